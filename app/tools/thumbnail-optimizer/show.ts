import {
  type OptimizerState,
  type Suggestion,
  thumbnailOptimizer,
  thumbnailOptimizerFunctions,
} from "../../functions/thumbnail-optimizer/sample";
import { drawSketch } from "../../functions/thumbnail-optimizer/sketch";
import { relativeAge } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import { type ShowContext, toolPage } from "../tool/tool";
import { OPTIMIZER_ADVICE } from "./messages";

/**
 * About how many characters of a title a list shows. Illustrative: YouTube cuts by width, so wide letters and narrow
 * windows cut earlier.
 */
const LISTS = [
  { name: "Phone list", characters: 60 },
  { name: "Desktop list", characters: 70 },
] as const;

export interface Cut {
  /** The part that shows, with an ellipsis if the title goes on. */
  shown: string;
  /** The part that is cut off, with an ellipsis if the cut falls inside a word; empty if the title fits. */
  lost: string;
}

/** Each list with the titles as it shows them. */
export interface ListCuts {
  name: string;
  characters: number;
  rows: ({ label: string } & Cut)[];
}

/** Where each list cuts the titles. */
export function showCuts(titles: { label: string; title: string }[]): ListCuts[] {
  return LISTS.map(({ name, characters }) => ({
    name,
    characters,
    rows: titles.map(({ label, title }) => ({ label, ...cutAt(title, characters) })),
  }));
}

/**
 * A title in a list with room for `room` characters, ellipsis included. Like real lists it cuts in the middle of a
 * word; never inside a surrogate pair.
 */
export function cutAt(title: string, room: number): Cut {
  const letters = [...title];
  if (letters.length <= room) return { shown: title, lost: "" };
  const kept = letters.slice(0, room - 1).join("");
  const rest = letters.slice(room - 1).join("");
  const isInWord = /\S$/u.test(kept) && /^\S/u.test(rest);
  return { shown: `${kept.trimEnd()}…`, lost: `${isInWord ? "…" : ""}${rest.trim()}` };
}

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
