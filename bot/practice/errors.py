"""How Discord refuses: a status, a code of its own, a sentence, and the fields at fault."""

from typing import Any, NamedTuple

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """A kind of refusal with Discord's number for it."""

    status: int
    code: int
    message: str


NOT_FOUND = Problem(404, 0, "404: Not Found")
UNAUTHORIZED = Problem(401, 0, "401: Unauthorized")
UNKNOWN_APPLICATION = Problem(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Problem(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Problem(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Problem(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Problem(404, 10008, "Unknown Message")
UNKNOWN_OVERWRITE = Problem(404, 10009, "Unknown Overwrite")
UNKNOWN_ROLE = Problem(404, 10011, "Unknown Role")
UNKNOWN_USER = Problem(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Problem(400, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Problem(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Problem(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Problem(404, 10063, "Unknown application command")
TOO_MANY_PINS = Problem(400, 30003, "Maximum number of pins reached (250)")
TOO_MANY_REACTIONS = Problem(400, 30010, "Maximum number of reactions reached (20)")
TOO_MANY_COMMANDS = Problem(400, 30032, "Maximum number of application commands reached (100).")
TOO_MANY_OLD_EDITS = Problem(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
TOO_LARGE = Problem(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Problem(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Problem(403, 50001, "Missing Access")
WRONG_FOR_DM = Problem(403, 50003, "Cannot execute action on a DM channel")
NOT_YOUR_MESSAGE = Problem(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Problem(400, 50006, "Cannot send an empty message")
CANNOT_DM = Problem(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Problem(403, 50013, "Missing Permissions")
WRONG_DELETE_COUNT = Problem(400, 50016, "You can only bulk delete between 2 and 100 messages.")
WRONG_CHANNEL_TYPE = Problem(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Problem(401, 50027, "Invalid Webhook Token")
INVALID_FORM = Problem(400, 50035, "Invalid Form Body")
ARCHIVED_THREAD = Problem(400, 50083, "Thread is archived")
INVALID_JSON = Problem(400, 50109, "The request body contains invalid JSON.")
THREAD_EXISTS = Problem(400, 160004, "A thread has already been created for this message")


class DiscordError(Exception):
    """A refusal on its way to whoever asked."""

    def __init__(self, problem: Problem, errors: dict[str, Any] | None = None) -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.errors = errors or {}

    def body(self) -> dict[str, Any]:
        """The JSON that Discord sends."""
        body: dict[str, Any] = {"message": self.problem.message, "code": self.problem.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Form:
    """Collects what is wrong with a body, field by field, and refuses it all at once."""

    def __init__(self) -> None:
        self._errors: dict[str, Any] = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note a mistake in the field at `path`."""
        at = self._errors
        for step in path:
            at = at.setdefault(str(step), {})
        at.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, value: str | list[Any], low: int, high: int) -> None:
        """Note a text or a list that is too short or too long."""
        if low <= len(value) <= high:
            return
        if low == 0:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def check(self) -> None:
        """Refuse the body if anything was wrong."""
        if self._errors:
            raise DiscordError(INVALID_FORM, _deepest(self._errors))


def _deepest(errors: dict[str, Any]) -> dict[str, Any]:
    """The mistakes without those of a list or object in which something smaller is wrong."""
    inside = {name: _deepest(node) for name, node in errors.items() if name != "_errors"}
    return inside or errors


def refuse(path: Path, code: str, message: str) -> DiscordError:
    """The refusal of a body for a single field, to be raised."""
    form = Form()
    form.wrong(path, code, message)
    try:
        form.check()
    except DiscordError as refusal:
        return refusal
    raise AssertionError("a form with a mistake was found good")
