/** Titles are compared without case. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** Where titles put a channel's name apart: "How I sharpen | Knife Week". A hyphen inside a word parts nothing. */
const APART = / [|•·–—-] |\|/u;
/** Hashtags say where a video is found, not what it is about. */
const HASHTAG = /(?:^|\s)#[\p{L}\p{N}_]+/gu;

/**
 * A title of another channel as an idea: without its hashtags, and without the channel's name where that stands apart or
 * signs a part ("…, Knife Week", "… by Knife Week", "… (Knife Week)", "Knife Week: …"). Nothing else is bent. The whole
 * title where nothing would be left.
 */
export function freeIdea(title: string, channel: string): string {
  const bare = title.replace(HASHTAG, "").trim();
  const name = fold(channel).trim();
  const isName = (text: string) => name !== "" && fold(text).trim().replace(/^@/, "") === name;
  const parts = bare.split(APART).filter((part) => part.trim() !== "");
  const own = parts.filter((part) => !isName(part)).map((part) => unsigned(part, isName));
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
