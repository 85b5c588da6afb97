/** Small words stay small inside a label ("Meal Prep for Work"). */
const SMALL = new Set(
  "a an and as at but by for from in into nor of on or per so the to via vs with without".split(" "),
);

/** Longer words in capitals are shouting, not acronyms; among other shouted words fewer letters pass for one. */
const ACRONYM_MAX = 4;
const ACRONYM_MAX_AMONG_OTHERS = 3;

/**
 * The form of a phrase that people use most, given how often each form was seen; forms that differ only by
 * shouting are counted for the quiet one. Ties go to the longer form ("prompts",
 * "editing"), then to the one that sorts first. Empty for no forms.
 */
export function commonForm(forms: ReadonlyMap<string, number>): string {
  const counts = new Map<string, number>();
  for (const [form, count] of forms) {
    const key = form.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const [lower] = strongest(counts) ?? [""];
  const variants = [...forms].filter(([form]) => form.toLowerCase() === lower);
  const quiet = variants.filter(([form]) => !isShouted(form));
  const [form] = strongest(new Map(quiet.length > 0 ? quiet : variants)) ?? [""];
  return form;
}

/**
 * A phrase as a topic's label: each word capitalised as in a title, small words small, words with capitals of
 * their own (AI, ChatGPT, iPhone) as written, shouted words quietened. Scripts without case are left alone.
 */
export function asLabel(phrase: string): string {
  const words = phrase
    .replace(/[\s"“”#]+/g, " ")
    .trim()
    .split(" ");
  const longest = words.length > 1 ? ACRONYM_MAX_AMONG_OTHERS : ACRONYM_MAX;
  const shouted = isShouted(phrase);
  return words
    .map((word, at) => {
      const quiet = shouted && word.length > longest ? word.toLowerCase() : word;
      if (at > 0 && SMALL.has(quiet.toLowerCase())) return quiet.toLowerCase();
      return quiet
        .split("-")
        .map((part) => (part === part.toLowerCase() ? capitalised(part) : part))
        .join("-");
    })
    .join(" ");
}

function capitalised(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}

function isShouted(form: string): boolean {
  return form === form.toUpperCase() && form !== form.toLowerCase() && form.length > ACRONYM_MAX;
}

function strongest(counts: Map<string, number>): [string, number] | undefined {
  return [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))[0];
}
