import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TrendSignal } from "../model/trend";
import { Badge, Card, type Tone } from "../ui/badge";
import type { Direction, VelocityText } from "./insights";
import type { TrendSummary } from "./show";
import { TrendLineFigure } from "./trend-line";

const SIGNAL_TONES: Record<TrendSignal, Tone> = {
  spiking: "good",
  rising: "good",
  steady: "fair",
  declining: "poor",
};

/** Everything known about the trend of the creator's topic (spec section 2, Trend panel). */
export function TrendSummaryCard({ summary, footer }: { summary: TrendSummary; footer?: ReactNode }) {
  const { keyword, updated, velocity, isEnough, signal, signalText, peakSeason, dataPoints } = summary;
  const { source, line, text, unit } = summary;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-xl wrap-anywhere">{keyword}</h3>
        <Badge>
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

const ARROWS = { up: ArrowUp, down: ArrowDown, none: ArrowRight } satisfies Record<Direction, unknown>;
/** By signal: a steady topic that dips a little is no bad news, and none to film on today. */
const VELOCITY_COLORS: Record<TrendSignal, string> = {
  spiking: "text-good",
  rising: "text-good",
  steady: "text-fair",
  declining: "text-poor",
};

interface VelocityFigureProps extends VelocityText {
  signal: TrendSignal;
  /** False if two weeks could not be compared. */
  isEnough: boolean;
}

/** The week's change, with an arrow for its direction. */
function VelocityFigure({ text, direction, signal, isEnough }: VelocityFigureProps) {
  // Words must not look like a measurement.
  if (!isEnough) return <span className="text-xl font-semibold text-ink-soft">{text}</span>;
  const Arrow = ARROWS[direction];
  return (
    <span className="inline-flex items-center gap-1.5 text-3xl font-semibold">
      <Arrow
        aria-hidden="true"
        strokeWidth={2.25}
        className={`size-[0.8em] shrink-0 ${VELOCITY_COLORS[signal]}`}
      />
      {text}
    </span>
  );
}

/** Where the interest comes from and as of when, which figures are calculated, and a link to choose another article. */
function TrendSource({ summary: { keyword, match, updated, source } }: { summary: TrendSummary }) {
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-4 text-sm text-ink-soft">
      <p className="max-w-prose wrap-anywhere">
        <SourceText match={match} keyword={keyword} name={source.name} /> As of {updated.text}. Velocity,
        signal and peak season are calculated by Greenlight
        {match &&
          " with spikes of a single day damped (the line shows the counts as they are), and are no figures of Wikipedia's"}
        .
      </p>
      {match && (
        <p>
          <Link to="/trend/article" className="link inline-flex min-h-6 items-center font-medium">
            Not your topic? Choose another article
          </Link>
        </p>
      )}
    </div>
  );
}

function SourceText({
  match,
  keyword,
  name,
}: {
  match: TrendSummary["match"];
  keyword: string;
  name: string;
}) {
  if (!match) return <>{name}: invented for each topic, to show what a trend looks like.</>;
  if (match.article === null) return <>No article of the English Wikipedia matches “{keyword}”.</>;
  return (
    <>
      Readers of the Wikipedia article <OutsideLink href={match.url}>“{match.article}”</OutsideLink>, from{" "}
      <OutsideLink href={match.viewsUrl}>Wikimedia page views</OutsideLink>: people who read about it, not
      searches.
    </>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link font-medium">
      {children}
    </a>
  );
}
