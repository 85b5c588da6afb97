import { ChevronDown } from "lucide-react";
import { KPIS, type Kpi } from "./kpis";

export function KpiPanel() {
  return (
    <details open className="disclosure rounded-card border border-line bg-surface">
      <summary className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card px-5 py-4 sm:px-7">
        <h2 className="text-xl">Account-Level KPIs YouTubers Care About</h2>
        <span className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-ink-soft">
          <span className="when-closed">Show KPIs</span>
          <span className="when-open">Hide KPIs</span>
          <ChevronDown aria-hidden="true" className="chevron size-4.5" />
        </span>
      </summary>
      <div className="px-5 pb-6 sm:px-7">
        <ul className="divide-y divide-line border-t border-line">
          {KPIS.map((kpi) => (
            <KpiRow key={kpi.name} {...kpi} />
          ))}
        </ul>
        <div className="rounded-control bg-go-soft px-5 py-4 text-sm">
          <p className="max-w-prose">
            <strong className="font-semibold">Pro tip: momentum over vanity metrics.</strong> Totals only ever
            go up, so they cannot warn you. Watch how each of these four moves over three uploads in a row,
            and let the direction decide what you film next.
          </p>
        </div>
      </div>
    </details>
  );
}

function KpiRow({ name, description, whyItMatters, bonusKpi, authoritySignal }: Kpi) {
  return (
    <li className="grid gap-x-10 gap-y-3 py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="text-lg leading-snug font-semibold">{name}</h3>
        <p className="mt-1.5 text-sm text-ink-soft">{description}</p>
      </div>
      <dl className="grid content-start gap-3 text-sm">
        <Note term="Why it matters">{whyItMatters}</Note>
        {bonusKpi && <Note term="Bonus KPI">{bonusKpi}</Note>}
        {authoritySignal && <Note term="Authority signal">{authoritySignal}</Note>}
      </dl>
    </li>
  );
}

function Note({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-medium">{term}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
