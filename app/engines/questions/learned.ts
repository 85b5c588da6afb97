/** What weights were learned for, an outcome a weight, and the words they know. */
export interface Learned {
  weights: Map<string, number[]>;
  vocabulary: ReadonlySet<string>;
}

/** The same as it ships (`weights.ts`): names apart from weights, since both pack better so. */
export interface LearnedTable {
  /** Words with a space between. */
  vocabulary: string;
  /** By kind of feature ("w" of "w:views", "" of "bias"): its names, and a letter for each outcome of each. */
  features: Record<string, { names: string; letters: string }>;
}

/** Between two names: no word that is read has one. */
const BETWEEN = "|";

/** Letters of the steps of a weight, from the least to the most. */
const LETTERS = "zyxwvutsrqponmlkjihgfedcba0ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MOST_STEPS = (LETTERS.length - 1) / 2;
/** The weight of the last step, and how much finer steps are about zero. */
const MOST_WEIGHT = 4;
const CURVE = 1.5;

/** By a letter's code. */
const WEIGHT_OF: number[] = [];
for (const [at, letter] of [...LETTERS].entries()) {
  const step = at / MOST_STEPS - 1;
  WEIGHT_OF[letter.charCodeAt(0)] = MOST_WEIGHT * Math.sign(step) * Math.abs(step) ** CURVE;
}

/** What a table of `writeLearned` holds. */
export function readLearned({ vocabulary, features }: LearnedTable): Learned {
  const weights = new Map<string, number[]>();
  for (const [kind, { names, letters }] of Object.entries(features)) {
    const all = names.split(BETWEEN);
    const outcomes = letters.length / all.length;
    let at = 0;
    for (const name of all) {
      const own: number[] = [];
      while (own.length < outcomes) own.push(WEIGHT_OF[letters.charCodeAt(at++)] ?? 0);
      weights.set(kind === "" ? name : `${kind}:${name}`, own);
    }
  }
  return { weights, vocabulary: new Set(vocabulary.split(" ")) };
}

/** The table of weights, each as the nearest of 53 steps, which are finer about zero. */
export function writeLearned({ weights, vocabulary }: Learned): LearnedTable {
  const kinds = Map.groupBy([...weights.keys()].sort(), (name) =>
    name.slice(0, Math.max(0, name.indexOf(":"))),
  );
  const features = [...kinds].map(([kind, full]) => {
    const names = full.map((name) => (kind === "" ? name : name.slice(kind.length + 1)));
    const letters = full.flatMap((name) => weights.get(name) ?? []).map(letterOf);
    return [kind, { names: names.join(BETWEEN), letters: letters.join("") }];
  });
  return { vocabulary: [...vocabulary].sort().join(" "), features: Object.fromEntries(features) };
}

function letterOf(weight: number): string | undefined {
  const size = Math.min(1, Math.abs(weight) / MOST_WEIGHT) ** (1 / CURVE);
  return LETTERS[Math.round(MOST_STEPS * (1 + Math.sign(weight) * size))];
}
