import { z } from "zod";
import { pickSome } from "../../numbers/chance";
import { deal } from "../../numbers/deck";
import { relativeAge } from "../../numbers/relative-age";
import { scoreTone } from "../../numbers/score-tone";
import { seeded } from "../../numbers/seeded";
import { type Moment, type Outlook, type Tool, toolActionOf } from "../tool/tool";
import { cutAt, LISTS } from "./cut";
import { OPTIMIZER_FAILED } from "./messages";
import { THUMBNAILS, TITLES } from "./sample";
import { SKETCHES, sketchOf } from "./sketch";
import { expectedPercent, suggestionOf } from "./suggestion";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec section 4: an analysis brings 3 suggestions, from 12 more videos. */
const BATCH = 3;
const VIDEOS = 12;

const TITLE_PACK = TITLES.map(suggestionOf);
const THUMBNAIL_PACK = THUMBNAILS.map(suggestionOf);

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

const optimizerState = z.object({
  suggestions: z.array(suggestion),
  /** Ids of all that came since the packs were last gathered up. */
  drawn: z.array(z.string()).default([]),
  totalOptimizations: z.number(),
  /** Percent. */
  avgCTRImprovement: z.number(),
  lastOptimized: z.iso.datetime(),
  videosAnalyzed: z.number(),
});
export type OptimizerState = z.infer<typeof optimizerState>;

const action = toolActionOf<OptimizerState>();

/** Spec section 4, Optimizer. */
export const analyze = action({
  form: z.object({}),
  apply(state, _input, moment) {
    const { suggestions, drawn } = newSuggestions(state, moment);
    const total = state.totalOptimizations + BATCH;
    const percents = suggestions.reduce((sum, one) => sum + expectedPercent(one), 0);
    return {
      suggestions,
      drawn,
      totalOptimizations: total,
      avgCTRImprovement: (state.avgCTRImprovement * state.totalOptimizations + percents) / total,
      lastOptimized: moment.now.toISOString(),
      videosAnalyzed: state.videosAnalyzed + VIDEOS,
    };
  },
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, suggestions: [] }) });

/** The Thumbnail Title Optimizer (spec section 2). */
export const thumbnailOptimizer: Tool<OptimizerState, OptimizerShown> = {
  key: "thumbnail-optimizer",
  state: optimizerState,
  initial(now) {
    return {
      ...newSuggestions({ suggestions: [], drawn: [] }, { now, random: seeded("thumbnail-optimizer") }),
      totalOptimizations: 84,
      avgCTRImprovement: 17.4,
      lastOptimized: new Date(now.getTime() - DAY_MS).toISOString(),
      videosAnalyzed: 336,
    };
  },
  failed: OPTIMIZER_FAILED,
  actions: { analyze, clear },
  show,
  figure: ({ totalOptimizations }) => ({
    value: String(totalOptimizations),
    label: "sample titles and thumbnails optimized",
  }),
};

/**
 * Three that have not come yet: two titles and a thumbnail, or the other way round, so that both packs last about
 * equally long. What came comes again once its pack has run dry.
 */
function newSuggestions(
  { suggestions, drawn }: Pick<OptimizerState, "suggestions" | "drawn">,
  { random }: Moment,
): Pick<OptimizerState, "suggestions" | "drawn"> {
  const onShow = suggestions.map(({ id }) => id);
  const left = (pack: Suggestion[]) =>
    pack.filter(({ id }) => !drawn.includes(id) && !onShow.includes(id)).length;
  const [titlesLeft, thumbnailsLeft] = [left(TITLE_PACK), left(THUMBNAIL_PACK)];
  const share = titlesLeft / (titlesLeft + thumbnailsLeft || 1);
  const isMostlyTitles = thumbnailsLeft < 2 || (titlesLeft > 1 && random() < BATCH * share - 1);
  const titles = deal(random, TITLE_PACK, isMostlyTitles ? 2 : 1, { dealt: of(TITLE_PACK, drawn), onShow });
  const thumbnails = deal(random, THUMBNAIL_PACK, isMostlyTitles ? 1 : 2, {
    dealt: of(THUMBNAIL_PACK, drawn),
    onShow,
  });
  return {
    suggestions: pickSome(random, [...titles.cards, ...thumbnails.cards], BATCH),
    drawn: [...of(TITLE_PACK, titles.dealt), ...of(THUMBNAIL_PACK, thumbnails.dealt)],
  };
}

/** Those of the ids that belong to a pack. */
function of(pack: Suggestion[], ids: string[]): string[] {
  return ids.filter((wanted) => pack.some(({ id }) => id === wanted));
}

export type OptimizerShown = ReturnType<typeof show>;
export type SuggestionShown = OptimizerShown["suggestions"][number];

function show(state: OptimizerState, { now }: Outlook) {
  return {
    suggestions: state.suggestions.map(showSuggestion),
    totalOptimizations: state.totalOptimizations.toLocaleString("en-US"),
    avgCTRImprovement: `+${state.avgCTRImprovement.toFixed(1)}%`,
    lastOptimized: relativeAge(state.lastOptimized, now),
    videosAnalyzed: state.videosAnalyzed.toLocaleString("en-US"),
  };
}

function showSuggestion({ sketch, ...suggestion }: Suggestion) {
  const { type, current, suggested, confidence } = suggestion;
  const isTitle = type === "title";
  return {
    ...suggestion,
    tone: scoreTone("confidence", confidence),
    lengths: isTitle ? { current: [...current].length, suggested: [...suggested].length } : null,
    cuts: isTitle
      ? LISTS.map(({ name, characters }) => ({
          name,
          characters,
          rows: [
            { label: "Now", ...cutAt(current, characters) },
            { label: "Then", ...cutAt(suggested, characters) },
          ],
        }))
      : null,
    sketch: sketch ? sketchOf(sketch) : null,
  };
}
