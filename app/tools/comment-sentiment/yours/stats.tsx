import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { StatText } from "../../../ui/stat-tile";
import { TONE_TEXT } from "../../../ui/tones";
import { StatFigure } from "../../tool/figure";
import type { ToolStat } from "../../tool/frame";
import { YOURS_NOTES } from "./messages";
import type { StatsShown } from "./show-stats";

const ICONS = { improving: TrendingUp, declining: TrendingDown, stable: Minus };

/** The stats of spec section 3 in four tiles, each of which opens into what it is made of. */
export function statTiles({ comments, average, best, trend, notEnough }: StatsShown): ToolStat[] {
  const missing = <StatText>{notEnough}</StatText>;
  const Icon = trend && ICONS[trend.trend];
  return [
    {
      label: "Comments Analyzed",
      value:
        comments.parts.length > 0 ? <StatFigure {...comments}>{comments.value}</StatFigure> : comments.value,
      note: comments.note,
    },
    {
      label: "Avg Sentiment",
      value: average ? (
        <StatFigure {...average}>
          <span className={TONE_TEXT[average.tone]}>
            {average.score}
            <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
          </span>
        </StatFigure>
      ) : (
        missing
      ),
      note: average?.range ?? "Needs an analysis with a score",
    },
    {
      label: "Most Positive Video",
      value: best ? (
        <StatFigure {...best}>
          <StatText>{best.title}</StatText>
        </StatFigure>
      ) : (
        missing
      ),
      note: best?.score ?? "Needs two analyses with a score",
    },
    {
      label: "Sentiment Trend",
      value:
        trend && Icon ? (
          <StatFigure parts={trend.parts} basis={`${trend.note}.`} method={YOURS_NOTES.change}>
            <StatText>
              {trend.word} <Icon aria-hidden="true" className="inline size-4.5 text-ink-soft" />
            </StatText>
          </StatFigure>
        ) : (
          missing
        ),
      note: trend?.note ?? "Needs dated comments or two analyses",
    },
  ];
}
