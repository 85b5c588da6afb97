import { z } from "zod";
import { chanceOf, type ScorePart, scoreTitle, type TitleScore } from "../title-score/score";
import { alternativesOf } from "../title-writing/alternatives";

/** So many parts are kept by name; what is left over is one more, so that they still add up. */
const TITLE_PARTS = 8;
const ALTERNATIVE_PARTS = 5;

/** So many alternatives are kept of each title, and fewer where many titles are compared. */
const ALTERNATIVES = { few: 6, many: 3 } as const;
const FEW_TITLES = 3;

const part = z.object({ name: z.string(), weight: z.number() });
export type KeptPart = z.infer<typeof part>;

const score = z.object({
  title: z.string(),
  /** Log odds; only differences mean anything. */
  logit: z.number(),
  /** Share of the tested headlines that score lower, 0 to 1. */
  percentile: z.number(),
  /** They add up to the logit, strongest first. */
  parts: z.array(part),
  /** True where no word of it counted: its form alone did. */
  isFormOnly: z.boolean(),
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
  /** The chance that it draws more clicks than the best of its analysis; null for that one. */
  chance: z.number().nullable(),
});
export type KeptEntry = z.infer<typeof entry>;

export const analysis = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  isExample: z.boolean(),
  /** Lines that said again what another had said. */
  repeated: z.number(),
  /** Best first. */
  entries: z.array(entry).min(1),
});
export type Analysis = z.infer<typeof analysis>;

/** Scores titles, compares each with the best of them, and writes alternatives: best first, ties as they came. */
export function entriesOf(titles: string[]): KeptEntry[] {
  const most = titles.length > FEW_TITLES ? ALTERNATIVES.many : ALTERNATIVES.few;
  const scored = titles
    .map((title) => ({ title, score: scoreTitle(title) }))
    .sort((one, other) => other.score.logit - one.score.logit);
  const [best] = scored;
  return scored.map(({ title, score }) => {
    const { written, note } = alternativesOf(title);
    return {
      ...keptScore(title, score, TITLE_PARTS),
      chance: !best || title === best.title ? null : rounded(chanceOf(title, best.title)),
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
    isFormOnly: !parts.some(({ kind, weight }) => kind === "words" && weight !== 0),
  };
}

/** The strongest parts; the others as one, where together they are anything. */
function strongest(parts: ScorePart[], most: number): KeptPart[] {
  const sorted = parts
    .filter(({ weight }) => rounded(weight) !== 0)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const rest = sorted.slice(most);
  const weight = rounded(rest.reduce((sum, one) => sum + one.weight, 0));
  return [
    ...sorted.slice(0, most).map(({ name, weight }) => ({ name, weight: rounded(weight) })),
    ...(rest.length > 0
      ? [{ name: `${rest.length} smaller ${rest.length === 1 ? "part" : "parts"}`, weight }]
      : []),
  ];
}

/** Three decimals: what is kept is read by people, not learned from. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
