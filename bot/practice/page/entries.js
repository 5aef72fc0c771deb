// What can be chosen in a menu or an option that asks for a person, a role or a channel.

import { h } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { TEXT, isThread } from "./club.js";

/** The people of a server, or of a DM. */
export function userEntries(club, channel) {
  const users = channel.guild_id
    ? club.membersOf(channel.guild_id).map((member) => member.user)
    : [club.me, ...channel.recipients];
  return users.map((user) => ({
    value: user.id,
    label: club.name(user, channel.guild_id),
    description: `@${user.username}`,
    lead: face(user, club.name(user, channel.guild_id), "small"),
  }));
}

export function roleEntries(club, channel) {
  const roles = [...club.roles.values()].filter((role) => role.guild_id === channel.guild_id);
  return roles.map((role) => ({
    value: role.id,
    label: role.name.startsWith("@") ? role.name : `@${role.name}`,
    lead: sign("at"),
  }));
}

/** Channels and threads; `types` limits their kinds where it is not empty. */
export function channelEntries(club, channel, types = []) {
  const here = [...club.channels.values()].filter((one) => one.guild_id && one.guild_id === channel.guild_id);
  const wanted = here.filter((one) =>
    types.length ? types.includes(one.type) : one.type === TEXT || isThread(one),
  );
  return wanted.map((one) => ({
    value: one.id,
    label: `# ${one.name}`,
    description: isThread(one)
      ? `Thread in # ${club.channels.get(one.parent_id)?.name ?? "unknown"}`
      : one.topic,
    lead: sign(isThread(one) ? "thread" : "hash"),
  }));
}

const sign = (name) => h("span", { class: "lead-icon" }, icon(name, 18));
