import { MessageSquareText } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ActionRow, RunButton } from "../tool/form";
import { ToolFrame } from "../tool/frame";
import type { Refusal } from "../tool/refusal";
import { Results } from "../tool/results";
import type { ToolPageData } from "../tool/route";
import type { Busy } from "../tool/sending";
import { ExportReport } from "./export-report";
import { SENTIMENT_TEXTS } from "./messages";
import { PeriodLinks } from "./period-links";
import { RecordCard } from "./record-card";
import { ScoreChartFigure } from "./score-chart-figure";
import type { SentimentShown } from "./show";
import { statsOf } from "./stats";

interface SentimentViewProps {
  page: ToolPageData<SentimentShown>;
  refused?: Refusal;
  busy: Busy;
}

export function SentimentView({ page, refused, busy }: SentimentViewProps) {
  const { shown, address } = page;
  const { records, facts, chart, out } = shown;
  const analyze = (
    <RunButton
      address={address}
      action="analyze"
      icon={MessageSquareText}
      label="Analyze"
      working="Analyzing…"
      busy={busy}
    />
  );
  return (
    <ToolFrame
      texts={SENTIMENT_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      empty={!shown.anything}
      stats={statsOf(shown)}
      action={
        records.length > 0 && <ActionRow note="Reads the comments of a recent upload.">{analyze}</ActionRow>
      }
    >
      <Results
        title="Analyzed videos"
        note={records.length > 0 ? `${facts.videos}, ${facts.comments}` : undefined}
        clearAt={shown.anything ? address : undefined}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 print:hidden">
          <PeriodLinks periods={shown.periods} />
          <ExportReport report={shown.report} days={shown.days} />
        </div>
        {chart && <ScoreChartFigure chart={chart} />}
        {records.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {records.map((record) => (
              <li key={record.id} className="print:break-inside-auto!">
                <RecordCard record={record} open={page.open === record.id} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={
              shown.anything ? `Nothing published in the last ${shown.days} days` : "No videos analyzed yet"
            }
            action={
              <div className="flex flex-wrap justify-center gap-3">
                {analyze}
                {out?.seenIn && (
                  <Link
                    to={out.seenIn.address}
                    preventScrollReset
                    className={buttonClass({ variant: "secondary" })}
                  >
                    Show {out.seenIn.label}
                  </Link>
                )}
              </div>
            }
          >
            {out ? (
              <p>{leftOutText(out)} Analyze a recent upload, or look further back.</p>
            ) : (
              <p>Start with a recent upload: its comments are read, sorted and summed up.</p>
            )}
          </EmptyState>
        )}
        {out && records.length > 0 && (
          <p className="text-sm text-ink-soft">
            {leftOutText(out)}{" "}
            {out.seenIn && (
              <Link to={out.seenIn.address} preventScrollReset className="link print:hidden">
                Show {out.seenIn.label}
              </Link>
            )}
          </p>
        )}
      </Results>
    </ToolFrame>
  );
}

/** How many videos the period leaves out, and whether any period shows them. */
function leftOutText({ count, beyond }: NonNullable<SentimentShown["out"]>): string {
  const older = count === 1 ? "1 analyzed video is older." : `${count} analyzed videos are older.`;
  if (beyond === 0) return older;
  return `${older} ${beyond === count ? "No period reaches back that far." : `No period reaches back to ${beyond} of them.`}`;
}
