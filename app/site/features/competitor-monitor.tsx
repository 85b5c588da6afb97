import { compact } from "../../numbers/compact";
import { columns, standout, UPLOADS, USUAL_VIEWS } from "./competitor";
import { Picture } from "./picture";
import { TryLink } from "./try-link";

const BEST = standout(UPLOADS);

/** On the signal's own ground: the one upload that is lit is the one worth learning from. */
export function CompetitorMonitor() {
  return (
    <section aria-labelledby="competitors" className="frame pb-16 sm:pb-28">
      <div className="rounded-card border border-housing-line bg-housing px-5 py-8 text-housing-ink sm:p-12 lg:p-16">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:grid-cols-[minmax(0,1fr)_25rem]">
          <h2 id="competitors" className="max-w-[13ch] text-3xl">
            Why that one, and not the other eleven
          </h2>
          <p className="text-housing-soft">
            Name the channels you measure yourself by. Each upload is weighed against what that channel
            usually gets, so a big channel's ordinary Tuesday stays ordinary, and the video that broke the
            pattern is explained.
          </p>
        </div>
        <Picture
          caption="Competitor Monitor: a home baking channel's last twelve uploads"
          className="mt-10 lg:mt-14"
        >
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:grid-cols-[minmax(0,1fr)_25rem]">
            <Uploads />
            <Explained />
          </div>
        </Picture>
      </div>
    </section>
  );
}

function Uploads() {
  const { usual, bars } = columns(UPLOADS);
  const usualLine = `${usual}%`;
  return (
    <div className="self-end pt-8">
      <svg
        className="chart h-56 w-full fill-housing-soft sm:h-80"
        role="img"
        aria-label={`Twelve uploads; eleven between 0.6 and 2.1 times the usual views, one at ${BEST.multiple} times`}
      >
        {bars.map(({ multiple, x, width, y, height }, index) => {
          const lit = index === BEST.index;
          return (
            <g key={x}>
              <rect
                x={`${x}%`}
                y={`${y}%`}
                width={`${width}%`}
                height={`${height}%`}
                rx="3"
                className={lit ? "fill-lamp" : undefined}
                fillOpacity={lit ? undefined : 0.3}
              />
              <text
                x={`${x + width / 2}%`}
                y={lit ? `${y}%` : "100%"}
                dy={lit ? -14 : 18}
                textAnchor="middle"
                className={lit ? "fill-lamp text-base font-semibold" : "max-sm:hidden"}
              >
                {multiple}×
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

function Explained() {
  return (
    <div>
      <p className="text-sm text-lamp">
        {BEST.views} views, {BEST.multiple}× the usual
      </p>
      <p className="mt-1 text-xl font-semibold">Sourdough without a mixer</p>
      <ul className="points points-lamp mt-4 text-housing-soft">
        <li>The title says what you do not need</li>
        <li>The finished loaf is on screen by second four</li>
        <li>Nobody large had touched the question since spring</li>
      </ul>
      <p className="mt-4 text-sm">Take the constraint, not the recipe.</p>
      <div className="mt-8">
        <TryLink look="button-lamp">Try the competitor monitor</TryLink>
      </div>
    </div>
  );
}
