import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ToolStat } from "../frame/tool-frame";
import type { SentimentShown } from "./show";
import { TONE_TEXT } from "./tone-text";

const TRENDS = {
  improving: {
    label: "Improving",
    Icon: TrendingUp,
    note: "The newest video did better than those before it",
  },
  declining: {
    label: "Declining",
    Icon: TrendingDown,
    note: "The newest video did worse than those before it",
  },
  stable: { label: "Stable", Icon: Minus, note: "The newest video did about as well as those before it" },
};

/** The five stats of spec section 3 in four tiles: when it was last analyzed stands below how much was read. */
export function statsOf({ comments, lastAnalyzed, average, best, trend: name }: SentimentShown): ToolStat[] {
  const trend = TRENDS[name];
  return [
    { label: "Comments Analyzed", value: comments, note: `Last analyzed ${lastAnalyzed}` },
    {
      label: "Average Sentiment",
      value: (
        <span className={TONE_TEXT[average.tone]}>
          {average.score}
          <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
        </span>
      ),
      note: "Over all videos analyzed so far",
    },
    {
      label: "Most Positive Video",
      value: <span className="block text-base leading-snug tracking-normal">{best.title}</span>,
      note: `${best.score} of 10`,
    },
    {
      label: "Sentiment Trend",
      value: (
        <span className="flex items-center gap-x-2 text-xl">
          {trend.label}
          <trend.Icon aria-hidden="true" className="size-5 text-ink-soft" />
        </span>
      ),
      note: trend.note,
    },
  ];
}
