import { scaleLinear } from "d3-scale";
import type { ContentIdea, IdeasState } from "../../functions/content-ideas/pool";
import { contentIdeas, contentIdeasFunctions } from "../../functions/content-ideas/sample";
import { addressWith } from "../../navigation/address";
import { percentLength } from "../../numbers/bounds";
import { DAY_MS, relativeAge } from "../../numbers/days";
import { compact, formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";
import { IDEAS_ADVICE } from "./messages";

type ViewsRange = ContentIdea["estimatedViews"];

/** One range of views drawn among those of its batch. Positions are shares of the chart's width. */
export interface ViewsChart {
  /** "41.5K–92.0K" */
  text: string;
  /** The other ranges of the batch in words, for screen readers. */
  compared: string;
  /** Every range of the batch, in the batch's order. `own` is this idea's. */
  bars: { x: string; width: string; own: boolean }[];
  ticks: { x: string; label: string; anchor: "start" | "middle" | "end" }[];
}

export type IdeasShown = ReturnType<typeof showIdeas>;
export type IdeaShown = IdeasShown["ideas"][number];

/** What the view draws: scores colored, ranges charted, dates as ages. */
export function showIdeas(state: IdeasState, { now }: ShowContext) {
  const chart = viewsChart(state.ideas.map(({ estimatedViews }) => estimatedViews));
  return {
    ideas: state.ideas.map((idea) => ({
      ...idea,
      tone: scoreTone("trend", idea.trendScore),
      light: addressWith("/light", { q: idea.title }),
      estimatedViews: chart(idea.estimatedViews),
    })),
    answer: answerOf(state.ideas),
    totalGenerated: formatCount(state.totalGenerated),
    lastGenerated: relativeAge(state.lastGenerated, now),
    nextBatch: daysAhead(state.nextBatch, now),
    trendsAnalyzed: formatCount(state.trendsAnalyzed),
  };
}

/** Which idea to begin with; undefined without any. */
function answerOf(ideas: ContentIdea[]): string | undefined {
  const [best] = ideas.toSorted((one, other) => other.trendScore - one.trendScore);
  return best && `Begin with “${best.title}”: it trends most.`;
}

/**
 * Returns a function that charts one range of the batch. All ranges share one linear scale from zero, so each
 * card alone shows how its idea compares. Numbers read as in spec section 9.
 */
export function viewsChart(batch: ViewsRange[]): (own: ViewsRange) => ViewsChart {
  const highest = Math.max(...batch.map(({ high }) => high), 1);
  const scale = scaleLinear().domain([0, highest]).nice(4);
  const [, end = 1] = scale.domain();
  const at = (views: number) => percentLength((100 * views) / end);
  const ticks = scale.ticks(2).map((views) => ({
    x: at(views),
    label: views === 0 ? "0" : compact(views),
    anchor: views === 0 ? ("start" as const) : views === end ? ("end" as const) : ("middle" as const),
  }));
  return (own) => ({
    text: rangeText(own),
    compared: comparison(batch.filter((range) => range !== own)),
    bars: batch.map((range) => ({
      x: at(range.low),
      width: at(range.high - range.low),
      own: range === own,
    })),
    ticks,
  });
}

function rangeText({ low, high }: ViewsRange): string {
  return `${compact(low)}–${compact(high)}`;
}

function comparison(others: ViewsRange[]): string {
  return others.length === 0 ? "" : `The others of this batch: ${others.map(rangeText).join(" and ")}.`;
}

/** Days until an ISO instant: "in 7 days", "tomorrow", rounded up to whole days; "today" once it has passed. */
export function daysAhead(then: string, now: Date): string {
  const days = Math.ceil((Date.parse(then) - now.getTime()) / DAY_MS);
  if (days < 1) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

/** The Sample desk's page. */
export const ideasPage = toolPage({
  rules: contentIdeas,
  functions: contentIdeasFunctions,
  show: showIdeas,
  advice: IDEAS_ADVICE,
});
