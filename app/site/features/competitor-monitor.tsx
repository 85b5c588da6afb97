import type { ReactNode } from "react";
import { percentLength } from "../../numbers/drawing";
import { compact } from "../../numbers/figures";
import { buttonClass } from "../../ui/button";
import { Picture, TryLink } from "./picture";

/** Invented for the landing page: a channel's last uploads as multiples of its usual views. */
const USUAL_VIEWS = 18_000;
const UPLOADS = [0.8, 1.1, 0.6, 0.9, 1.3, 0.7, 1, 6.2, 2.1, 1.4, 0.9, 1.2];

/** The upload with the most views against the channel's usual. */
export function findStandout(uploads: number[]) {
  const multiple = Math.max(...uploads);
  return { index: uploads.indexOf(multiple), multiple, views: compact(multiple * USUAL_VIEWS) };
}

/** Columns in percent of the chart, the highest filling it. `usual` is the position of 1×. */
export function columns(uploads: number[], gap = 0.28) {
  const highest = Math.max(...uploads);
  const width = 100 / uploads.length;
  return {
    usual: 100 - 100 / highest,
    bars: uploads.map((multiple, index) => ({
      multiple,
      x: (index + gap / 2) * width,
      width: width * (1 - gap),
      y: 100 - (100 * multiple) / highest,
      height: (100 * multiple) / highest,
    })),
  };
}

/** On the logo's dark ground: the one highlighted upload is the one to learn from. */
export function CompetitorMonitor() {
  return (
    <section aria-labelledby="competitors" className="frame pb-16 sm:pb-28">
      <div className="rounded-card border border-housing-line bg-housing px-5 py-8 text-housing-ink sm:p-12 lg:p-16">
        <div className="competitor-columns items-end gap-y-5">
          <h2 id="competitors" className="max-w-[13ch] text-3xl">
            Why that one, and not the other eleven
          </h2>
          <p className="text-housing-soft">
            Name the channels you measure yourself by. Each upload is weighed against what that channel
            usually gets, so a big channel's ordinary Tuesday stays ordinary, and the video that broke the
            pattern is explained.
          </p>
        </div>
        <CompetitorPicture
          action={<TryLink look={buttonClass({ variant: "lamp" })}>Try the competitor monitor</TryLink>}
        />
      </div>
    </section>
  );
}

const BEST = findStandout(UPLOADS);

/** Twelve uploads against the channel's usual views, and why one of them stood out. */
function CompetitorPicture({ action }: { action: ReactNode }) {
  return (
    <Picture
      caption="Competitor Monitor: a home baking channel's last twelve uploads"
      className="mt-10 lg:mt-14"
    >
      <div className="competitor-columns gap-y-10">
        <Uploads />
        <Explained action={action} />
      </div>
    </Picture>
  );
}

function Uploads() {
  const { usual, bars } = columns(UPLOADS);
  const usualLine = percentLength(usual);
  return (
    <div className="self-end pt-8">
      <svg
        className="chart h-56 w-full fill-housing-soft sm:h-72"
        role="img"
        aria-label={`Twelve uploads; eleven between 0.6 and 2.1 times the usual views, one at ${BEST.multiple} times`}
      >
        {bars.map(({ multiple, x, width, y, height }, index) => {
          const isBest = index === BEST.index;
          return (
            <g key={x}>
              <rect
                x={percentLength(x)}
                y={percentLength(y)}
                width={percentLength(width)}
                height={percentLength(height)}
                rx="3"
                className={isBest ? "fill-lamp" : undefined}
                fillOpacity={isBest ? undefined : 0.3}
              />
              <text
                x={percentLength(x + width / 2)}
                y={isBest ? percentLength(y) : "100%"}
                dy={isBest ? -14 : 18}
                textAnchor="middle"
                className={isBest ? "fill-lamp text-base font-semibold" : "max-sm:hidden"}
              >
                {multiple.toFixed(1)}×
              </text>
            </g>
          );
        })}
        <line x2="100%" y1={usualLine} y2={usualLine} strokeDasharray="2 5" className="stroke-housing-ink" />
      </svg>
      <p className="mt-3 flex justify-between gap-4 border-t border-housing-line pt-3 text-xs sm:mt-9 text-housing-soft">
        <span>Dotted: the channel's usual {compact(USUAL_VIEWS)} views</span>
        <span>Newest</span>
      </p>
    </div>
  );
}

function Explained({ action }: { action: ReactNode }) {
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Loaf />
        <div className="flex-[1_0_10rem]">
          <p className="text-sm text-lamp">
            {BEST.views} views, {BEST.multiple}× the usual
          </p>
          <p className="mt-1 text-xl font-semibold">Sourdough without a mixer</p>
        </div>
      </div>
      <ul className="points points-lamp mt-6 text-housing-soft">
        <li>The title says what you do not need</li>
        <li>The finished loaf is on screen by second four</li>
        <li>Nobody large had touched the question since spring</li>
      </ul>
      <p className="mt-5 text-lg leading-snug font-medium">Take the constraint, not the recipe.</p>
      <div className="mt-8 lg:mt-auto">{action}</div>
    </div>
  );
}

/** The video's thumbnail. */
function Loaf() {
  return (
    <svg viewBox="0 0 144 81" className="w-32 shrink-0 sm:w-36" aria-hidden="true" focusable="false">
      <rect width="144" height="81" rx="6" className="fill-housing-line" />
      <path d="M0 62h144v13a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" className="fill-well" />
      <path d="M30 62c0-26 18-42 42-42s42 16 42 42z" className="fill-lamp-fair" />
      <path
        d="M49 52l11-19M66 52l11-21M83 52l11-19"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-housing"
      />
    </svg>
  );
}
