import { z } from "zod";
import { alternativesOf } from "../../../engines/title-writing";
import { chanceOf, type ScorePart, scoreTitle, type TitleScore } from "../../../engines/titles";

/** So many parts are kept by name; what is left over is one more, so that they still add up. */
const TITLE_PARTS = 8;
const ALTERNATIVE_PARTS = 5;

/** A part below this is too small to be read, and counted with what has no name. */
const COUNTS = 0.002;

/** The part that has no name. */
export const EVERYTHING_ELSE = "Everything else";

/** So many alternatives are kept of each title, and fewer where many titles are compared. */
const ALTERNATIVES = { few: 8, many: 4 } as const;
const FEW_TITLES = 3;

const part = z.object({ name: z.string(), weight: z.number() });
export type KeptPart = z.infer<typeof part>;

const score = z.object({
  title: z.string(),
  /** Log odds; only differences mean anything. */
  logit: z.number(),
  /** Share of the tested headlines that score lower, 0 to 1. */
  percentile: z.number(),
  /** They add up to the logit, strongest first, and what has no name last. */
  parts: z.array(part),
});

const alternative = score.extend({
  changes: z.array(z.object({ what: z.string(), why: z.string() })),
  /** The chance that it draws more clicks than the original, 0 to 1. */
  chance: z.number(),
});
export type KeptAlternative = z.infer<typeof alternative>;

const entry = score.extend({
  alternatives: z.array(alternative),
  /** Why there are no alternatives, or few. */
  note: z.string().nullable(),
  /** The chance that it draws more clicks than the best of its analysis; null for that one and what is not judged. */
  chance: z.number().nullable(),
  /** How many of its words the score knows, and whether they are enough for it to mean something. */
  words: z.object({ known: z.number(), all: z.number() }),
  isJudged: z.boolean(),
  /** Against the tested headlines. */
  length: z.enum(["usual", "shorter", "longer"]),
});
export type KeptEntry = z.infer<typeof entry>;

export const analysis = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  isExample: z.boolean(),
  /** Lines that said again what another had said. */
  repeated: z.number(),
  /** Best first; those that are not judged last. */
  entries: z.array(entry).min(1),
});
export type Analysis = z.infer<typeof analysis>;

/**
 * Scores titles, compares each with the best of them, and writes alternatives: best first, ties as they came. A title
 * whose words the score does not know is neither compared nor rewritten: its score means nothing beside another's.
 */
export function entriesOf(titles: string[]): KeptEntry[] {
  const most = titles.length > FEW_TITLES ? ALTERNATIVES.many : ALTERNATIVES.few;
  const scored = titles
    .map((title) => ({ title, score: scoreTitle(title) }))
    .sort(
      ({ score: one }, { score: other }) =>
        Number(other.isJudged) - Number(one.isJudged) || other.logit - one.logit,
    );
  const [best] = scored;
  return scored.map(({ title, score }) => {
    const { written, note } = score.isJudged ? alternativesOf(title) : { written: [], note: null };
    const isCompared = best && title !== best.title && score.isJudged;
    return {
      ...keptScore(title, score, TITLE_PARTS),
      chance: isCompared ? rounded(chanceOf(title, best.title)) : null,
      words: { known: score.words.known, all: score.words.all },
      isJudged: score.isJudged,
      length: score.length,
      note,
      alternatives: written.slice(0, most).map((one) => ({
        ...keptScore(one.title, one.score, ALTERNATIVE_PARTS),
        changes: one.changes.map(({ what, why }) => ({ what, why })),
        chance: rounded(one.chance),
      })),
    };
  });
}

function keptScore(title: string, { logit, percentile, parts }: TitleScore, most: number) {
  return {
    title,
    logit: rounded(logit),
    percentile: rounded(percentile),
    parts: strongest(parts, most),
  };
}

/** The strongest parts that have a name; all else as one, where together it is anything. */
function strongest(parts: ScorePart[], most: number): KeptPart[] {
  const named = parts
    .filter(({ kind, weight }) => kind !== "rest" && Math.abs(weight) >= COUNTS)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most)
    .map(({ name, weight }) => ({ name, weight: rounded(weight) }));
  const sum = (all: { weight: number }[]) => all.reduce((total, { weight }) => total + weight, 0);
  const weight = rounded(sum(parts) - sum(named));
  return weight === 0 ? named : [...named, { name: EVERYTHING_ELSE, weight }];
}

/** Three decimals: what is kept is read by people, not learned from. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
