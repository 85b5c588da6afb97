import type { ReactNode } from "react";
import { draw } from "../../hydration/draw";
import { roundLength } from "../../numbers/bounds";
import { approximate, timesText } from "../../numbers/figures";
import { SAMPLE_FORECAST, SAMPLE_TIMING, SAMPLE_TOPICS } from "../sample-figures";

let drawn: string | undefined;

/** The four tools as HTML: nothing in them changes, so no script comes for them. */
export function drawFeatures(): string {
  drawn ??= draw("features", <Features />);
  return drawn;
}

/** The four tools of the spec's landing page for YouTube creators (section 2). */
function Features() {
  return (
    <section aria-labelledby="features" className="border-t border-line bg-surface">
      <div className="frame py-16 sm:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="features" className="max-w-[18ch] text-3xl">
            Four things to know before you film
          </h2>
          <p className="text-xs text-ink-soft">Illustrative figures, of sample channels</p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:gap-x-16 lg:gap-y-16">
          <Feature
            title="Content gap analysis"
            of={`A search for “${SAMPLE_TOPICS.search}”`}
            picture={<GapPicture />}
          >
            Topics many viewers want and few large channels cover. Each circle is a topic. With the green one,
            small channels beat their usual.
          </Feature>
          <Feature
            title="Viral potential predictor"
            of={`“${SAMPLE_FORECAST.title}” on ${SAMPLE_FORECAST.channel}`}
            picture={<PotentialPicture />}
          >
            How far an idea could travel, read from how similar videos did: a range with its odds, never one
            promised number.
          </Feature>
          <Feature
            title="Audience demand insights"
            of={`A search for “${SAMPLE_TOPICS.search}”`}
            picture={<DemandPicture />}
          >
            See what people watch on a topic: how many views a video on each subject has after a year.
          </Feature>
          <Feature
            title="Optimal upload timing"
            of={`Uploads of ${SAMPLE_TIMING.channel} by weekday`}
            picture={<TimingPicture />}
          >
            The days and hours at which your own uploads did best, once there are enough of them to tell.
            Here, Thursday may still be luck.
          </Feature>
        </ul>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  /** What its picture is of. */
  of: string;
  picture: ReactNode;
  children: ReactNode;
}

function Feature({ title, of, picture, children }: FeatureProps) {
  return (
    <li className="flex flex-col">
      <div className="rounded-card border border-line bg-paper p-5 sm:p-7">
        {/* SVG text is in the drawing's own units: larger ones where the drawing is small. */}
        <p className="mb-4 text-xs text-ink-soft">{of}</p>
        <div className="@container">
          <div className="text-[14px] @sm:text-[11px] @md:text-[9px]">{picture}</div>
        </div>
      </div>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{children}</p>
    </li>
  );
}

/** Where a figure lies between two others on a logarithmic scale, 0 to 1. */
const share = (value: number, low: number, high: number) => Math.log(value / low) / Math.log(high / low);

const { topics } = SAMPLE_TOPICS;

/** Topics by how many views they get and how much of it is by large channels; the one with room is lit. */
function GapPicture() {
  const x = (large: number) => roundLength(30 + 250 * large);
  const y = (views: number) => roundLength(140 - 116 * share(views, 2000, 260_000));
  const r = (videos: number) => roundLength(4 * Math.sqrt(videos));
  return (
    <svg
      viewBox="0 0 320 176"
      className="w-full"
      role="img"
      aria-label={topics
        .map(
          ({ name, views, large }) =>
            `${name}: ${approximate(views)} views, ${Math.round(100 * large)}% by large channels`,
        )
        .join("; ")}
    >
      <path d="M0 156H320" className="stroke-line-strong" />
      {topics.map(({ name, videos, views, large, room }) => (
        <g key={name}>
          <circle
            cx={x(large)}
            cy={y(views)}
            r={r(videos)}
            className={room ? "fill-go" : "fill-ink"}
            fillOpacity={room ? 1 : 0.2}
          />
          {room && (
            <text
              x={x(large)}
              y={y(views) - r(videos) - 6}
              textAnchor="middle"
              className="fill-ink font-medium"
            >
              {name}
            </text>
          )}
        </g>
      ))}
      <text x="0" y="12" className="fill-ink-soft">
        More views
      </text>
      <text x="0" y="172" className="fill-ink-soft">
        Few large channels
      </text>
      <text x="320" y="172" textAnchor="end" className="fill-ink-soft">
        Many
      </text>
    </svg>
  );
}

/** The range of views in the thirty days after publishing, with three times the usual above it. */
function PotentialPicture() {
  const { low, likely, high, viral } = SAMPLE_FORECAST;
  const y = (views: number) => roundLength(140 - 112 * share(views, 60_000, viral.views));
  const rise = (views: number) => `C24 ${y(views) + 8} 110 ${y(views)} 236 ${y(views)}`;
  return (
    <svg
      viewBox="0 0 320 176"
      className="w-full overflow-visible"
      role="img"
      aria-label={`Likely ${approximate(low)} to ${approximate(high)} views at 30 days; a chance of ${viral.chance} of three times the usual, ${approximate(viral.views)}`}
    >
      <path
        d={`M0 156${rise(high)}V${y(low)}C110 ${y(low)} 24 ${y(low) + 4} 0 156Z`}
        className="fill-go"
        fillOpacity="0.2"
      />
      <path d={`M0 156${rise(likely)}`} fill="none" strokeWidth="2.5" className="stroke-go" />
      <path d={`M0 ${y(viral.views)}H320`} strokeDasharray="2 4" className="stroke-ink" />
      <path d="M0 156.5H320" className="stroke-line-strong" />
      <text x="0" y={y(viral.views) - 8} className="fill-ink font-medium">
        Three times the usual: {viral.chance}
      </text>
      <text x="244" y={y(high) + 8} dominantBaseline="middle" className="fill-ink-soft">
        {approximate(high)}
      </text>
      <text x="244" y={y(likely)} dominantBaseline="middle" className="fill-ink font-medium">
        {approximate(likely)}
      </text>
      <text x="244" y={y(low)} dominantBaseline="middle" className="fill-ink-soft">
        {approximate(low)}
      </text>
      <text x="0" y="172" className="fill-ink-soft">
        Published
      </text>
      <text x="236" y="172" textAnchor="end" className="fill-ink-soft">
        30 days
      </text>
    </svg>
  );
}

const ROW = 42;
const SHOWN = 4;

/** The subjects with the most views. */
function DemandPicture() {
  const [most] = topics;
  return (
    <svg
      viewBox="0 0 320 164"
      className="w-full"
      role="img"
      aria-label={topics
        .slice(0, SHOWN)
        .map(({ name, views }) => `${name}: ${approximate(views)} views`)
        .join("; ")}
    >
      {topics.slice(0, SHOWN).map(({ name, views }, row) => (
        <g key={name}>
          <text x="0" y={row * ROW + 12} className="fill-ink">
            {name}
          </text>
          <text x="320" y={row * ROW + 12} textAnchor="end" className="fill-ink-soft">
            {approximate(views)} views
          </text>
          <rect y={row * ROW + 21} width="320" height="6" rx="3" className="fill-ink" fillOpacity="0.08" />
          <rect
            y={row * ROW + 21}
            width={roundLength((views / (most?.views ?? views)) * 320)}
            height="6"
            rx="3"
            className={row === 0 ? "fill-go" : "fill-ink"}
            fillOpacity={row === 0 ? 1 : 0.4}
          />
        </g>
      ))}
    </svg>
  );
}

const DAYS = ["M", "T", "W", "T", "F", "S", "S"];
const [WIDE, GAP, BASE] = [38, 9, 124];

/** What the uploads of each weekday got beside the usual, and what the product says of it. */
function TimingPicture() {
  const { weekdays, answer } = SAMPLE_TIMING;
  const most = Math.max(...weekdays);
  const height = (times: number) => roundLength((96 * times) / most);
  return (
    <>
      <svg
        viewBox="0 0 320 146"
        className="w-full"
        role="img"
        aria-label={`Monday to Sunday, beside the usual: ${weekdays.map(timesText).join(", ")}`}
      >
        {weekdays.map((times, day) => {
          const x = day * (WIDE + GAP);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two days are alike, and none ever moves
            <g key={day}>
              <rect
                x={x}
                y={BASE - height(times)}
                width={WIDE}
                height={height(times)}
                rx="3"
                className="fill-go"
                fillOpacity={times === most ? 1 : 0.35}
              />
              <text
                x={x + WIDE / 2}
                y={BASE - height(times) - 6}
                textAnchor="middle"
                className="fill-ink-soft"
              >
                {timesText(times)}
              </text>
              <text x={x + WIDE / 2} y="143" textAnchor="middle" className="fill-ink-soft">
                {DAYS[day]}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${BASE}.5H320`} className="stroke-line-strong" />
      </svg>
      <p className="mt-3 text-sm font-medium">{answer}</p>
    </>
  );
}
