/**
 * Marks of a word beside its meaning, each with a learned weight of its own; a word has all marks that fit it. The
 * lists are closed classes of English (pronouns, question words).
 */
const LISTS: Record<string, string> = {
  i: "i i'm i've i'd i'll me my mine myself",
  you: "you your you're you've you'll you'd yours yourself",
  he: "he his him he's he'd he'll himself",
  she: "she her she's hers she'd she'll herself",
  they: "they their them they're they've they'd they'll",
  we: "we our us we're we've we'll let's",
  it: "it its it's",
  pointing: "this these that those here here's",
  this: "this these",
  asking: "why how what when who where which",
  why: "why",
  how: "how",
  what: "what",
  negative:
    "no not never nothing nobody none without can't don't doesn't didn't isn't won't wasn't aren't couldn't shouldn't wouldn't ain't",
  superlative: "most best worst ever first only never biggest greatest least",
  turning: "but then until because so yet though",
  and: "and",
  past: "was were had did",
  modal: "will would could should might may can must",
  there: "there there's",
  people:
    "man woman guy girl boy kid kids dad mom father mother teen teenager teacher student doctor child baby couple",
  all: "all every everyone everything everybody always anyone anything",
  some: "some someone something somebody thing things one",
  gap: "happens happened reason secret truth wrong real actually really turns",
};

const ENDINGS = ["ed", "ing", "ly", "'s", "tion", "ment", "ness", "ity"];
const LONG = 10;
const SHORT = 3;

export const MARKS = [
  ...Object.keys(LISTS),
  ...ENDINGS.map((ending) => `-${ending}`),
  "long",
  "short",
  "number",
];

const OF_WORD = new Map<string, number[]>();
for (const [at, words] of Object.values(LISTS).entries()) {
  for (const word of words.split(" ")) OF_WORD.set(word, [...(OF_WORD.get(word) ?? []), at]);
}

/** The marks of a lower-case word or number, as indices into `MARKS`. */
export function wordMarks(word: string): number[] {
  const marks = [...(OF_WORD.get(word) ?? [])];
  const isNumber = /^\d/.test(word);
  const add = (mark: string) => marks.push(MARKS.indexOf(mark));
  for (const ending of ENDINGS) if (word.endsWith(ending)) add(`-${ending}`);
  if (word.length >= LONG) add("long");
  if (word.length <= SHORT && !isNumber) add("short");
  if (isNumber) add("number");
  return marks;
}
