import { Badge, type Tone } from "../ui/badge";
import { Card } from "../ui/card";
import type { TrendInsight, Urgency } from "./insights";

const URGENCY_TEXTS: Record<Urgency, string> = {
  high: "High urgency",
  medium: "Medium urgency",
  low: "Low urgency",
};
/** As the light colors interest: green to film now, amber to wait, red to hold back. */
function toneOf({ kind, urgency }: TrendInsight): Tone {
  if (kind === "declining") return "poor";
  const waits = kind === "steady" || (kind === "season" && urgency === "low");
  return waits ? "fair" : "good";
}

interface InsightCardsProps {
  insights: TrendInsight[];
  keyword: string;
  /** False if there is too little data for any insight. */
  isEnough: boolean;
}

/** What to do about the trend, most urgent first. */
export function InsightCards({ insights, keyword, isEnough }: InsightCardsProps) {
  if (insights.length === 0) {
    return (
      <p className="max-w-prose text-ink-soft">
        {isEnough
          ? `Nothing about “${keyword}” calls for a change of plan this week.`
          : `Too little is known of “${keyword}” to advise on it.`}
      </p>
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {insights
        .map((insight) => ({ ...insight, tone: toneOf(insight) }))
        .map(({ kind, urgency, title, advice, figures, tone }) => (
          <li key={kind} className="grid md:only:col-span-2">
            <Card className="flex flex-col">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 className="text-lg leading-snug">{title}</h3>
                <Badge tone={tone}>{URGENCY_TEXTS[urgency]}</Badge>
              </div>
              <p className="mt-2.5 mb-5 max-w-prose">{advice}</p>
              <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft tabular-nums">
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
    </ul>
  );
}
