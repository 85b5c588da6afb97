import { draw, drawnByContent } from "../../../hydration/draw";
import { formatCount } from "../../../numbers/figures";
import { Disclosure } from "../../../ui/disclosure";
import { CALCULATED } from "../../../ui/provenance";
import { Figure, Figures } from "../../tool/figure";
import { Evidence } from "../../tool/results";
import { BackTestPanel } from "./back-test";
import { ComparableList, PartList, RecentChart } from "./evidence";
import type { ForecastDeskShown, ForecastShown } from "./show";

/** What the desk shows, with all but the answer of its open forecast drawn. */
export function drawOpenForecast(request: Request, { forecasts, ...shown }: ForecastDeskShown) {
  return {
    ...shown,
    forecasts: forecasts.map(({ open, ...listed }) => ({
      ...listed,
      open: open && {
        finding: open.finding,
        body: drawnByContent(request, draw(listed.id, <ForecastBody shown={open} />)),
      },
    })),
  };
}

/** The range beside the recent uploads, and the evidence folded. */
function ForecastBody({ shown }: { shown: ForecastShown }) {
  const { beside, days, viral, test, recent, parts, basedOn, compared, comparables, excluded } = shown;
  return (
    <>
      <div className="grid max-w-prose gap-2 tabular-nums">
        <p className="text-ink-soft">
          {beside} {days}
        </p>
      </div>
      {viral && (
        <Figures>
          <Figure figure={viral} />
        </Figures>
      )}
      <RecentChart chart={recent} />
      <Evidence>
        <Disclosure summary={`How it comes to ${parts.likely}`}>
          <PartList parts={parts} basedOn={basedOn} />
        </Disclosure>
        {comparables.length > 0 && (
          <Disclosure summary={compared}>
            <ComparableList comparables={comparables} />
          </Disclosure>
        )}
        <Disclosure summary={test.line}>
          <BackTestPanel test={test} />
        </Disclosure>
        {excluded && <ExcludedLines excluded={excluded} />}
      </Evidence>
      <Source shown={shown} />
    </>
  );
}

function ExcludedLines({ excluded }: { excluded: NonNullable<ForecastShown["excluded"]> }) {
  const { summary, reasons, lines, more } = excluded;
  return (
    <Disclosure summary={summary}>
      <div className="grid gap-3 text-sm">
        <p className="text-ink-soft">{reasons.join(", ")}.</p>
        {lines.length > 0 && (
          <ul className="grid gap-1">
            {lines.map(({ line, why }) => (
              <li
                key={`${line} ${why}`}
                className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 wrap-anywhere"
              >
                <span className="text-ink-soft tabular-nums">Line {formatCount(line)}</span>
                <span dir="auto">{why}</span>
              </li>
            ))}
          </ul>
        )}
        {more && <p className="text-ink-soft">{more}</p>}
      </div>
    </Disclosure>
  );
}

/** Whose counts they are, and who calculated, as YouTube's terms ask. */
function Source({ shown: { youtube, basedOn } }: { shown: ForecastShown }) {
  if (!youtube) return <p className="max-w-prose text-xs text-ink-soft wrap-anywhere">{basedOn.uploads}</p>;
  return (
    <p className="max-w-prose text-xs text-ink-soft wrap-anywhere">
      {CALCULATED}. The titles, dates and counts are from{" "}
      <a href={youtube.channel} rel="noreferrer" className="link">
        the channel on YouTube
      </a>
      , as of {youtube.asOf}.
    </p>
  );
}
