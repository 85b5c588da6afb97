import { CopyButton } from "../../ui/copy-button";
import { Meter } from "../../ui/meter";
import { Tags } from "../frame/tags";
import { TONE_TEXT } from "../frame/tones";
import { DifficultySteps } from "./difficulty-steps";
import type { IdeasShown } from "./ideas";
import { ViewsDrawing } from "./views-drawing";

/** One idea: what it is and why, and beside it what it asks for and may bring. */
export function IdeaCard({ idea }: { idea: IdeasShown["ideas"][number] }) {
  const titleId = `${idea.id}-title`;
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className="card grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem]"
      >
        <div className="flex flex-col items-start gap-3">
          <h3 id={titleId} className="text-lg leading-snug">
            {idea.title}
          </h3>
          <p className="max-w-prose text-ink-soft">{idea.reasoning}</p>
          <Tags tags={idea.tags} />
          <div className="mt-auto flex w-full flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-3">
            <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
              <div>
                <dt className="text-xs text-ink-soft">Difficulty</dt>
                <dd className="flex items-center gap-2 font-medium">
                  <DifficultySteps difficulty={idea.difficulty} />
                  {idea.difficulty}
                </dd>
              </div>
              <div>
                <dt className="text-xs text-ink-soft">Best upload time</dt>
                <dd className="font-medium">{idea.bestUploadTime}</dd>
              </div>
            </dl>
            <CopyButton text={idea.title} label="Copy title" />
          </div>
        </div>
        <dl className="grid content-start gap-4 text-sm max-md:border-t max-md:border-line max-md:pt-5 md:border-l md:border-line md:pl-6">
          <div className="grid grid-cols-[1fr_auto] items-baseline gap-y-1.5">
            <dt className="text-ink-soft">Trend score</dt>
            <dd className={`text-lg font-semibold ${TONE_TEXT[idea.tone]}`}>{idea.trendScore}</dd>
            <dd className="col-span-2">
              <Meter percent={idea.trendScore} tone={idea.tone} className="h-1.5" />
            </dd>
          </div>
          <div className="grid grid-cols-[1fr_auto] items-baseline gap-y-1.5">
            <dt className="text-ink-soft">Estimated views</dt>
            <dd className="font-semibold tabular-nums">{idea.estimatedViews.text}</dd>
            <dd className="col-span-2">
              <ViewsDrawing picture={idea.estimatedViews} />
            </dd>
          </div>
        </dl>
      </article>
    </li>
  );
}
