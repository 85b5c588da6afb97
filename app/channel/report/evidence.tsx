import { ChevronDown } from "lucide-react";
import { StemPicture } from "../stem-picture";
import type { KindShown } from "./show";

interface UploadTitleProps {
  title: string;
  day: string;
  href: string | null;
}

export function UploadTitle({ title, day, href }: UploadTitleProps) {
  return (
    <span className="block min-w-0">
      <span dir="auto" className="font-medium text-pretty wrap-anywhere">
        {href ? (
          <a href={href} rel="noreferrer" className="hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <span className="block text-xs text-ink-soft tabular-nums">{day}</span>
    </span>
  );
}

interface NewestPictureProps {
  chart: NonNullable<KindShown["newest"]["chart"]>;
  caption: string;
}

/** The newest uploads above and below the usual. The caption and the table below say it in words. */
export function NewestPicture({ chart, caption }: NewestPictureProps) {
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="sr-only">{caption}</figcaption>
      <StemPicture chart={chart} height="h-60" />
      <p aria-hidden="true" className="mt-2 text-xs text-ink-soft">
        One stem per upload, oldest first: its views against your usual at the same age. Log scale.
      </p>
    </figure>
  );
}

/** Both years' uploads at 30 days on one scale. */
export function LevelPicture({
  chart: { rows, low, high },
}: {
  chart: NonNullable<KindShown["level"]>["chart"];
}) {
  return (
    <figure className="max-w-2xl min-w-0">
      <div className="grid gap-2">
        {rows.map(({ name, dots }, at) => (
          <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 text-sm">
            <span>{name}</span>
            <svg className="block h-7 w-full overflow-visible" aria-hidden="true" focusable="false">
              <line x2="100%" y1="14" y2="14" className="stroke-line" />
              {dots.map((x, place) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: two uploads may have the same views
                  key={place}
                  cx={x}
                  cy="14"
                  r="5"
                  className={at === rows.length - 1 ? "fill-go" : "fill-ink-faint"}
                  fillOpacity="0.55"
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between pl-26 text-xs text-ink-soft tabular-nums">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      <figcaption className="mt-2 text-xs text-ink-soft">
        One dot per upload: its views after 30 days. Log scale.
      </figcaption>
    </figure>
  );
}

/** After 1, 7 and 30 days; each opens to its uploads. */
export function FirstDays({ rows }: { rows: NonNullable<KindShown["firstDays"]>["rows"] }) {
  return (
    <div className="max-w-2xl divide-y divide-line">
      {rows.map(({ name, views, range, isEstimate, bar, basis, method, uploads }) => (
        <details key={name} className="disclosure">
          <summary className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-4 rounded-control py-3 text-sm">
            <span>{name}</span>
            <svg className="block h-6 w-full" aria-hidden="true" focusable="false">
              <line x2="100%" y1="12" y2="12" className="stroke-line" />
              <rect
                x={`${bar.left}%`}
                width={`${bar.width}%`}
                y="7"
                height="10"
                rx="5"
                className="fill-go-soft stroke-go"
              />
              <circle
                cx={`${bar.middle}%`}
                cy="12"
                r="5.5"
                strokeWidth="2"
                className="fill-go stroke-paper"
              />
            </svg>
            <span className="text-right text-base font-semibold tabular-nums">
              {isEstimate && <span className="font-normal text-ink-soft">about </span>}
              {views}
            </span>
            <ChevronDown aria-hidden="true" className="chevron size-4.5 text-ink-soft" />
            <span className="col-span-4 text-xs text-ink-soft tabular-nums">
              {range}; {basis}
            </span>
          </summary>
          <p className="max-w-prose pb-2 text-xs text-ink-soft">{method}</p>
          <ul className="divide-y divide-line border-t border-line pb-2 text-sm">
            {uploads.map(({ key, views: own, ...upload }) => (
              <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 py-2">
                <UploadTitle {...upload} />
                <span className="font-semibold tabular-nums">{own}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
