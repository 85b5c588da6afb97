import { thumbnailOptimizer, thumbnailOptimizerFunctions } from "../../functions/thumbnail-optimizer/sample";
import { drawSketch } from "../../functions/thumbnail-optimizer/sketch";
import type { OptimizerState, Suggestion } from "../../functions/thumbnail-optimizer/suggestion";
import { relativeAge } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";
import { showCuts } from "./cuts";
import { OPTIMIZER_ADVICE } from "./messages";

export type OptimizerShown = ReturnType<typeof showOptimizer>;
export type SuggestionShown = ReturnType<typeof showSuggestion>;

/** What the Sample desk draws. */
export function showOptimizer(state: OptimizerState, { now }: ShowContext) {
  return {
    suggestions: state.suggestions.map(showSuggestion),
    answer: answerOf(state.suggestions),
    totalOptimizations: formatCount(state.totalOptimizations),
    avgCTRImprovement: `+${state.avgCTRImprovement.toFixed(1)}%`,
    lastOptimized: relativeAge(state.lastOptimized, now),
    videosAnalyzed: formatCount(state.videosAnalyzed),
  };
}

/** Which suggestion to test first; undefined without any. */
function answerOf(suggestions: Suggestion[]): string | undefined {
  const [surest] = suggestions.toSorted((one, other) => other.confidence - one.confidence);
  if (!surest) return undefined;
  const { type, suggested, expectedCTRImprovement, confidence } = surest;
  const which = type === "title" ? `“${suggested}”` : "the thumbnail";
  return `Test ${which} first: ${expectedCTRImprovement} clicks, ${confidence}% confidence.`;
}

function showSuggestion({ sketch, ...suggestion }: Suggestion) {
  const { type, current, suggested, confidence } = suggestion;
  const isTitle = type === "title";
  return {
    ...suggestion,
    tone: scoreTone("confidence", confidence),
    lengths: isTitle ? { current: [...current].length, suggested: [...suggested].length } : null,
    cuts: isTitle
      ? showCuts([
          { label: "Now", title: current },
          { label: "Then", title: suggested },
        ])
      : null,
    sketch: sketch ? drawSketch(sketch) : null,
  };
}

/** The Sample desk's page. */
export const optimizerPage = toolPage({
  rules: thumbnailOptimizer,
  functions: thumbnailOptimizerFunctions,
  show: showOptimizer,
  advice: OPTIMIZER_ADVICE,
});
