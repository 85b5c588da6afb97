import { sum } from "../../statistics/sums";

/** These words stay small inside a label ("Meal Prep for Work"). */
const SMALL = new Set(
  "a an and as at but by for from in into nor of on or per so the to via vs with without".split(" "),
);

/** A longer word in capitals is shouted, not an acronym; among other shouted words an acronym is shorter. */
const ACRONYM_MAX = 4;
const ACRONYM_MAX_AMONG_OTHERS = 3;

/** A form in "-ing" or "-s" names a word if it makes up this share of its uses. */
const NAMING_SHARE = 1 / 3;

/**
 * The form of a phrase that people use most, given how often each form was seen. Forms that differ by case
 * count together, and the one that is not shouted is answered. Of a single word, a form in "-ing" or "-s" comes
 * before commoner ones if it is used at least twice and a third of the time. Ties go to the longer form
 * ("prompts"), then to the one that sorts first. "" for no forms.
 */
export function commonestForm(forms: ReadonlyMap<string, number>): string {
  const counts = new Map<string, number>();
  for (const [form, count] of forms) {
    const key = form.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const lower = namingForm(counts) ?? mostCounted(counts)?.[0] ?? "";
  const variants = [...forms].filter(([form]) => form.toLowerCase() === lower);
  const quiet = variants.filter(([form]) => !isShouted(form));
  const [form] = mostCounted(new Map(quiet.length > 0 ? quiet : variants)) ?? [""];
  return form;
}

/** "Walking" and "prompts" name a topic; "walk" and "prompt" might be a command. */
function namingForm(counts: Map<string, number>): string | undefined {
  const total = sum([...counts.values()]);
  const naming = [...counts].filter(([form, count]) => {
    return /^\p{L}+(?:ing|s)$/u.test(form) && count > 1 && count >= total * NAMING_SHARE;
  });
  return mostCounted(new Map(naming))?.[0];
}

/**
 * A phrase as a topic's label in title case: small words stay small, words with capitals of their own (AI,
 * ChatGPT, iPhone) stay as written, shouted words become lower case first. Scripts without case stay as they are.
 */
export function toLabel(phrase: string): string {
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
        .map((part) => (part === part.toLowerCase() ? capitalized(part) : part))
        .join("-");
    })
    .join(" ");
}

function capitalized(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}

function isShouted(form: string): boolean {
  return form === form.toUpperCase() && form !== form.toLowerCase() && form.length > ACRONYM_MAX;
}

function mostCounted(counts: Map<string, number>): [string, number] | undefined {
  return [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))[0];
}
