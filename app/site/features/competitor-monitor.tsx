import { percentLength } from "../../numbers/bounds";
import { compact, timesText } from "../../numbers/figures";
import { buttonClass } from "../../ui/button";
import { SAMPLE_UPLOADS } from "../sample-figures";
import { Feature, TryLink } from "./picture";

const { channel, multiples: UPLOADS, usual: USUAL_VIEWS, best, alike } = SAMPLE_UPLOADS;

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

const HIGHEST = Math.max(...UPLOADS);
const [LOWEST, NEXT] = [Math.min(...UPLOADS), Math.max(...UPLOADS.filter((one) => one < HIGHEST))];

/** On the logo's dark ground: the one highlighted upload is the one to learn from. */
export function CompetitorMonitor() {
  return (
    <Feature
      id="competitors"
      title="Why that one, and not the other eleven"
      text="Tracks competitor channels, weighs each upload against what its channel usually gets, and explains the video that broke the pattern."
      tool="Competitor Monitor"
      subject={`${channel}, a sample channel`}
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
        <b className="font-semibold">{best.title}</b>
        <span className="block text-sm text-lamp">
          {compact(best.views)} views, {timesText(HIGHEST)} the usual
        </span>
      </p>
      <p className="mt-2 text-sm text-housing-soft">
        “{alike.title}” got {timesText(alike.multiple)}. Take the promise, not the subject.
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
        aria-label={`Twelve uploads; eleven between ${LOWEST} and ${NEXT} times the usual views, one at ${HIGHEST} times`}
      >
        {bars.map(({ multiple, x, width, y, height }) => {
          const isBest = multiple === HIGHEST;
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
                  {timesText(multiple)}
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
