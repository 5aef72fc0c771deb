"""What the web page and the local Discord say to each other.

The page is a small Discord client: what it shows are Discord's own JSON objects (messages,
components, channels, users, application commands), ids are strings of digits, and what happens
reaches it under the names of Discord's gateway events.

**Files.** `GET /` is `page/index.html`; `GET /page/NAME` is any other file of that folder, without
a secret. `petitbleu play` prints and opens `http://127.0.0.1:PORT/#SECRET`. The page takes the
secret from `location.hash`, keeps it in `sessionStorage` and takes it out of the address. Without
it the page can only ask to be opened by the printed address.

**Live.** The page opens one WebSocket, `/page-api/live`, and says everything there as JSON text.
Every ask carries `ask` (its name, see `Ask`) and `id`, a number of the page's own choosing; every
ask gets exactly one `Reply` with that number: `{"reply": 7, "ok": {...}}`, or
`{"reply": 7, "error": {"code": 50035, "message": "...", "errors": {...}}}` with Discord's code and
shape and nothing changed. The first ask is `enter`. A wrong secret closes the socket with code
4004, a text that is no ask with 4002; when the server ends, with 1001. After any other close the
page tries again and gets a new snapshot.

**Being somebody.** A socket looks at the club as one person: `enter` chooses one (or takes the
first), `become` changes to another; both answer with a `Snapshot` of all this person may see. After
that the page keeps itself up to date from the dispatches, `{"t": NAME, "d": {...}}`:

- `MESSAGE_CREATE`, `MESSAGE_UPDATE`: d is the whole message object. `flags` has Discord's bits:
  64 ephemeral (only this person gets it; offer "dismiss"), 128 the bot is thinking (a deferred
  answer; the same message is updated later), 32768 components v2.
- `MESSAGE_DELETE`: `{id, channel_id}`; also what happens to a dismissed ephemeral message.
- `MESSAGE_REACTION_ADD`, `MESSAGE_REACTION_REMOVE`: `{user_id, channel_id, message_id, emoji}`.
- `CHANNEL_CREATE`, `CHANNEL_UPDATE`, `CHANNEL_DELETE`: d is a channel; a DM has type 1 and
  `recipients` (without oneself). `THREAD_CREATE`, `THREAD_UPDATE`, `THREAD_DELETE` likewise;
  `thread_metadata.archived` says whether it is closed.
- `CHANNEL_PINS_UPDATE`: `{channel_id, last_pin_timestamp}`.
- `GUILD_MEMBER_UPDATE`: a member object with `guild_id`. `GUILD_MEMBER_REMOVE`:
  `{guild_id, user}`.
- `READ_STATE_UPDATE`: a `ReadState`: how much of a channel this person has not read.
- `PERSON_UPDATE`: `{user_id, unread, mentions}`: what waits for somebody the page can become,
  told to every page a moment after it changed.
- `TYPING_START`: `{channel_id, user_id, timestamp}`: somebody else is writing, for ten seconds.
- `PRESENCE_UPDATE`: `{user: {id}, status: "online" | "offline"}`: the bot came or went.
- `APPLICATION_COMMANDS_UPDATE`: `{}`: the bot's commands changed, ask `commands` again.
- `INTERACTION_CREATE`, `INTERACTION_SUCCESS`: `{id, nonce}`: an interaction of this person is under
  way; it has been acknowledged.
- `INTERACTION_FAILURE`: `{id, nonce, reason}`: nobody acknowledged it within 3 seconds, or the bot
  is not there. `reason` is the sentence to show.
- `INTERACTION_MODAL_CREATE`: `{id, nonce, custom_id, title, components}`: open this modal; send
  it with `submit_modal` and `interaction_id` = `id`. Closing it tells nobody anything.

**Interactions.** `invoke`, `use_component` and `submit_modal` are answered at once by
`{"interaction_id": "..."}`; what comes of it arrives as the dispatches above with the same `id`,
and `nonce` where the page gave one. `autocomplete` is answered by `{"choices": [...]}` (Discord's
choice objects, at most 25; empty if the bot did not answer in time).

Options of `invoke` and `autocomplete` are what Discord calls interaction data options:
`[{"name": "card", "type": 3, "value": "archery"}]`, nested for subcommands
`[{"name": "meld", "type": 1, "options": [...]}]`; the option being typed has `"focused": true`.
Values of user, channel, role and attachment options are ids (of an upload for the last).

**Files of people.** `POST /page-api/uploads?filename=NAME` with the file as the body and the header
`Authorization: Bearer SECRET` answers `{"id": "..."}`; that id can be used once, in `send`, in an
attachment option or in a file upload of a modal. More than 10 MiB is refused with status 413 and
code 40005. Attachments and embeds name their pictures by complete addresses on this server, which
need no secret to be read (they are signed); `attachment://NAME` never reaches the page.
A message of components v2 shows its attachments through its components alone: its `attachments` are
not to be drawn a second time.
"""

from typing import Any

import msgspec

from bot.practice.model import JSON


class Ask(msgspec.Struct, tag_field="ask", forbid_unknown_fields=True, kw_only=True):
    """Anything the page wants; the number comes back in the reply."""

    id: int


class Enter(Ask, tag="enter"):
    """Come in. Answer: a snapshot as seen by `person_id`, or by the first person of the club."""

    secret: str
    person_id: str | None = None


class Become(Ask, tag="become"):
    """Be another person from now on. Answer: a snapshot."""

    person_id: str


class SetLocale(Ask, tag="set_locale"):
    """Say which language this person's Discord is set to ("en-US", "fr", "de"). Answer: `{}`."""

    locale: str


class Send(Ask, tag="send"):
    """Post a message. Answer: the message object."""

    channel_id: str
    content: str = ""
    reply_to: str | None = None
    upload_ids: list[str] = []
    nonce: str | None = None


class DeleteMessage(Ask, tag="delete_message"):
    """Delete one's own message, or dismiss an ephemeral one. Answer: `{}`."""

    channel_id: str
    message_id: str


class React(Ask, tag="react"):
    """Put a reaction on a message, or take it away. Answer: `{}`."""

    channel_id: str
    message_id: str
    emoji: str
    on: bool = True


class OpenDM(Ask, tag="open_dm"):
    """Open the DM channel with somebody. Answer: the channel object."""

    user_id: str


class History(Ask, tag="history"):
    """Messages. Answer: `{"messages": [...]}`, oldest first; fewer than `limit` at the top."""

    channel_id: str
    before: str | None = None
    limit: int = 50


class MarkRead(Ask, tag="mark_read"):
    """This person has read the channel up to its last message. Answer: a `ReadState`."""

    channel_id: str


class Commands(Ask, tag="commands"):
    """What may be typed in a channel. Answer: `{"commands": [...]}`, application command objects.

    Their texts come in this person's language: `name_localized` and `description_localized` stand
    beside the plain ones on commands, options and choices (choices: name only).
    """

    channel_id: str


class Autocomplete(Ask, tag="autocomplete"):
    """Suggestions for the focused option. Answer: `{"choices": [...]}`."""

    channel_id: str
    command_id: str
    options: list[JSON]


class Invoke(Ask, tag="invoke"):
    """Run a command. `target_id` is the user or message of a context menu command (types 2, 3)."""

    channel_id: str
    command_id: str
    options: list[JSON] = []
    target_id: str | None = None
    nonce: str | None = None


class UseComponent(Ask, tag="use_component"):
    """Press a button (no values) or choose in a select: values of its options, or ids."""

    channel_id: str
    message_id: str
    custom_id: str
    values: list[str] = []
    nonce: str | None = None


class SubmitModal(Ask, tag="submit_modal"):
    """Send a modal: `values` says for each custom id in it what was typed (str) or chosen (list).

    Texts not typed may be left out or be "". File uploads are lists of upload ids. A checkbox is
    true or false.
    """

    interaction_id: str
    values: dict[str, str | list[str] | bool | None]
    nonce: str | None = None


AnyAsk = (
    Enter
    | Become
    | SetLocale
    | Send
    | DeleteMessage
    | React
    | OpenDM
    | History
    | MarkRead
    | Commands
    | Autocomplete
    | Invoke
    | UseComponent
    | SubmitModal
)


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why an ask came to nothing, in Discord's shape."""

    code: int
    message: str
    errors: JSON = {}


class Reply(msgspec.Struct, omit_defaults=True):
    """The one answer to an ask: `ok` or `error`."""

    reply: int
    ok: Any = None
    error: Refusal | None = None


class Dispatch(msgspec.Struct):
    """Something happened that this person may see."""

    t: str
    d: JSON


class PersonView(msgspec.Struct):
    """Somebody the page can become, and how much waits for them in all they see."""

    user: JSON
    locale: str
    unread: int
    mentions: int


class GuildView(msgspec.Struct):
    """A server as a person sees it. `members` include the bot (`user.bot` is true)."""

    id: str
    name: str
    roles: list[JSON]
    members: list[JSON]
    channels: list[JSON]
    threads: list[JSON]


class ReadState(msgspec.Struct):
    """What of a channel is new to a person; `mentions` counts the messages that call them."""

    channel_id: str
    last_read_id: str | None
    unread: int
    mentions: int


class Snapshot(msgspec.Struct):
    """All that a person sees on coming in.

    `messages` has the last fifty of every channel in sight, by channel id, oldest first. Read
    states are there for channels that have messages.
    """

    me: JSON
    people: list[PersonView]
    bot: JSON
    bot_online: bool
    guilds: list[GuildView]
    dms: list[JSON]
    messages: dict[str, list[JSON]]
    read_states: list[ReadState]
