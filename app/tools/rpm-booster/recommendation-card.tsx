import type { Busy } from "../../forms/sending";
import { Badge } from "../../ui/badge";
import { Disclosure } from "../../ui/disclosure";
import { ActionSteps } from "./action-steps";
import type { RecommendationShown } from "./show";

const BAR_HEIGHT = 10;

interface RecommendationCardProps {
  recommendation: RecommendationShown;
  open: boolean;
  /** Why a step could not be ticked off. */
  refusal?: string;
  busy: Busy;
}

/** A recommendation and its gain. The steps are folded away, one card open at a time (spec section 2). */
export function RecommendationCard({ recommendation, open, refusal, busy }: RecommendationCardProps) {
  const { id, title, description, category, priority, difficulty, timeToImplement } = recommendation;
  return (
    <li>
      <article aria-labelledby={`${id}-title`} className="card pb-2 sm:pb-3">
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem]">
          <div>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-ink-soft">
              <Badge tone={priority === "High" ? "good" : "neutral"}>{priority} priority</Badge>
              <span>{category}</span>
            </p>
            <h3 id={`${id}-title`} className="mt-3 text-lg leading-snug">
              {title}
            </h3>
            <p className="mt-1 max-w-prose text-sm text-ink-soft">{description}</p>
            <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
              <div className="flex gap-2">
                <dt className="text-ink-soft">Difficulty</dt>
                <dd className="font-medium">{difficulty}</dd>
              </div>
              <div className="flex gap-2">
                <dt className="text-ink-soft">Takes</dt>
                <dd className="font-medium">{timeToImplement}</dd>
              </div>
            </dl>
          </div>
          <GainChart recommendation={recommendation} />
        </div>
        <Disclosure
          id={id}
          name="recommendation"
          open={open}
          summary={
            <>
              How to do it <span className="font-normal text-ink-soft">· {recommendation.progress}</span>
            </>
          }
          className="mt-5 scroll-mt-20 border-t border-line pt-1"
        >
          <div className="grid gap-x-10 gap-y-5 pb-2 md:grid-cols-[minmax(0,1fr)_16rem]">
            <ActionSteps recommendation={recommendation} refusal={refusal} busy={busy} />
            <div className="text-sm max-md:order-first">
              <h4 className="font-semibold">Why it works</h4>
              <p className="mt-1 max-w-prose text-ink-soft">{recommendation.reasoning}</p>
            </div>
          </div>
        </Disclosure>
      </article>
    </li>
  );
}

/** The current and the projected RPM, on the scale of the chart above. */
function GainChart({ recommendation }: { recommendation: RecommendationShown }) {
  const { currentRPM, projectedRPM, potentialIncrease, percent, bar } = recommendation;
  return (
    <div className="self-start">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-xl font-semibold text-good">{potentialIncrease}</span>
        <span className="text-sm text-ink-soft">{percent}</span>
      </p>
      <svg className="chart mt-2.5 w-full" height={BAR_HEIGHT + 22} aria-hidden="true" focusable="false">
        <rect width="100%" height={BAR_HEIGHT} className="fill-line" />
        <rect width={bar.current} height={BAR_HEIGHT} className="fill-ink" />
        <rect x={bar.current} width={bar.added} height={BAR_HEIGHT} className="fill-go" />
        <line x1={bar.average} x2={bar.average} y1="-3" y2={BAR_HEIGHT + 4} className="stroke-ink-soft" />
        <text x={bar.average} y={BAR_HEIGHT + 14} textAnchor="middle" className="fill-ink-faint">
          average
        </text>
      </svg>
      <p className="mt-1.5 text-sm text-ink-soft">
        RPM from <span className="text-ink">{currentRPM}</span> to{" "}
        <span className="font-medium text-ink">{projectedRPM}</span>
      </p>
    </div>
  );
}
