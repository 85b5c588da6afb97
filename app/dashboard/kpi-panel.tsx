import { ChevronDown } from "lucide-react";

interface Kpi {
  name: string;
  description: string;
  whyItMatters: string;
  bonusKpi?: string;
  authoritySignal?: string;
}

/** Spec section 2, Welcome page: the four KPIs. */
const KPIS: Kpi[] = [
  {
    name: "Subscriber growth rate",
    description:
      "New subscribers in the last 28 days, less those who left, as a share of the subscribers you had at the start.",
    whyItMatters:
      "A rate can be compared with your own past and with channels of other sizes; a total cannot. When it bends upward, look for the one video that did it before you change anything else.",
    bonusKpi: "Subscribers per 1,000 views, video by video. It shows which subjects make people stay.",
  },
  {
    name: "Suggested video reach",
    description: "The share of your views that come from the suggestions beside and after other videos.",
    whyItMatters:
      "Search brings people who already had the question. Suggestions bring those who did not, and that is where most growth past the first audience comes from.",
    authoritySignal:
      "Your own videos suggesting one another: the platform has understood what your channel is about.",
  },
  {
    name: "Average watch time per viewer per session",
    description:
      "Minutes one viewer spends with your channel in one sitting, over all the videos they watch.",
    whyItMatters:
      "A single video can be long and still be the last one. Time per sitting says whether the next video was worth staying for, which no view count tells you.",
    bonusKpi:
      "Videos per viewer per session. From 1.2 to 1.5 is a quarter more viewing without a new upload.",
  },
  {
    name: "Viewer funnel completion",
    description:
      "How many viewers clicked the thumbnail, watched to the end and then did what you asked: the next video, a subscription, a link.",
    whyItMatters:
      "Each step fails for its own reason: title and thumbnail, the opening, the pacing, the ask. Seen in a row, the weakest step is the one to work on next.",
    authoritySignal:
      "Returning viewers who finish more often than new ones: they came for you, not for the title.",
  },
];

/** Open by default (spec section 2). */
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
