/** Groups of vowels that are spoken apart: "radio", "create", "being". */
const APART = /i[ao](?!u?s|n|l)|ea[tl]e|eat(?:or|ive|ion)|io(?=s?$)|[aeo]ing|uou|iu(?=m)|ua(?=l)|[ui]e(?=t)/g;

/**
 * How many syllables an English word is spoken with, estimated: its groups of vowels, without a silent e or a
 * silent -ed at its end, with those that are spoken apart. At least one; one for a number.
 */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "");
  if (letters === "") return 1;
  const silent = letters
    .replace(/(?<=[^aeiouytd])ed$/, "d")
    .replace(/(?<=[^aeiouylscgxz]|[^aeioulr]l|[aeiouy][lr])es$/, "s")
    .replace(/(?<=[aeiouy][^aeiouy]+)e$/, (e, at: number) =>
      /[^aeiouy]l$/.test(letters.slice(0, at)) ? e : "",
    );
  const groups = silent.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (silent.match(APART)?.length ?? 0));
}
