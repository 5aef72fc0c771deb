// Commands, buttons, menus and modals under way: what was asked of the bot and what came of it.

const PATIENCE = 20_000;

export class Interactions {
  constructor(club, line, openModal) {
    this.club = club;
    this.line = line;
    this.openModal = openModal;
    this.waiting = new Map();
    /** By message id: `{busy: customId}` while the bot is asked, `{failed: reason}` if it went wrong. */
    this.marks = new Map();
    /** Commands on their way, and those that came to nothing: shown at the end of their channel. */
    this.sent = [];
  }

  /** Forget what another person was doing. */
  clear() {
    this.marks.clear();
    this.sent = [];
  }

  hear(name, data) {
    if (name === "INTERACTION_SUCCESS") {
      this.end(data.nonce, (one) => one.resolve());
    } else if (name === "INTERACTION_FAILURE") {
      this.end(data.nonce, (one) => one.reject(new Error(data.reason)));
    } else if (name === "INTERACTION_MODAL_CREATE") {
      this.end(data.nonce, (one) => one.resolve());
      this.openModal(data);
    }
  }

  end(nonce, how) {
    const waiting = this.waiting.get(nonce);
    if (!waiting) return;
    this.waiting.delete(nonce);
    clearTimeout(waiting.timer);
    how(waiting);
  }

  /** Ask the bot for something; done when it has acknowledged, fails with the reason to show. */
  async start(ask, what) {
    const nonce = crypto.randomUUID();
    const acknowledged = new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.end(nonce, (one) => one.reject(new Error("No answer came back."))),
        PATIENCE,
      );
      this.waiting.set(nonce, { resolve, reject, timer });
    });
    try {
      await this.line.ask(ask, { ...what, nonce });
    } catch (refusal) {
      this.end(nonce, (one) => one.reject(refusal));
    }
    return acknowledged;
  }

  /** Press a button or choose in a menu of a message. */
  async use(message, customId, values = []) {
    if (this.marks.get(message.id)?.busy) return;
    this.mark(message, { busy: customId });
    try {
      await this.start("use_component", {
        channel_id: message.channel_id,
        message_id: message.id,
        custom_id: customId,
        values,
      });
      this.mark(message, null);
    } catch (failure) {
      this.mark(message, { failed: failure.message });
    }
  }

  mark(message, state) {
    if (state) this.marks.set(message.id, state);
    else this.marks.delete(message.id);
    const current = this.club.message(message.channel_id, message.id);
    if (current)
      this.club.tell("messages", { kind: "changed", message: current, channelId: message.channel_id });
  }

  /** Run a command, perhaps on a person or a message; whether the bot acknowledged it. */
  async invoke(channelId, command, options, targetId = null) {
    const note = { channelId, command, state: "sending" };
    this.sent.push(note);
    this.club.tell("sent");
    try {
      await this.start("invoke", {
        channel_id: channelId,
        command_id: command.id,
        options,
        target_id: targetId,
      });
      this.forget(note);
      return true;
    } catch (failure) {
      Object.assign(note, { state: "failed", reason: failure.message });
      this.club.tell("sent");
      return false;
    }
  }

  forget(note) {
    this.sent = this.sent.filter((one) => one !== note);
    this.club.tell("sent");
  }

  /** Send a modal; fails with the reason to show in it. */
  submit(interactionId, values) {
    return this.start("submit_modal", { interaction_id: interactionId, values });
  }
}
