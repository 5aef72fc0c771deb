// Discord's markdown, read into a tree of plain objects. `markup.js` draws the tree.
// Nodes: {type, children} or {type, text}; a text in a list of nodes is just itself.

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
const MENTIONS = [
  [/^<@!?(\d{1,20})>/, (found) => ({ type: "user", id: found[1] })],
  [/^<@&(\d{1,20})>/, (found) => ({ type: "role", id: found[1] })],
  [/^<#(\d{1,20})>/, (found) => ({ type: "channel", id: found[1] })],
  [/^<\/([-\w ]{1,100}):\d{1,20}>/, (found) => ({ type: "command", text: found[1] })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/,
    (found) => ({ type: "time", seconds: Number(found[1]), style: found[2] ?? "f" }),
  ],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (found) => ({ type: "emoji", text: `:${found[1]}:` })],
  [/^@(everyone|here)\b/, (found) => ({ type: "everyone", text: `@${found[1]}` })],
];
const LINK =
  /^\[((?:\\.|\[[^\]\n]*\]|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\)/;
const ADDRESS = /^https?:\/\/[^\s<>"]+[^\s<>".,:;!?'\])]/;
const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:\d{1,20}|@me)\/(\d{1,20})\/(\d{1,20})(?![\w/])/;
const PAIRS = [
  ["||", "spoiler"],
  ["***", "both"],
  ["**", "bold"],
  ["__", "underline"],
  ["~~", "strike"],
  ["*", "italic"],
  ["_", "italic"],
];

/** Read a whole message. */
export function parse(text) {
  return blocks(text.replaceAll("\r\n", "\n"));
}

function blocks(text) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    const joined = plain.join("\n");
    if (joined !== "") nodes.push({ type: "paragraph", children: inline(joined) });
    plain = [];
  };
  const lines = text.split("\n");
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at).join("\n");
    const taken = FENCE_START.test(lines[at]) ? fence(rest) : block(lines, at, rest);
    if (taken === null) {
      plain.push(lines[at]);
      at += 1;
    } else {
      flush();
      nodes.push(taken.node);
      at += taken.lines;
    }
  }
  flush();
  return nodes;
}

const FENCE_START = /^```/;

function fence(rest) {
  const found = FENCE.exec(rest);
  if (!found) return null;
  const after = rest.slice(found[0].length);
  if (after !== "" && !after.startsWith("\n")) return null;
  return {
    node: { type: "fence", language: found[1] ?? "", text: found[2] },
    lines: found[0].split("\n").length,
  };
}

function block(lines, at, rest) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(.*\S)/.exec(line);
  if (heading)
    return { node: { type: "heading", level: heading[1].length, children: inline(heading[2]) }, lines: 1 };
  const small = /^-# +(.*\S)/.exec(line);
  if (small) return { node: { type: "small", children: inline(small[1]) }, lines: 1 };
  if (line.startsWith(">>> "))
    return { node: { type: "quote", children: blocks(rest.slice(4)) }, lines: lines.length - at };
  if (/^> /.test(line) || line === ">") return run(lines, at, (one) => /^>( |$)/.test(one), quote);
  if (ITEM.test(line)) return run(lines, at, (one, first) => continuesList(one, line, first), list);
  return null;
}

function run(lines, at, belongs, make) {
  let end = at;
  while (end < lines.length && belongs(lines[end], end === at)) end += 1;
  return { node: make(lines.slice(at, end)), lines: end - at };
}

const quote = (lines) => ({
  type: "quote",
  children: blocks(lines.map((line) => line.replace(/^> ?/, "")).join("\n")),
});

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

/** Whether a line goes on with the list that `first` began: the same kind of sign, or further in. */
function continuesList(line, first, isFirst) {
  const [found, began] = [ITEM.exec(line), ITEM.exec(first)];
  if (!found) return !isFirst && /^ +\S/.test(line);
  return found[1].length > began[1].length + 1 || /\d/.test(found[2]) === /\d/.test(began[2]);
}

/** Lines of a list, nested by how far they are indented. */
function list(lines) {
  const first = ITEM.exec(lines[0]);
  const items = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    if (found && found[1].length <= first[1].length + 1) items.push({ text: found[3], inner: [] });
    else items.at(-1).inner.push(line);
  }
  return {
    type: "list",
    start: /\d/.test(first[2]) ? Number.parseInt(first[2], 10) : null,
    items: items.map(({ text, inner }) => {
      const nested =
        inner.length && ITEM.test(inner[0])
          ? [list(inner)]
          : inner.flatMap((line) => ["\n", ...inline(line.trim())]);
      return [...inline(text), ...nested];
    }),
  };
}

/** What stands within a line: emphasis, code, links, mentions. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  const push = (node) => {
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const found = special(rest, text[at - 1] ?? " ");
    if (found?.text !== undefined) plain += found.text;
    else if (found) push(found.node);
    else plain += text[at];
    at += found?.length ?? 1;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function special(rest, before) {
  switch (rest[0]) {
    case "\\":
      return /^\\[^A-Za-z0-9\s]/.test(rest) ? { text: rest[1], length: 2 } : null;
    case "`":
      return code(rest);
    case "[":
      return take(LINK, rest, (found) => ({ type: "link", href: found[2], children: inline(found[1]) }));
    case "<":
      return (
        mention(rest) ??
        take(/^<(https?:\/\/[^\s<>]+)>/, rest, (found) => ({
          type: "link",
          href: found[1],
          children: [found[1]],
        }))
      );
    case "@":
      return /\w/.test(before) ? null : mention(rest);
    case "h":
      return /\w/.test(before)
        ? null
        : (take(MESSAGE, rest, (found) => ({ type: "place", id: found[1], message: found[2] })) ??
            take(ADDRESS, rest, (found) => ({ type: "link", href: found[0], children: [found[0]] })));
    case "*":
    case "_":
    case "~":
    case "|":
      return pair(rest, before);
    default:
      return null;
  }
}

function take(pattern, rest, make) {
  const found = pattern.exec(rest);
  return found && { node: make(found), length: found[0].length };
}

function mention(rest) {
  for (const [pattern, make] of MENTIONS) {
    const found = take(pattern, rest, make);
    if (found) return found;
  }
  return null;
}

function code(rest) {
  return (
    take(FENCE, rest, (found) => ({ type: "fence", language: found[1] ?? "", text: found[2] })) ??
    take(/^(`+)([\s\S]*?[^`])\1(?!`)/, rest, (found) => ({
      type: "code",
      text: found[2].replace(/^ (.*`.*) $/, "$1"),
    }))
  );
}

function pair(rest, before) {
  for (const [sign, type] of PAIRS) {
    if (!rest.startsWith(sign)) continue;
    if (sign === "_" && /\w/.test(before)) continue;
    const end = closing(rest, sign);
    if (end < 0) continue;
    const children = inline(rest.slice(sign.length, end));
    const node =
      type === "both" ? { type: "italic", children: [{ type: "bold", children }] } : { type, children };
    return { node, length: end + sign.length };
  }
  return null;
}

/** Where the pair that `sign` opens at the start is closed; -1 if it is not. */
function closing(text, sign) {
  if (sign.length === 1 && /\s/.test(text[1] ?? " ")) return -1;
  for (let at = sign.length; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "`") at += (code(text.slice(at))?.length ?? 1) - 1;
    else if (text.startsWith(sign, at) && at > sign.length) {
      if (sign.length === 1) {
        const double = text[at + 1] === sign;
        if (double) {
          const inner = closing(text.slice(at), sign + sign);
          at += inner > 0 ? inner + 1 : 1;
          continue;
        }
        if (/\s/.test(text[at - 1]) || (sign === "_" && /\w/.test(text[at + 1] ?? " "))) continue;
      }
      let end = at;
      while (sign.length > 1 && text.startsWith(sign, end + 1)) end += 1;
      return end;
    } else if (text.startsWith(sign, at) && sign.length === 1) {
      return -1;
    }
  }
  return -1;
}

/** The text without its signs, for places that show no markup: replies, notices, announcements. */
export function plainText(text, names) {
  const say = (node) => {
    if (typeof node === "string") return node;
    if (node.type === "spoiler") return "▇▇▇";
    if (node.type === "user") return `@${names.user(node.id)}`;
    if (node.type === "role") return `@${names.role(node.id)}`;
    if (node.type === "channel" || node.type === "place") return `#${names.channel(node.id)}`;
    if (node.type === "command") return `/${node.text}`;
    if (node.type === "time") return names.time(node);
    if (node.type === "list") return node.items.map((item) => item.map(say).join("")).join(", ");
    return node.text ?? node.children.map(say).join("");
  };
  return parse(text).map(say).join(" ").replace(/\s+/gu, " ").trim();
}
