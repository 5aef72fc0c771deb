// "Start a game" in one press: an ordinary command, run for the person.
//
// What the bot has to offer for it: a chat command `new` (not a subcommand) with
//   - a string option `game`, with choices or with autocomplete (its value is the game's key);
//   - a boolean option `quick`: seat the person who asks, fill the other seats with stand-ins, and
//     begin at once;
//   - no other required option.
// The command answers in the channel, or opens a thread there, which the page then follows.

import { BOOLEAN, STRING, interactionOptions, nameOf } from "./commands.js";

const COMMAND = "new";
const GAME = "game";
const QUICK = "quick";
const FOLLOW_FOR = 15_000;

/** The command with which a game can be started in one press, if the bot has it. */
export function quickCommand(known) {
  const leaf = known.find((one) => one.plainPath === COMMAND);
  if (!leaf) return null;
  const option = (name, type) => leaf.options.find((one) => one.name === name && one.type === type);
  const game = option(GAME, STRING);
  const fits = game && option(QUICK, BOOLEAN) && (game.choices?.length || game.autocomplete);
  const demanding = leaf.options.some((one) => one.required && one.name !== GAME && one.name !== QUICK);
  return fits && !demanding ? leaf : null;
}

/** The games one can start: `{label, value}`. */
export async function gamesOf(app, leaf, channelId) {
  const game = leaf.options.find((one) => one.name === GAME);
  if (game.choices?.length)
    return game.choices.map((choice) => ({ label: nameOf(choice), value: choice.value }));
  const options = interactionOptions(leaf, new Map([[GAME, ""]]), GAME);
  const { choices } = await app.line.ask("autocomplete", {
    channel_id: channelId,
    command_id: leaf.id,
    options,
  });
  return choices.map((choice) => ({ label: nameOf(choice), value: choice.value }));
}

/** Run the command and go where the table is. */
export async function startGame(app, leaf, game, channelId) {
  app.go(channelId);
  const follow = ({ detail: { channel } }) => {
    if (channel.parent_id === channelId && app.channelId === channelId) app.go(channel.id);
  };
  app.club.addEventListener("thread", follow);
  setTimeout(() => app.club.removeEventListener("thread", follow), FOLLOW_FOR);
  const values = new Map([
    [GAME, game],
    [QUICK, true],
  ]);
  return app.interactions.invoke(channelId, leaf, interactionOptions(leaf, values));
}
