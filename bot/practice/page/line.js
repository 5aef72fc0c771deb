// The one WebSocket to the server: asks with their replies, and the news (see page_api).

export class Refusal extends Error {
  constructor({ code, message, errors }) {
    super(firstWrong(errors) ?? message);
    this.code = code;
  }
}

function firstWrong(errors) {
  if (!errors || typeof errors !== "object") return null;
  if (Array.isArray(errors._errors) && errors._errors.length) return errors._errors[0].message;
  for (const inner of Object.values(errors)) {
    const found = firstWrong(inner);
    if (found) return found;
  }
  return null;
}

const WRONG_SECRET = 4004;
const LONGEST_PAUSE = 4000;

export class Line {
  /** `onEnter` gets each snapshot, `onNews` each dispatch, `onState` "open", "lost" or "refused". */
  constructor(secret, { onEnter, onNews, onState }) {
    this.secret = secret;
    this.handlers = { onEnter, onNews, onState };
    this.personId = null;
    this.waiting = new Map();
    this.number = 0;
    this.pause = 250;
  }

  open() {
    this.socket = new WebSocket(`ws://${location.host}/page-api/live`);
    this.socket.addEventListener("open", () => this.enter());
    this.socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.lost(event.code));
  }

  async enter() {
    try {
      const snapshot = await this.ask("enter", { secret: this.secret, person_id: this.personId });
      this.pause = 250;
      this.handlers.onEnter(snapshot);
      this.handlers.onState("open");
    } catch (refusal) {
      // The person is gone, as after a restart of the server: come in as the first of the club.
      if (this.personId === null || !(refusal instanceof Refusal)) return;
      this.personId = null;
      await this.enter();
    }
  }

  take(said) {
    if ("t" in said) {
      this.handlers.onNews(said.t, said.d);
      return;
    }
    const waiting = this.waiting.get(said.reply);
    this.waiting.delete(said.reply);
    if (said.error) waiting?.reject(new Refusal(said.error));
    else waiting?.resolve(said.ok);
  }

  lost(code) {
    for (const { reject } of this.waiting.values()) reject(new Error("The line to the server broke."));
    this.waiting.clear();
    if (code === WRONG_SECRET) {
      this.handlers.onState("refused");
      return;
    }
    this.handlers.onState("lost");
    setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Ask the server for something; the promise fails with a `Refusal` if it says no. */
  ask(name, what = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new Error("There is no line to the server just now."));
    this.number += 1;
    const id = this.number;
    this.socket.send(JSON.stringify({ ask: name, id, ...what }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Send a file ahead of what it will be part of; gives its upload id. */
  async upload(file) {
    const answer = await fetch(`/page-api/uploads?filename=${encodeURIComponent(file.name)}`, {
      method: "POST",
      body: file,
      headers: { Authorization: `Bearer ${this.secret}` },
    });
    const body = await answer.json();
    if (!answer.ok) throw new Refusal(body);
    return body.id;
  }
}
