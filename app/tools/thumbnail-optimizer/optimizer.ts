import { z } from "zod";
import { pickSome, wholeBetween } from "../../numbers/chance";
import { relativeAge } from "../../numbers/relative-age";
import { scoreTone } from "../../numbers/score-tone";
import { seeded } from "../../numbers/seeded";
import { type Moment, type Outlook, type Tool, toolActionOf } from "../tool";
import { cutAt, LISTS } from "./cut";
import { OPTIMIZER_FAILED } from "./messages";
import { THUMBNAILS, TITLES } from "./sample";
import { SKETCHES, sketchOf } from "./sketch";
import { expectedPercent, newSuggestion } from "./suggestion";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec section 4: an analysis brings 3 suggestions, from 12 more videos. */
const BATCH = 3;
const VIDEOS = 12;

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
    const suggestions = newSuggestions(state.suggestions, moment);
    const total = state.totalOptimizations + BATCH;
    const percents = suggestions.reduce((sum, one) => sum + expectedPercent(one), 0);
    return {
      suggestions,
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
      suggestions: newSuggestions([], { now, random: seeded("thumbnail-optimizer") }),
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

/** Three that were not there before: two titles and a thumbnail, or the other way round. */
function newSuggestions(before: Suggestion[], { random }: Moment): Suggestion[] {
  const unseen = ({ current }: { current: string }) => before.every((one) => one.current !== current);
  const titles = wholeBetween(random, 1, 2);
  const drawn = [
    ...pickSome(random, TITLES.filter(unseen), titles),
    ...pickSome(random, THUMBNAILS.filter(unseen), BATCH - titles),
  ];
  return pickSome(random, drawn, BATCH).map((pooled) => newSuggestion(pooled, random));
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
