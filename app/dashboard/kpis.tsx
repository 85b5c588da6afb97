import { Link } from "react-router";
import { CHANNEL_PATH } from "../navigation/paths";
import type { OwnKpiTexts } from "./figures";

interface Kpi {
  key?: "growth" | "funnel";
  name: string;
  description: string;
  whyItMatters: string;
  bonusKpi?: string;
  authoritySignal?: string;
}

/** Spec section 2, Welcome page: the four KPIs. */
const KPIS: Kpi[] = [
  {
    key: "growth",
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
    key: "funnel",
    name: "Viewer funnel completion",
    description:
      "How many viewers clicked the thumbnail, watched to the end and then did what you asked: the next video, a subscription, a link.",
    whyItMatters:
      "Each step fails for its own reason: title and thumbnail, the opening, the pacing, the ask. Seen in a row, the weakest step is the one to work on next.",
    authoritySignal:
      "Returning viewers who finish more often than new ones: they came for you, not for the title.",
  },
];

/** The KPIs, each with the channel's own figure where its uploads tell one, and the tip. */
export function Kpis({ own }: { own: OwnKpiTexts }) {
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {KPIS.map(({ key, ...kpi }) => (
          <KpiRow key={kpi.name} {...kpi} own={key ? own[key] : null} />
        ))}
      </ul>
      {own.missing && (
        <p className="mb-6 text-sm text-ink-soft">
          {own.missing}{" "}
          <Link to={CHANNEL_PATH} className="link">
            Add an export
          </Link>
        </p>
      )}
      <div className="rounded-control bg-go-soft px-5 py-4 text-sm">
        <p className="max-w-prose">
          <strong className="font-semibold">Pro tip: momentum over vanity metrics.</strong> Totals only ever
          go up, so they cannot warn you. Watch how each of these four moves over three uploads in a row, and
          let the direction decide what you film next.
        </p>
      </div>
    </>
  );
}

interface KpiRowProps extends Omit<Kpi, "key"> {
  own: string | null;
}

function KpiRow({ name, description, whyItMatters, bonusKpi, authoritySignal, own }: KpiRowProps) {
  return (
    <li className="grid gap-x-10 gap-y-3 py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="text-lg leading-snug font-semibold">{name}</h3>
        <p className="mt-1.5 text-sm text-ink-soft">{description}</p>
      </div>
      <dl className="grid content-start gap-3 text-sm">
        {own && <Note term="On your channel">{own}</Note>}
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
