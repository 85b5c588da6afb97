import { ArrowRight, TrendingDown, TrendingUp } from "lucide-react";
import { BenchmarkDrawing } from "./benchmark-drawing";
import type { RpmShown } from "./shown";

const TRENDS = {
  increasing: { Icon: TrendingUp, colour: "text-good" },
  decreasing: { Icon: TrendingDown, colour: "text-poor" },
  steady: { Icon: ArrowRight, colour: "text-ink-soft" },
};

/** Where the RPM stands: the figure, its trend, and what others earn. */
export function AnalysisPanel({ analysis }: { analysis: RpmShown["analysis"] }) {
  const { currentRPM, trend, standing, potential, chart } = analysis;
  const { Icon, colour } = TRENDS[trend.direction];
  return (
    <section
      aria-labelledby="analysis"
      className="card grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="flex flex-col">
        <h2 id="analysis" className="text-lg">
          Your RPM
        </h2>
        <p className="mt-4 text-3xl font-semibold">{currentRPM}</p>
        <p className={`mt-2 flex items-center gap-2 font-medium ${colour}`}>
          <Icon aria-hidden="true" className="size-4.5" />
          {trend.text}
        </p>
        <p className="mt-3 text-sm text-ink-soft">{standing}</p>
        {potential && (
          <div className="mt-auto pt-6">
            <p className="border-t border-line pt-4 text-sm text-ink-soft">
              <span className="font-semibold text-ink">Up to {potential.amount} more a month</span> at{" "}
              {potential.views} views, if every tip below brought what it promises. They overlap, so expect
              less.
            </p>
          </div>
        )}
      </div>
      <figure className="min-w-0 md:border-l md:border-line md:pl-8">
        <figcaption className="mb-5 text-sm text-ink-soft">Dollars a thousand views</figcaption>
        <BenchmarkDrawing chart={chart} />
      </figure>
    </section>
  );
}
