import { z } from "zod";
import { typedLine, typedText } from "../../forms/typed";
import { newId, wholeBetween } from "../../numbers/chance";
import { relativeAge } from "../../numbers/relative-age";
import { seeded } from "../../numbers/seeded";
import { type Tool, toolActionOf } from "../tool/tool";
import { improvementsOf, keywordsAdded, reasoningOf } from "./account-of";
import { compose } from "./compose";
import { densityOf } from "./density";
import { DESCRIPTION_MAX, REWRITE_MESSAGES as SAYS, TITLE_MAX } from "./messages";
import { STARTING } from "./sample";
import { showRewrite } from "./shown";

/** Spec section 9: rewrites are capped at 5. */
const MOST = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Spec section 3, Rewrite result. */
export const rewriteResult = z.object({
  id: z.string(),
  originalTitle: z.string(),
  originalDescription: z.string(),
  rewrittenDescription: z.string(),
  keywordsAdded: z.array(z.string()),
  seoScore: z.number(),
  readabilityScore: z.number(),
  /** In percent. */
  keywordDensity: z.number(),
  /** As text, "+34%". */
  estimatedRankingImprovement: z.string(),
  reasoning: z.string(),
  improvements: z.array(z.string()),
  targetKeywords: z.array(z.string()),
});
export type RewriteResult = z.infer<typeof rewriteResult>;

const rewriterState = z.object({
  rewrites: z.array(rewriteResult),
  totalRewrites: z.number(),
  /** In percent, as the boost is. */
  avgSEOImprovement: z.number(),
  avgRankingBoost: z.number(),
  lastRewrite: z.iso.datetime(),
});
export type RewriterState = z.infer<typeof rewriterState>;

const action = toolActionOf<RewriterState>();

const rewriteForm = z.object({
  title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["title-too-long"] }),
  description: typedText(DESCRIPTION_MAX, { blank: SAYS.blank, tooLong: SAYS["description-too-long"] }),
});

/**
 * A rewrite of the sample desk: the text by rule (see `compose`), its scores simulated in the ranges of section 9,
 * but for the density, which is measured as far as that range goes.
 */
export function rewriteOf(
  random: () => number,
  { title, description }: z.infer<typeof rewriteForm>,
): RewriteResult {
  const composed = compose(random, title, description);
  return {
    id: newId(random),
    originalTitle: title,
    originalDescription: description,
    rewrittenDescription: composed.text,
    keywordsAdded: keywordsAdded(composed, description).map(({ text }) => text),
    seoScore: wholeBetween(random, 80, 99),
    readabilityScore: wholeBetween(random, 85, 99),
    keywordDensity: densityOf(composed.keywords, composed.text),
    estimatedRankingImprovement: `+${wholeBetween(random, 25, 54)}%`,
    reasoning: reasoningOf(composed),
    improvements: improvementsOf(composed),
    targetKeywords: composed.keywords.map(({ text }) => text),
  };
}

/** Spec section 4, Rewriter. The averages stay as they are: the spec names what changes. */
export const rewrite = action({
  form: rewriteForm,
  apply(state, input, { now, random }) {
    return {
      ...state,
      rewrites: [rewriteOf(random, input), ...state.rewrites].slice(0, MOST),
      totalRewrites: state.totalRewrites + 1,
      lastRewrite: now.toISOString(),
    };
  },
  opens: ({ rewrites }) => rewrites[0]?.id,
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, rewrites: [] }) });

export type RewritesShown = ReturnType<typeof show>;

/** The Smart Description Rewriter (spec section 2). */
export const descriptionRewriter: Tool<RewriterState, RewritesShown> = {
  key: "description-rewriter",
  state: rewriterState,
  initial(now) {
    return {
      rewrites: STARTING.map(({ seed, ...typed }) => rewriteOf(seeded(seed), typed)),
      totalRewrites: 18,
      avgSEOImprovement: 31,
      avgRankingBoost: 38,
      lastRewrite: new Date(now.getTime() - DAY_MS).toISOString(),
    };
  },
  failed: SAYS.failed,
  actions: { rewrite, clear },
  show,
  figure: ({ totalRewrites }) => ({ value: String(totalRewrites), label: "sample rewrites so far" }),
};

function show(state: RewriterState, { now }: { now: Date }) {
  return {
    rewrites: state.rewrites.map(showRewrite),
    totalRewrites: state.totalRewrites.toLocaleString("en-US"),
    avgSEOImprovement: `+${state.avgSEOImprovement}%`,
    avgRankingBoost: `+${state.avgRankingBoost}%`,
    lastRewrite: relativeAge(state.lastRewrite, now),
  };
}
