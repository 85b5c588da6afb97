/** Longer than any title of YouTube's, which end at 100. */
const TITLE_AT_MOST = 120;
/** Characters that turn the direction of what stands around them (Unicode, UAX 9), and controls. */
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A title as it is kept and shown: one line, without halves of characters, 120 characters at most and marked where it goes on. */
export function excerpt(title: string): string {
  const plain = title.toWellFormed().replace(UNSHOWN, " ").trim();
  const characters = [...plain];
  return characters.length > TITLE_AT_MOST
    ? `${characters
        .slice(0, TITLE_AT_MOST - 1)
        .join("")
        .trimEnd()}…`
    : plain;
}
