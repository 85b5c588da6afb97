import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { AddToPlan } from "../../handover/add-to-plan";
import { TONE_TEXT } from "../../numbers/tone";
import { buttonClass } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Tags } from "../../ui/lists";
import { Meter } from "../../ui/stat-tile";
import { RunFrame } from "../tool/run-frame";
import { IDEAS_NOTES, IDEAS_TEXTS } from "./messages";
import type { IdeaShown, IdeasShown, ViewsChart } from "./show";

const DIFFICULTIES = ["Easy", "Medium", "Hard"] as const;

/** Heights in the chart of views, in pixels. */
const BAR_ROW = 16;
const OWN_BAR = 11;
const OTHER_BAR = 4;

/** One idea: title and reason on the left, trend score and estimated views on the right. */
function IdeaCard({ idea }: { idea: IdeaShown }) {
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
            <div className="flex flex-wrap gap-3">
              <Link to={idea.light} className={buttonClass({ variant: "secondary", size: "sm" })}>
                Get its light
              </Link>
              <AddToPlan idea={idea.title} title={idea.title} isSample />
              <CopyButton text={idea.title} label="Copy title" />
            </div>
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
              <ViewsDrawing chart={idea.estimatedViews} />
            </dd>
          </div>
        </dl>
      </article>
    </li>
  );
}

/** One, two or three steps up. Decorative: the word stands beside it. */
function DifficultySteps({ difficulty }: { difficulty: IdeaShown["difficulty"] }) {
  const reached = DIFFICULTIES.indexOf(difficulty);
  return (
    <svg viewBox="0 0 20 14" className="h-3.5 w-5" aria-hidden="true" focusable="false">
      {DIFFICULTIES.map((step, index) => {
        const height = 4 + index * 5;
        return (
          <rect
            key={step}
            x={index * 7}
            y={14 - height}
            width="5"
            height={height}
            rx="1"
            className={index <= reached ? "fill-ink" : "fill-line"}
          />
        );
      })}
    </svg>
  );
}

/** This idea's range among those of its batch. The texts beside and below it say the same. */
function ViewsDrawing({ chart: { bars, ticks, compared } }: { chart: ViewsChart }) {
  const height = bars.length * BAR_ROW + 2;
  return (
    <>
      <svg
        className="w-full overflow-visible text-xs tabular-nums"
        height={height + 20}
        aria-hidden="true"
        focusable="false"
      >
        {ticks.map(({ x, label, anchor }) => (
          <g key={label}>
            <line x1={x} x2={x} y1="0" y2={height + 4} className="stroke-line" />
            <text x={x} y={height + 17} textAnchor={anchor} className="fill-ink-faint">
              {label}
            </text>
          </g>
        ))}
        {bars.map(({ x, width, own }, index) => {
          const thickness = own ? OWN_BAR : OTHER_BAR;
          return (
            <rect
              key={`${x} ${width}`}
              x={x}
              y={index * BAR_ROW + (BAR_ROW - thickness) / 2}
              width={width}
              height={thickness}
              rx={thickness / 2}
              className={own ? "fill-go" : "fill-line-strong"}
              fillOpacity={own ? 1 : 0.7}
            />
          );
        })}
      </svg>
      <span className="sr-only">{compared}</span>
    </>
  );
}

interface IdeasViewProps {
  page: ToolPageData<IdeasShown>;
  refused?: Refusal;
  busy: Busy;
}

export function IdeasView({ page, refused, busy }: IdeasViewProps) {
  const { ideas, ...shown } = page.shown;
  const empty = ideas.length === 0;
  return (
    <RunFrame
      texts={IDEAS_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      stats={[
        { label: "Total Generated", value: shown.totalGenerated },
        { label: "Last Generated", value: shown.lastGenerated },
        { label: "Next Batch", value: shown.nextBatch },
        { label: "Trends Analyzed", value: shown.trendsAnalyzed },
      ]}
      run={{
        action: "generate",
        icon: Sparkles,
        label: "Generate New Ideas",
        working: "Generating…",
        note: IDEAS_NOTES.generate,
      }}
      results={{
        title: "This batch",
        count: `${ideas.length} ideas`,
        answer: shown.answer,
        none: IDEAS_NOTES.empty,
      }}
    >
      <ul className="grid gap-4">
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} />
        ))}
      </ul>
    </RunFrame>
  );
}
