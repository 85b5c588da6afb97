import { z } from "zod";
import { deal, newId, pickSome, seeded, wholeBetween } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { type ApplyContext, type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { once } from "../desk/text-table";
import { OPTIMIZER_FAILED } from "./messages";
import { type PooledThumbnail, type PooledTitle, thumbnailPool, titlePool } from "./pool";
import { SKETCHES } from "./sketch";

/** Spec section 3, Optimization suggestion; `sketch` says which drawing goes with a thumbnail. */
const suggestion = z.object({
  id: z.string(),
  type: z.enum(["title", "thumbnail"]),
  current: z.string(),
  suggested: z.string(),
  reasoning: z.string(),
  /** As text, "+18%". */
  expectedCTRImprovement: z.string(),
  /** 0 to 100. */
  confidence: z.number(),
  category: z.enum(["High Impact", "Medium Impact", "Low Impact"]),
  sketch: z.enum(SKETCHES).optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What the Sample desk keeps. */
export const optimizerState = z.object({
  suggestions: z.array(suggestion),
  /** Ids already suggested since the pool was last reshuffled. */
  drawn: z.array(z.string()).default([]),
  totalOptimizations: z.number(),
  /** Percent. */
  avgCTRImprovement: z.number(),
  lastOptimized: z.iso.datetime(),
  videosAnalyzed: z.number(),
});
export type OptimizerState = z.infer<typeof optimizerState>;

/** Impact by expected improvement, in percent. */
const HIGH_FROM = 20;
const MEDIUM_FROM = 12;

/**
 * A suggestion from the pool, with invented figures: 6 to 31 percent more clicks, 72 to 97 % confidence. The figures
 * are seeded with the texts, so the same advice always comes with the same verdict.
 */
export function toSuggestion(pooled: PooledTitle | PooledThumbnail): Suggestion {
  const random = seeded(`${pooled.current} / ${pooled.suggested}`);
  const percent = wholeBetween(random, 6, 31);
  return {
    ...pooled,
    id: newId(random),
    type: "sketch" in pooled ? "thumbnail" : "title",
    expectedCTRImprovement: `+${percent}%`,
    confidence: wholeBetween(random, 72, 97),
    category: percent >= HIGH_FROM ? "High Impact" : percent >= MEDIUM_FROM ? "Medium Impact" : "Low Impact",
  };
}

/** The number in a suggestion's "+18%"; 0 without one. */
export function expectedPercent({
  expectedCTRImprovement,
}: Pick<Suggestion, "expectedCTRImprovement">): number {
  return Number.parseFloat(expectedCTRImprovement) || 0;
}

/** Spec section 4: an analysis brings 3 suggestions, from 12 more videos. */
const BATCH = 3;
const VIDEOS = 12;

const titlePack = once(() => titlePool().map(toSuggestion));
const thumbnailPack = once(() => thumbnailPool().map(toSuggestion));

const action = defineAction<OptimizerState>();

/** Spec section 4, Optimizer. */
export const analyze = action({
  form: z.object({}),
  apply(state, _input, context) {
    const { suggestions, drawn } = dealSuggestions(state, context);
    const total = state.totalOptimizations + BATCH;
    const percents = suggestions.reduce((sum, one) => sum + expectedPercent(one), 0);
    return {
      suggestions,
      drawn,
      totalOptimizations: total,
      avgCTRImprovement: (state.avgCTRImprovement * state.totalOptimizations + percents) / total,
      lastOptimized: context.now.toISOString(),
      videosAnalyzed: state.videosAnalyzed + VIDEOS,
    };
  },
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, suggestions: [] }) });

/** The Sample desk of the Thumbnail Title Optimizer (spec section 2). */
export const thumbnailOptimizer: DeskRules<OptimizerState> = {
  key: "thumbnail-optimizer",
  state: optimizerState,
  initial(now) {
    return {
      ...dealSuggestions({ suggestions: [], drawn: [] }, { now, random: seeded("thumbnail-optimizer") }),
      totalOptimizations: 84,
      avgCTRImprovement: 17.4,
      lastOptimized: new Date(now.getTime() - DAY_MS).toISOString(),
      videosAnalyzed: 336,
    };
  },
  failed: OPTIMIZER_FAILED,
  actions: { analyze, clear },
  figure: ({ totalOptimizations }) => ({
    value: formatCount(totalOptimizations),
    label: "sample titles and thumbnails optimized",
  }),
};

/**
 * Three new suggestions: two titles and a thumbnail, or the other way round, so both packs last about equally long.
 * None repeats until its pack has run out.
 */
function dealSuggestions(
  { suggestions, drawn }: Pick<OptimizerState, "suggestions" | "drawn">,
  { random }: ApplyContext,
): Pick<OptimizerState, "suggestions" | "drawn"> {
  const onShow = suggestions.map(({ id }) => id);
  const countLeft = (pack: Suggestion[]) =>
    pack.filter(({ id }) => !drawn.includes(id) && !onShow.includes(id)).length;
  const [titlesLeft, thumbnailsLeft] = [countLeft(titlePack()), countLeft(thumbnailPack())];
  const share = titlesLeft / (titlesLeft + thumbnailsLeft || 1);
  const isMostlyTitles = thumbnailsLeft < 2 || (titlesLeft > 1 && random() < BATCH * share - 1);
  const titles = deal(random, titlePack(), isMostlyTitles ? 2 : 1, {
    dealt: idsIn(titlePack(), drawn),
    onShow,
  });
  const thumbnails = deal(random, thumbnailPack(), isMostlyTitles ? 1 : 2, {
    dealt: idsIn(thumbnailPack(), drawn),
    onShow,
  });
  return {
    suggestions: pickSome(random, [...titles.cards, ...thumbnails.cards], BATCH),
    drawn: [...idsIn(titlePack(), titles.dealt), ...idsIn(thumbnailPack(), thumbnails.dealt)],
  };
}

/** The ids that belong to the pack. */
function idsIn(pack: Suggestion[], ids: string[]): string[] {
  return ids.filter((wanted) => pack.some(({ id }) => id === wanted));
}

export const thumbnailOptimizerFunctions = sampleFunctions(thumbnailOptimizer, {
  analyze: { about: "Replaces the sample's suggestions with three new ones." },
  clear: { about: "Empties the sample's list of suggestions." },
});
