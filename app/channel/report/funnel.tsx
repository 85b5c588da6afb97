import { Fact, Facts } from "../../ui/badge";
import { Disclosure } from "../../ui/disclosure";
import { UploadTitle } from "./evidence";
import type { KindShown } from "./show";

type FunnelShown = NonNullable<KindShown["funnel"]>;

/** Seen, clicked, watched: each upload beside the channel's own medians, those that lost views first. */
export function Funnel({ funnel: { medians, rows } }: { funnel: FunnelShown }) {
  const lost = rows.filter(({ lost }) => lost);
  const others = rows.filter(({ lost }) => !lost);
  return (
    <>
      <div className="max-w-md">
        <p className="mb-2 text-xs text-ink-soft">Your own median</p>
        <Facts>
          {medians.map(({ name, value, uploads }) => (
            <Fact key={name} term={name}>
              {value} <span className="font-normal text-ink-soft">of {uploads}</span>
            </Fact>
          ))}
        </Facts>
      </div>
      {lost.length > 0 && <Rows rows={lost} />}
      {others.length > 0 && (
        <Disclosure
          summary={lost.length > 0 ? `The other ${others.length}` : `All ${others.length}, one by one`}
        >
          <Rows rows={others} />
        </Disclosure>
      )}
    </>
  );
}

function Rows({ rows }: { rows: FunnelShown["rows"] }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {rows.map(({ key, title, day, href, times, lost, steps }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
        >
          <div className="min-w-0">
            <UploadTitle title={title} day={day} href={href} />
            <p className="mt-0.5 text-xs tabular-nums">
              {lost && <span className="font-medium text-poor">{lost}. </span>}
              {times && <span className="text-ink-soft">{times} your usual views</span>}
            </p>
          </div>
          <dl className="grid grid-cols-3 gap-x-4">
            {steps.map(({ name, value, times: own, bar, isLost }) => (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd className={`font-semibold tabular-nums ${isLost ? "text-poor" : ""}`}>{own ?? "–"}</dd>
                {bar && (
                  <dd>
                    <svg className="my-1 block h-2.5 w-full" aria-hidden="true" focusable="false">
                      <rect
                        x={`${bar.x}%`}
                        width={`${bar.width}%`}
                        y="1"
                        height="8"
                        className={isLost ? "fill-poor" : "fill-ink-faint"}
                      />
                      <line x1="50%" x2="50%" y2="10" className="stroke-line-strong" />
                    </svg>
                  </dd>
                )}
                {value && <dd className="text-xs text-ink-soft tabular-nums">{value}</dd>}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
