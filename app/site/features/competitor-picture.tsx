import type { ReactNode } from "react";
import { compact } from "../../numbers/compact";
import { drawnPercent } from "../../numbers/drawn";
import { columns, standout, UPLOADS, USUAL_VIEWS } from "./competitor";
import { Picture } from "./picture";

const BEST = standout(UPLOADS);

/** Twelve uploads against the channel's own usual, and the one that broke the pattern explained. */
export function CompetitorPicture({ action }: { action: ReactNode }) {
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
  const usualLine = drawnPercent(usual);
  return (
    <div className="self-end pt-8">
      <svg
        className="chart h-56 w-full fill-housing-soft sm:h-72"
        role="img"
        aria-label={`Twelve uploads; eleven between 0.6 and 2.1 times the usual views, one at ${BEST.multiple} times`}
      >
        {bars.map(({ multiple, x, width, y, height }, index) => {
          const lit = index === BEST.index;
          return (
            <g key={x}>
              <rect
                x={drawnPercent(x)}
                y={drawnPercent(y)}
                width={drawnPercent(width)}
                height={drawnPercent(height)}
                rx="3"
                className={lit ? "fill-lamp" : undefined}
                fillOpacity={lit ? undefined : 0.3}
              />
              <text
                x={drawnPercent(x + width / 2)}
                y={lit ? drawnPercent(y) : "100%"}
                dy={lit ? -14 : 18}
                textAnchor="middle"
                className={lit ? "fill-lamp text-base font-semibold" : "max-sm:hidden"}
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
