// The bot's commands: how they are called, what they ask for, and whether an answer will do.

export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;
export const ATTACHMENT = 11;

const CHAT = 1;
export const ON_PERSON = 2;
export const ON_MESSAGE = 3;
const SUBCOMMAND = 1;
const GROUP = 2;
const LISTED = new Set([BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE]);

export const nameOf = (thing) => thing.name_localized || thing.name;
export const descriptionOf = (thing) => thing.description_localized || thing.description || "";

/** Every command that can be typed: a subcommand is one of its own, called "group name". */
export function leaves(commands) {
  const typed = commands.filter((command) => (command.type ?? CHAT) === CHAT);
  return typed
    .flatMap((command) => below(command, command, [], []))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function below(command, at, plain, spoken) {
  const names = [...plain, at.name];
  const shown = [...spoken, nameOf(at)];
  const inner = (at.options ?? []).filter((option) =>
    at === command || at.type === GROUP ? option.type === SUBCOMMAND || option.type === GROUP : false,
  );
  if (inner.length) return inner.flatMap((option) => below(command, option, names, shown));
  const options = [...(at.options ?? [])].sort(
    (a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)),
  );
  return [
    {
      id: command.id,
      names,
      path: shown.join(" "),
      plainPath: names.join(" "),
      group: shown.length > 1 ? shown[0] : "",
      description: descriptionOf(at),
      options,
    },
  ];
}

/** The commands that are used on a person or on a message, from their menus. */
export function contextCommands(commands, kind) {
  return commands
    .filter((command) => command.type === kind)
    .map((command) => ({ id: command.id, path: nameOf(command), label: nameOf(command) }));
}

/** The options as an interaction carries them: `values` maps names to values. */
export function interactionOptions(leaf, values, focused = null) {
  let options = leaf.options
    .filter((option) => values.has(option.name))
    .map((option) => ({
      name: option.name,
      type: option.type,
      value: values.get(option.name),
      ...(option.name === focused && { focused: true }),
    }));
  const inner = leaf.names.slice(1);
  inner.reverse().forEach((name, depth) => {
    options = [{ name, type: depth === 0 ? SUBCOMMAND : GROUP, options }];
  });
  return options;
}

/** Whether one has to choose among what is offered instead of writing something. */
export const mustChoose = (option) => Boolean(option.choices?.length) || LISTED.has(option.type);

/** What an option asks for, in a few words. */
export function wants(option) {
  const words = {
    [INTEGER]: "a whole number",
    [NUMBER]: "a number",
    [BOOLEAN]: "yes or no",
    [USER]: "a person",
    [CHANNEL]: "a channel",
    [ROLE]: "a role",
    [MENTIONABLE]: "a person or a role",
    [ATTACHMENT]: "a file",
  };
  return option.choices?.length ? "one of the list" : (words[option.type] ?? "a text");
}

/** Check what was typed (`text`) or chosen (`chosen`: a value): `{value}`, `{empty: true}` or `{error}`. */
export function checked(option, text, chosen) {
  if (chosen !== undefined) return { value: chosen };
  const typed = text.trim();
  if (typed === "") return option.required ? { error: "This is needed." } : { empty: true };
  if (mustChoose(option)) return { error: `Choose ${wants(option)}.` };
  if (option.type === INTEGER || option.type === NUMBER) return checkedNumber(option, typed);
  if (option.min_length !== undefined && [...typed].length < option.min_length)
    return { error: `At least ${option.min_length} characters.` };
  if (option.max_length !== undefined && [...typed].length > option.max_length)
    return { error: `At most ${option.max_length} characters.` };
  return { value: typed };
}

function checkedNumber(option, typed) {
  const number = Number(typed.replace(",", "."));
  if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isSafeInteger(number)))
    return { error: `This should be ${wants(option)}.` };
  if (option.min_value !== undefined && number < option.min_value)
    return { error: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && number > option.max_value)
    return { error: `At most ${option.max_value}.` };
  return { value: number };
}
