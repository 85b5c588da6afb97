/** The commonest words of English that are not as common elsewhere. */
const COMMON =
  /\b(?:the|and|of|to|is|are|was|it|this|that|with|you|your|my|for|how|what|on|we|from|why|not|an|see)\b/gi;
const WORDS = /\p{L}+/gu;

/** Fewer words than these prove nothing, as long as they are of Latin letters. */
const ENOUGH = 12;

/** Whether a text is English, or too short to say that it is not: one of twelve words is a common one. */
export function readsEnglish(text: string): boolean {
  const plain = text.replace(/(?:https?:\/\/|www\.)\S+/gi, " ");
  const words = plain.match(WORDS) ?? [];
  const latin = words.filter((word) => /^\p{sc=Latin}/u.test(word)).length;
  if (latin * 2 < words.length) return false;
  return words.length < ENOUGH || (plain.match(COMMON)?.length ?? 0) * 12 >= words.length;
}
