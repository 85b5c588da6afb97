import { Badge } from "../../ui/badge";
import { Disclosure } from "../../ui/disclosure";
import type { Busy } from "../tool/sending";
import { ActionSteps } from "./action-steps";
import { GainDrawing } from "./gain-drawing";
import type { RecommendationShown } from "./shown";

interface RecommendationCardProps {
  recommendation: RecommendationShown;
  open: boolean;
  /** Why a step of it could not be ticked off. */
  refusal?: string;
  busy: Busy;
}

/** A recommendation with what it may add; how to go about it is folded away, one at a time (spec section 2). */
export function RecommendationCard({ recommendation, open, refusal, busy }: RecommendationCardProps) {
  const { id, title, description, category, priority, difficulty, timeToImplement } = recommendation;
  return (
    <li>
      <article aria-labelledby={`${id}-title`} className="card pb-2 sm:pb-3">
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem]">
          <div>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-ink-soft">
              <Badge tone={priority === "High" ? "go" : "neutral"}>{priority} priority</Badge>
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
          <GainDrawing recommendation={recommendation} />
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
