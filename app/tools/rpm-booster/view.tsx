import { ArrowRight, Gauge, TrendingDown, TrendingUp } from "lucide-react";
import { Link } from "react-router";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { RunFrame } from "../tool/run-frame";
import { RPM_NOTES, RPM_TEXTS } from "./messages";
import { RecommendationCard } from "./recommendation-card";
import type { BenchmarkBar, BenchmarkChart, RpmShown } from "./show";

const TRENDS = {
  increasing: { Icon: TrendingUp, color: "text-good" },
  decreasing: { Icon: TrendingDown, color: "text-poor" },
  steady: { Icon: ArrowRight, color: "text-ink-soft" },
};

/** Heights in the chart, in pixels. */
const ROW = 58;
const TEXT = 12;
const BAR_TOP = 25;
const BAR = 15;

const SOLID = { now: "fill-ink", ahead: "fill-ink", others: "fill-line-strong" };
const REST = { now: "fill-ink", ahead: "fill-go", others: "fill-line-strong" };

/** The current RPM, its trend, how it compares, and which tip to begin with. */
function AnalysisPanel({ analysis }: { analysis: RpmShown["analysis"] }) {
  const { currentRPM, trend, standing, begin, potential, chart } = analysis;
  const { Icon, color } = TRENDS[trend.direction];
  return (
    <section
      aria-labelledby="analysis"
      className="card grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="flex flex-col">
        <h2 id="analysis" tabIndex={-1} className="text-lg outline-none">
          Your RPM
        </h2>
        <p className="mt-4 text-3xl font-semibold">{currentRPM}</p>
        <p className={`mt-2 flex items-center gap-2 font-medium ${color}`}>
          <Icon aria-hidden="true" className="size-4.5" />
          {trend.text}
        </p>
        <p className="mt-3 text-sm text-ink-soft">{standing}</p>
        {begin && (
          <p className="mt-5 text-pretty">
            Begin with “
            <Link to={begin.to} replace preventScrollReset className="link font-semibold">
              {begin.title}
            </Link>
            ”: {begin.gain}.
          </p>
        )}
        {potential && (
          <div className="mt-auto pt-6">
            <p className="border-t border-line pt-4 text-sm text-ink-soft">
              <span className="font-semibold text-ink">Up to {potential.amount} more a month</span> at{" "}
              {potential.views} views, {RPM_NOTES.overlap}
            </p>
          </div>
        )}
      </div>
      <figure className="min-w-0 md:border-l md:border-line md:pl-8">
        <figcaption className="mb-5 text-sm text-ink-soft">{RPM_NOTES.unit}</figcaption>
        <BenchmarkDrawing chart={chart} />
      </figure>
    </section>
  );
}

/** One bar each, and a dashed line through all of them at the current RPM. */
function BenchmarkDrawing({ chart: { bars, now, text } }: { chart: BenchmarkChart }) {
  const height = bars.length * ROW - (ROW - BAR_TOP - BAR);
  return (
    <>
      <svg className="chart w-full text-sm" height={height} aria-hidden="true" focusable="false">
        <line
          x1={now}
          x2={now}
          y1={BAR_TOP}
          y2={height}
          strokeDasharray="2 4"
          className="stroke-line-strong"
        />
        {bars.map((bar, index) => (
          <Bar key={bar.name} bar={bar} top={index * ROW} />
        ))}
      </svg>
      <p className="sr-only">{text}</p>
    </>
  );
}

function Bar({ bar, top }: { bar: BenchmarkBar; top: number }) {
  const { name, kind, amount, beyond, solid, rest } = bar;
  return (
    <>
      <text y={top + TEXT} className={`halo ${kind === "others" ? "fill-ink-soft" : "font-medium"}`}>
        {name}
      </text>
      {beyond && (
        <text x="100%" dx="-56" y={top + TEXT} textAnchor="end" className="halo fill-ink-faint tabular-nums">
          {beyond}
        </text>
      )}
      <text x="100%" y={top + TEXT} textAnchor="end" className="font-semibold tabular-nums">
        {amount}
      </text>
      <rect y={top + BAR_TOP} width={solid} height={BAR} className={SOLID[kind]} />
      <rect
        x={solid}
        y={top + BAR_TOP}
        width={rest}
        height={BAR}
        className={REST[kind]}
        fillOpacity={kind === "others" ? 0.4 : 1}
      />
    </>
  );
}

interface RpmViewProps {
  page: ToolPageData<RpmShown>;
  refused?: Refusal;
  busy: Busy;
}

export function RpmView({ page, refused, busy }: RpmViewProps) {
  const { analysis, recommendations, stats } = page.shown;
  const empty = recommendations.length === 0;
  const [newest] = recommendations;
  const open = recommendations.some(({ id }) => id === page.open) ? page.open : newest?.id;
  // A step that could not be ticked off says so at its card, which the error box is far away from.
  const marking = refused?.action === "mark" ? refused : undefined;
  const atCard = recommendations.find(({ id }) => id === marking?.typed.recommendation)?.id;
  return (
    <RunFrame
      texts={RPM_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      elsewhere={atCard !== undefined}
      stats={[
        { label: "Total Analyses", value: stats.totalAnalyses },
        { label: "Last Analyzed", value: stats.lastAnalyzed },
        { label: "Total Recommendations", value: stats.totalRecommendations },
        { label: "Steps Done", value: stats.stepsDone },
      ]}
      run={{
        action: "analyze",
        icon: Gauge,
        label: "Analyze RPM",
        working: "Analyzing…",
        note: RPM_NOTES.analyze,
      }}
      results={{
        id: "recommendations",
        title: "Recommendations",
        count: recommendations.length === 1 ? "1 tip" : `${recommendations.length} tips`,

        none: RPM_NOTES.empty,
      }}
      around={(listed) => (
        <div
          id="results"
          tabIndex={-1}
          className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-6 outline-none sm:gap-8"
        >
          <AnalysisPanel analysis={analysis} />
          {listed}
        </div>
      )}
    >
      {/* Rendered again for a new recommendation: a <details> added to a group with another open would stay closed. */}
      <ol key={newest?.id} className="grid gap-4">
        {recommendations.map((recommendation) => (
          <RecommendationCard
            key={recommendation.id}
            recommendation={recommendation}
            open={recommendation.id === (atCard ?? open)}
            refusal={recommendation.id === atCard ? marking?.message : undefined}
            busy={busy}
          />
        ))}
      </ol>
    </RunFrame>
  );
}
