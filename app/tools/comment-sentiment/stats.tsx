import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { StatText } from "../../ui/stat-tile";
import { TONE_TEXT } from "../../ui/tones";
import type { ToolStat } from "../tool/frame";
import type { SentimentShown } from "./show";

const TRENDS = {
  improving: {
    label: "Improving",
    Icon: TrendingUp,
    note: "The last one did better",
  },
  declining: {
    label: "Declining",
    Icon: TrendingDown,
    note: "The last one did worse",
  },
  stable: { label: "Stable", Icon: Minus, note: "The last one did about as well" },
};

/** The five stats of spec section 3 in four tiles: when it was last analyzed stands below how much was read. */
export function statsOf({ comments, lastAnalyzed, average, best, trend: name }: SentimentShown): ToolStat[] {
  const trend = TRENDS[name];
  return [
    { label: "Comments Analyzed", value: comments, note: `Last analyzed ${lastAnalyzed}` },
    {
      label: "Avg Sentiment",
      value: (
        <span className={TONE_TEXT[average.tone]}>
          {average.score}
          <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
        </span>
      ),
      note: "Of the sample",
    },
    {
      label: "Most Positive Video",
      value: <StatText>{best.title}</StatText>,
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
