// What the person at the screen can see: kept up to date from the news, told to whoever listens.

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const LAYOUT = 1 << 15;
export const TEXT = 0;
export const DM = 1;
const THREADS = new Set([10, 11, 12]);
const TYPING_LASTS = 10_000;

export const isThread = (channel) => THREADS.has(channel.type);

export class Club extends EventTarget {
  constructor() {
    super();
    this.me = null;
    this.channels = new Map();
    this.users = new Map();
    this.roles = new Map();
    this.members = new Map();
    this.messages = new Map();
    this.complete = new Set();
    this.reads = new Map();
    this.typing = new Map();
  }

  /** Say that something changed: "all", "channels", "messages", "people", "commands", "typing". */
  tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  listen(name, action) {
    this.addEventListener(name, (event) => action(event.detail));
  }

  /** Forget everything and see the club as this snapshot shows it. */
  enter(snapshot) {
    for (const shelf of [
      this.channels,
      this.users,
      this.roles,
      this.members,
      this.messages,
      this.reads,
      this.complete,
      this.typing,
    ])
      shelf.clear();
    this.me = snapshot.me;
    this.people = snapshot.people;
    this.bot = snapshot.bot;
    this.botOnline = snapshot.bot_online;
    this.guilds = snapshot.guilds.map(({ id, name }) => ({ id, name }));
    for (const { user } of snapshot.people) this.users.set(user.id, user);
    this.users.set(snapshot.bot.id, snapshot.bot);
    for (const guild of snapshot.guilds) this.takeGuild(guild);
    for (const channel of snapshot.dms) this.takeChannel(channel);
    for (const [id, messages] of Object.entries(snapshot.messages)) {
      this.messages.set(id, messages);
      if (messages.length < 50) this.complete.add(id);
    }
    for (const state of snapshot.read_states) this.reads.set(state.channel_id, state);
    this.tell("all");
  }

  takeGuild(guild) {
    for (const role of guild.roles) this.roles.set(role.id, { ...role, guild_id: guild.id });
    for (const member of guild.members) this.takeMember(guild.id, member);
    for (const channel of [...guild.channels, ...guild.threads])
      this.takeChannel({ ...channel, guild_id: guild.id });
  }

  takeMember(guildId, member) {
    this.users.set(member.user.id, member.user);
    this.members.set(`${guildId}/${member.user.id}`, member);
  }

  takeChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    for (const user of channel.recipients ?? []) this.users.set(user.id, user);
  }

  hear(name, data) {
    const handler = NEWS[name];
    if (handler) handler(this, data);
  }

  // Finding things

  locale() {
    return this.people.find(({ user }) => user.id === this.me.id)?.locale ?? "en-US";
  }

  name(user, guildId = null) {
    const member = guildId && this.members.get(`${guildId}/${user.id}`);
    return member?.nick || user.global_name || user.username;
  }

  nameOf(userId, guildId = null) {
    const user = this.users.get(userId);
    return user ? this.name(user, guildId) : "someone";
  }

  channelName(channel) {
    if (channel.type === DM) return channel.recipients.map((user) => this.name(user)).join(", ");
    return channel.name;
  }

  textChannels(guildId) {
    return this.sorted(
      (channel) => channel.guild_id === guildId && channel.type === TEXT,
      (channel) => channel.position ?? 0,
    );
  }

  threadsOf(parentId) {
    const open = (channel) => isThread(channel) && channel.parent_id === parentId;
    return this.sorted(open, (channel) => Number(BigInt(channel.id) >> 22n));
  }

  dms() {
    const newest = (channel) => -Number(BigInt(channel.last_message_id ?? channel.id) >> 22n);
    return this.sorted((channel) => channel.type === DM, newest);
  }

  sorted(which, key) {
    return [...this.channels.values()].filter(which).sort((a, b) => key(a) - key(b));
  }

  membersOf(guildId) {
    const prefix = `${guildId}/`;
    return [...this.members].filter(([key]) => key.startsWith(prefix)).map(([, member]) => member);
  }

  message(channelId, messageId) {
    return (this.messages.get(channelId) ?? []).find((one) => one.id === messageId);
  }

  /** Whether a message calls the person at the screen. */
  callsMe(message) {
    if (message.author.id === this.me.id) return false;
    if (message.mention_everyone || message.mentions.some((user) => user.id === this.me.id)) return true;
    const guildId = this.channels.get(message.channel_id)?.guild_id;
    const roles = this.members.get(`${guildId}/${this.me.id}`)?.roles ?? [];
    return message.mention_roles.some((role) => roles.includes(role));
  }

  // Changing things

  /** Older messages, put before those that are known. */
  takeHistory(channelId, older, asked) {
    this.messages.set(channelId, [...older, ...(this.messages.get(channelId) ?? [])]);
    if (older.length < asked) this.complete.add(channelId);
  }

  takeRead(state) {
    this.reads.set(state.channel_id, state);
    this.tell("channels");
  }
}

const NEWS = {
  MESSAGE_CREATE(club, message) {
    const list = club.messages.get(message.channel_id) ?? [];
    if (list.some((one) => one.id === message.id)) return;
    club.messages.set(message.channel_id, [...list, message]);
    const channel = club.channels.get(message.channel_id);
    if (channel && !(message.flags & EPHEMERAL)) channel.last_message_id = message.id;
    stopTyping(club, message.channel_id, message.author.id);
    club.tell("messages", { kind: "new", message, channelId: message.channel_id });
    club.tell("channels");
  },

  MESSAGE_UPDATE(club, message) {
    const list = club.messages.get(message.channel_id) ?? [];
    const at = list.findIndex((one) => one.id === message.id);
    if (at < 0) return;
    list[at] = { ...list[at], ...message };
    club.tell("messages", { kind: "changed", message: list[at], channelId: message.channel_id });
  },

  MESSAGE_DELETE(club, { id, channel_id: channelId }) {
    const list = club.messages.get(channelId) ?? [];
    club.messages.set(
      channelId,
      list.filter((one) => one.id !== id),
    );
    club.tell("messages", { kind: "gone", id, channelId });
  },

  MESSAGE_REACTION_ADD: (club, news) => react(club, news, 1),
  MESSAGE_REACTION_REMOVE: (club, news) => react(club, news, -1),

  CHANNEL_CREATE: channelNews,
  CHANNEL_UPDATE: channelNews,
  THREAD_CREATE(club, channel) {
    const fresh = !club.channels.has(channel.id);
    channelNews(club, channel);
    if (fresh) club.tell("thread", { channel });
  },
  THREAD_UPDATE: channelNews,
  CHANNEL_DELETE: channelGone,
  THREAD_DELETE: channelGone,

  GUILD_CREATE(club, guild) {
    if (!club.guilds.some(({ id }) => id === guild.id)) club.guilds.push({ id: guild.id, name: guild.name });
    club.takeGuild(guild);
    club.tell("channels");
  },

  GUILD_MEMBER_ADD(club, member) {
    club.takeMember(member.guild_id, member);
    club.tell("people");
  },

  GUILD_MEMBER_UPDATE: (club, member) => NEWS.GUILD_MEMBER_ADD(club, member),

  GUILD_MEMBER_REMOVE(club, { guild_id: guildId, user }) {
    club.members.delete(`${guildId}/${user.id}`);
    club.tell("people");
  },

  READ_STATE_UPDATE: (club, state) => club.takeRead(state),

  PERSON_UPDATE(club, { user_id: userId, ...counts }) {
    const person = club.people.find(({ user }) => user.id === userId);
    if (person) Object.assign(person, counts);
    club.tell("people");
  },

  PRESENCE_UPDATE(club, { user, status }) {
    if (user.id !== club.bot.id) return;
    club.botOnline = status !== "offline";
    club.tell("people");
  },

  TYPING_START(club, { channel_id: channelId, user_id: userId }) {
    stopTyping(club, channelId, userId);
    const timer = setTimeout(() => stopTyping(club, channelId, userId), TYPING_LASTS);
    club.typing.set(`${channelId}/${userId}`, { channelId, userId, timer });
    club.tell("typing");
  },

  APPLICATION_COMMANDS_UPDATE: (club) => club.tell("commands"),
};

function channelNews(club, channel) {
  club.takeChannel(channel);
  club.tell("channels");
}

function channelGone(club, { id }) {
  club.channels.delete(id);
  club.reads.delete(id);
  club.tell("channels", { gone: id });
}

function stopTyping(club, channelId, userId) {
  const key = `${channelId}/${userId}`;
  const known = club.typing.get(key);
  if (!known) return;
  clearTimeout(known.timer);
  club.typing.delete(key);
  club.tell("typing");
}

function react(club, { user_id: userId, channel_id: channelId, message_id: messageId, emoji }, change) {
  const message = club.message(channelId, messageId);
  if (!message) return;
  const reactions = (message.reactions ?? []).map((one) => ({ ...one }));
  let found = reactions.find((one) => one.emoji.name === emoji.name);
  if (!found) reactions.push((found = { emoji, count: 0, me: false }));
  found.count += change;
  if (userId === club.me.id) found.me = change > 0;
  message.reactions = reactions.filter((one) => one.count > 0);
  club.tell("messages", { kind: "changed", message, channelId });
}
