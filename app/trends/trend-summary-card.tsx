import type { ReactNode } from "react";
import type { TrendSignal } from "../engines/seasons";
import { Badge, type Tone } from "../ui/badge";
import { Card } from "../ui/card";
import type { TrendSummary } from "./summary";

import { TrendLineFigure } from "./trend-line";
import { TrendSource } from "./trend-source";
import { VelocityFigure } from "./velocity-figure";

const SIGNAL_TONES: Record<TrendSignal, Tone> = {
  spiking: "go",
  rising: "good",
  steady: "neutral",
  declining: "poor",
};

/** Spec section 2, Trend panel: what is known of the creator's topic. */
export function TrendSummaryCard({ summary, footer }: { summary: TrendSummary; footer?: ReactNode }) {
  const { keyword, updated, velocity, isEnough, signal, signalText, peakSeason, dataPoints } = summary;
  const { source, line, text, unit } = summary;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-xl wrap-anywhere">{keyword}</h3>
        <Badge tone={source.isSample ? "fair" : "neutral"}>
          <span className="sr-only">Source: </span>
          {source.name}
        </Badge>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-7 md:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <p className="text-sm text-ink-soft">Velocity</p>
          <p className="mt-1">
            <VelocityFigure {...velocity} signal={signal} isEnough={isEnough} />
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            {isEnough ? "week over week" : "No two weeks with enough readers to compare"}
          </p>
          <p className="mt-4">
            <span className="sr-only">Signal: </span>
            <Badge tone={isEnough ? SIGNAL_TONES[signal] : "neutral"}>{signalText}</Badge>
          </p>
        </div>
        {line ? (
          <TrendLineFigure line={line} text={text} peakSeason={peakSeason} unit={unit} />
        ) : (
          <p className="grid place-items-center rounded-control bg-sunken px-5 py-10 text-center text-sm text-ink-soft">
            Nothing to draw: fewer than two whole weeks were counted.
          </p>
        )}
      </div>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-t border-line pt-5">
        <dl className="flex flex-wrap gap-x-12 gap-y-4 text-sm">
          <Detail term="Peak season">{peakSeason}</Detail>
          <Detail term="Data points">{dataPoints}</Detail>
          <Detail term="Last updated">
            <time dateTime={updated.at}>{updated.text}</time>
          </Detail>
        </dl>
        {footer}
      </div>
      <TrendSource summary={summary} />
    </Card>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
