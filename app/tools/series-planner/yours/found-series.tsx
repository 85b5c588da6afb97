import { StemPicture } from "../../../channel/stem-picture";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { Disclosure } from "../../../ui/disclosure";
import { EpisodeForm } from "./form";
import type { DropOffChart, FoundShown, Tone } from "./found";
import { YOURS_TEXTS } from "./messages";

const TONES: Record<Tone, string> = {
  good: "border-good",
  fair: "border-fair",
  poor: "border-poor",
  neutral: "border-line-strong",
};

interface FoundSeriesProps {
  series: FoundShown;
  refused?: Refusal;
  busy: Busy;
}

/** A series found on the channel: what it comes to, and folded below it what each episode got. */
export function FoundSeries({ series, refused, busy }: FoundSeriesProps) {
  const { id, name, sentence, tone, count, chart, rows, earlier, add } = series;
  return (
    <article aria-labelledby={`${id}-name`} className="card grid gap-3">
      <div className={`grid gap-1 border-l-2 pl-3.5 ${TONES[tone]}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 id={`${id}-name`} dir="auto" className="text-lg font-semibold wrap-anywhere">
            {name}
          </h4>
          <p className="text-sm text-ink-soft">{count}</p>
        </div>
        <p className="wrap-anywhere">{sentence}</p>
      </div>
      <div className="divide-y divide-line">
        <Disclosure summary="Episode by episode">
          <div className="grid gap-5 pb-4">
            {chart && <DropOff chart={chart} />}
            <EpisodeTable rows={rows} />
            {earlier > 0 && (
              <p className="text-xs text-ink-soft">
                The newest {rows.length}; {earlier} earlier.
              </p>
            )}
          </div>
        </Disclosure>
        {add && (
          <Disclosure summary={YOURS_TEXTS.add} open={refused !== undefined}>
            <div className="pt-1 pb-2">
              <EpisodeForm id={`${id}-add`} add={add} refused={refused} busy={busy} />
            </div>
          </Disclosure>
        )}
      </div>
    </article>
  );
}

/** Each episode above or below the usual. The table below says it in words. */
function DropOff({ chart }: { chart: DropOffChart }) {
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="text-xs text-ink-soft">
        One stem per episode: its views against your usual at the same age. Log scale.
      </figcaption>
      <StemPicture chart={chart} height="h-40" />
    </figure>
  );
}

function EpisodeTable({ rows }: Pick<FoundShown, "rows">) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          <th scope="col" className="py-2 font-normal">
            Episode
          </th>
          <th scope="col" className="hidden py-2 pl-5 text-right font-normal sm:table-cell">
            Views
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-normal">
            Times your usual
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-normal">
            Share of the first
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ key, label, title, day, views, multiple, ofFirst }) => (
          <tr key={key} className="align-baseline tabular-nums">
            <td className="py-2.5">
              <span dir="auto" className="block wrap-anywhere">
                {label && `${label}: `}
                {title}
              </span>
              <span className="block text-xs text-ink-soft">
                {day}
                <span className="sm:hidden">, {views} views</span>
              </span>
            </td>
            <td className="hidden py-2.5 pl-5 text-right sm:table-cell">{views}</td>
            <td className="py-2.5 pl-4 text-right font-semibold whitespace-nowrap">
              {multiple || <span className="font-normal text-ink-soft">not yet</span>}
            </td>
            <td className="py-2.5 pl-4 text-right whitespace-nowrap">{ofFirst || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
