import { splitWords } from "./words";

/** Titles are compared without case. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** Where titles put a channel's name apart: "How I sharpen | Knife Week". A hyphen inside a word parts nothing. */
const APART = / [|•·–—-] |\|/u;
/** Hashtags say where a video is found, not what it is about. */
const HASHTAG = /(?:^|\s)#[\p{L}\p{N}_]+/gu;

/**
 * A title of another channel as an idea: without its hashtags, and without the channel's name where that stands apart or
 * signs a part ("…, Knife Week", "… by Knife Week", "… (Knife Week)", "Knife Week: …"), or where a name of several words
 * leads the title ("Knife Week sharpening 4"). Nothing else is bent. The whole title where nothing would be left.
 */
export function freeIdea(title: string, channel: string): string {
  const bare = title.replace(HASHTAG, "").trim();
  const name = fold(channel).trim();
  const isName = (text: string) => name !== "" && fold(text).trim().replace(/^@/, "") === name;
  const parts = bare.split(APART).filter((part) => part.trim() !== "");
  const own = parts
    .filter((part) => !isName(part))
    .map((part) => unsigned(part, isName))
    .map((part, at) => (at === 0 ? unled(part, name) : part));
  // Untouched unless something goes: its separators are the creator's.
  const idea =
    own.length === parts.length && own.every((part, at) => part === parts[at]) ? bare : own.join(" – ");
  return idea.trim() || title;
}

/** A part of a title without the name that signs it: after a comma, "by" or in brackets at its end, before a colon. */
function unsigned(part: string, isName: (text: string) => boolean): string {
  const text = part.trim();
  const colon = text.indexOf(":");
  if (colon > 0 && isName(text.slice(0, colon)) && colon < text.length - 1)
    return text.slice(colon + 1).trim();
  for (const [open, close] of [
    [",", ""],
    [" by ", ""],
    ["(", ")"],
    ["[", "]"],
  ] as const) {
    const at = text.lastIndexOf(open);
    const end = text.length - close.length;
    if (at > 0 && text.endsWith(close) && isName(text.slice(at + open.length, end)))
      return text.slice(0, at).trim();
  }
  return part;
}

/** Whether a text has the whole name of a channel in it, so that it is no subject of anyone else's. */
export function namesChannel(text: string, channel: string): boolean {
  const [words, name] = [text, channel].map((one) => splitWords(fold(one)).map(({ key }) => key));
  return !!name?.length && !!words && ` ${words.join(" ")} `.includes(` ${name.join(" ")} `);
}

/** A title without the name that leads it. A name of one word may be a word of the sentence, as is one before "in" or "is". */
function unled(part: string, name: string): string {
  const text = part.trim();
  if (!name.includes(" ") || !fold(text).startsWith(`${name} `)) return part;
  const rest = text.slice(name.length).trim();
  const [first] = splitWords(rest);
  return first?.start === 0 && first.kind !== "stop" ? rest : part;
}
