import { Topics } from "../../ui/lists";
import type { SeriesShown } from "./shown";

/** What a series is about, and what is expected of it. */
export function SeriesBody({ series: { description, topics, facts, estimated } }: { series: SeriesShown }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
      {topics.length > 0 && <Topics label="Topics" words={topics} />}
      <dl className="grid gap-x-8 gap-y-4 text-sm grid-cols-2 lg:grid-cols-12">
        {facts.map(({ term, value, wide }) => (
          <div key={term} className={wide ? "col-span-2 lg:col-span-4" : "lg:col-span-3"}>
            <dt className="text-xs text-ink-soft">{term}</dt>
            <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {!estimated && (
        <p className="text-xs text-ink-soft">
          This series is your own: views, watch time and audience are estimated for those the analysis finds.
        </p>
      )}
    </div>
  );
}
