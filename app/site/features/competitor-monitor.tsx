import { percentLength } from "../../numbers/bounds";
import { compact } from "../../numbers/figures";
import { buttonClass } from "../../ui/button";
import { Feature, TryLink } from "./picture";

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

const BEST = findStandout(UPLOADS);

/** On the logo's dark ground: the one highlighted upload is the one to learn from. */
export function CompetitorMonitor() {
  return (
    <Feature
      id="competitors"
      title="Why that one, and not the other eleven"
      text="Tracks competitor channels, weighs each upload against what its channel usually gets, and explains the video that broke the pattern."
      tool="Competitor Monitor"
      subject="a home baking channel"
      works={{
        at: "/competitor-monitor",
        own: "Follows the channels you name.",
        sample: "Follows sample channels for now.",
      }}
      action={<TryLink look={buttonClass({ variant: "lamp" })}>Try the competitor monitor</TryLink>}
      className="feature-dark lg:col-span-5"
    >
      <Uploads />
      <p className="mt-4 leading-snug">
        <b className="font-semibold">Sourdough without a mixer</b>
        <span className="block text-sm text-lamp">
          {BEST.views} views, {BEST.multiple}× the usual
        </span>
      </p>
      <p className="mt-2 text-sm text-housing-soft">
        The title says what you do not need. Take the constraint, not the recipe.
      </p>
    </Feature>
  );
}

/** Twelve uploads against the channel's usual views. */
function Uploads() {
  const { usual, bars } = columns(UPLOADS);
  const usualLine = percentLength(usual);
  return (
    <div className="pt-8">
      <svg
        className="chart h-32 w-full fill-housing-soft"
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
              {isBest && (
                <text
                  x={percentLength(x + width / 2)}
                  y={percentLength(y)}
                  dy={-14}
                  textAnchor="middle"
                  className="fill-lamp text-base font-semibold"
                >
                  {multiple.toFixed(1)}×
                </text>
              )}
            </g>
          );
        })}
        <line x2="100%" y1={usualLine} y2={usualLine} strokeDasharray="2 5" className="stroke-housing-ink" />
      </svg>
      <p className="mt-2 flex justify-between gap-4 border-t border-housing-line pt-2 text-xs text-housing-soft">
        <span>Dotted: the channel's usual {compact(USUAL_VIEWS)} views</span>
        <span>Newest</span>
      </p>
    </div>
  );
}
