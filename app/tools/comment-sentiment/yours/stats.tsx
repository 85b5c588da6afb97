import { ChevronDown, Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { StatText } from "../../../ui/stat-tile";
import { TONE_TEXT } from "../../../ui/tones";
import type { ToolStat } from "../../tool/frame";
import type { StatsShown } from "./show-stats";

const ICONS = { improving: TrendingUp, declining: TrendingDown, stable: Minus };

/** The stats of spec section 3 in four tiles, each of which opens into what it is made of. */
export function statTiles({ comments, average, best, trend, notEnough }: StatsShown): ToolStat[] {
  const missing = <StatText>{notEnough}</StatText>;
  const Icon = trend && ICONS[trend.trend];
  return [
    {
      label: "Comments Analyzed",
      value: comments.parts.length > 0 ? <Opened {...comments}>{comments.value}</Opened> : comments.value,
      note: comments.note,
    },
    {
      label: "Avg Sentiment",
      value: average ? (
        <Opened {...average}>
          <span className={TONE_TEXT[average.tone]}>
            {average.score}
            <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
          </span>
        </Opened>
      ) : (
        missing
      ),
      note: average?.range ?? "Needs an analysis with a score",
    },
    {
      label: "Most Positive Video",
      value: best ? (
        <Opened {...best}>
          <StatText>{best.title}</StatText>
        </Opened>
      ) : (
        missing
      ),
      note: best?.score ?? "Needs two analyses with a score",
    },
    {
      label: "Sentiment Trend",
      value:
        trend && Icon ? (
          <Opened
            parts={trend.parts}
            basis={`${trend.note}.`}
            method="A change is only called one where the two ranges do not touch."
          >
            <StatText>
              {trend.word} <Icon aria-hidden="true" className="inline size-4.5 text-ink-soft" />
            </StatText>
          </Opened>
        ) : (
          missing
        ),
      note: trend?.note ?? "Needs dated comments or two analyses",
    },
  ];
}

interface OpenedProps {
  children: ReactNode;
  parts: { id: string; name: string; value: string }[];
  basis: string;
  method: string;
}

/** A tile's figure, which opens into what it rests on. */
function Opened({ children, parts, basis, method }: OpenedProps) {
  return (
    <details className="disclosure">
      <summary className="flex items-start justify-between gap-3 rounded-control">
        <span className="min-w-0" dir="auto">
          {children}
        </span>
        <ChevronDown aria-hidden="true" className="chevron mt-2 size-4.5 shrink-0 text-ink-soft" />
      </summary>
      <span className="mt-3 grid gap-2 text-xs font-normal tracking-normal text-ink-soft">
        {parts.map(({ id, name, value }) => (
          <span key={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <bdi>{name}</bdi>
            <span className="text-ink">{value}</span>
          </span>
        ))}
        <span>{basis}</span>
        <span>{method}</span>
      </span>
    </details>
  );
}
