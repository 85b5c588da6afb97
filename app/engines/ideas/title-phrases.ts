/** A word of an idea, as it is looked for in a title. */
interface PhraseWord {
  /** The terms that are a form of it. */
  forms: ReadonlySet<string>;
  /** Whether it is a pair of letters of a longer word. */
  isPair: boolean;
  /** Whether it tells one title of a channel from another. */
  tells: boolean;
}

/**
 * Tells whether any two words that follow each other in an idea do so in a title: "mystery box". Function words do not
 * count, and one of the two tells something. The title is given by its terms, in their order.
 */
export function phraseFinder(idea: readonly PhraseWord[]): (title: readonly string[]) => boolean {
  const next = new Map<string, ReadonlySet<string>[]>();
  for (const [at, { forms, isPair, tells }] of idea.entries()) {
    const after = idea[at + 1];
    if (!after || isPair || !(tells || after.tells)) continue;
    for (const form of forms) next.set(form, [...(next.get(form) ?? []), after.forms]);
  }
  return (title) =>
    title.some((own, at) => next.get(own)?.some((forms) => forms.has(title[at + 1] ?? "")) === true);
}

/** Whether a title has an idea of two words and more word for word: "how I take notes", "counting to 200,000". */
export function saysAll(idea: string, title: string): boolean {
  const words = spaced(idea);
  return words.trim().includes(" ") && spaced(title).includes(words);
}

/** The words of a text in lower case, each between spaces. */
function spaced(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/(?<=\p{N}),(?=\p{N}{3})/gu, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return ` ${words?.join(" ") ?? ""} `;
}
