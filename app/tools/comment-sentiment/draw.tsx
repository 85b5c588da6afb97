import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ToolPageData } from "../../forms/page-data";
import { draw, drawnAs, keepDrawings } from "../../hydration/draw";
import { TONE_TEXT } from "../../numbers/tone";
import { StatText } from "../../ui/stat-tile";
import { Stats, type ToolStat } from "../tool/frame";

import { ScoreChartFigure } from "./chart-figures";
import { SENTIMENT_NOTES } from "./messages";
import { RecordCard } from "./record-card";
import type { SentimentShown } from "./show";

export type SamplePage = ReturnType<typeof drawSample>;

/** Most visitors look at the sample as it is, and share its drawings. */
const MOST_KEPT = 50;

/** The Sample desk's page with what is only looked at as HTML: the stats, the chart and the cards of the videos. */
export function drawSample(request: Request, page: ToolPageData<SentimentShown>) {
  const { comments, lastAnalyzed, average, best, trend, chart, records, ...shown } = page.shown;
  const stats = drawStats({ comments, lastAnalyzed, average, best, trend });
  // A moment to the millisecond is not on the cards, and would make each visitor's their own.
  const cards = records.map(({ publishedAt: _moment, ...card }) => card);
  const open = cards.find(({ id }) => id === page.open)?.id ?? null;
  return {
    ...page,
    shown,
    stats: drawnAs(request, stats),
    /** null where there is no video. */
    records: cards.length > 0 ? drawnAs(request, drawRecords({ chart, cards, open })) : null,
  };
}

type StatsShown = Pick<SentimentShown, "comments" | "lastAnalyzed" | "average" | "best" | "trend">;

const drawStats = keepDrawings(MOST_KEPT, (stats: StatsShown) =>
  draw("stats", <Stats stats={statTiles(stats)} />),
);

interface RecordsShown {
  chart: SentimentShown["chart"];
  cards: Omit<SentimentShown["records"][number], "publishedAt">[];
  open: string | null;
}

const drawRecords = keepDrawings(MOST_KEPT, ({ chart, cards, open }: RecordsShown) =>
  draw(
    "records",
    <>
      {chart && <ScoreChartFigure chart={chart} />}
      <ul className="divide-y divide-line border-y border-line">
        {cards.map((card) => (
          <li key={card.id} className="print:break-inside-auto!">
            <RecordCard record={card} open={open === card.id} />
          </li>
        ))}
      </ul>
    </>,
  ),
);

const TRENDS = {
  improving: { label: "Improving", Icon: TrendingUp },
  declining: { label: "Declining", Icon: TrendingDown },
  stable: { label: "Stable", Icon: Minus },
};

/** The five stats of spec section 3 in four tiles: the last analysis stands below the comments analyzed. */
function statTiles({ comments, lastAnalyzed, average, best, trend: name }: StatsShown): ToolStat[] {
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
      note: SENTIMENT_NOTES.sample,
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
      note: SENTIMENT_NOTES.trends[name],
    },
  ];
}
