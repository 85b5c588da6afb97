/** Titles are compared without case. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** Where titles put a channel's name apart: "How I sharpen | Knife Week". A hyphen inside a word parts nothing. */
const APART = / [|•·–—-] |\|/u;
/** Hashtags say where a video is found, not what it is about. */
const HASHTAG = /(?:^|\s)#[\p{L}\p{N}_]+/gu;

/**
 * A title of another channel as an idea: without its hashtags, and without a part that is only the channel's name. Nothing
 * else is bent. The whole title where nothing would be left.
 */
export function freeIdea(title: string, channel: string): string {
  const bare = title.replace(HASHTAG, "").trim();
  const name = fold(channel).trim();
  const parts = bare.split(APART).filter((part) => part.trim() !== "");
  const own = parts.filter((part) => fold(part).trim().replace(/^@/, "") !== name);
  // Untouched unless a part goes: its separators are the creator's.
  const idea = own.length === parts.length ? bare : own.join(" – ");
  return idea.trim() || title;
}
