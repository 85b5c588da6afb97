import { drawnPercent } from "../../numbers/drawn";
import { Picture } from "./picture";
import { divergingBars, READ_VIDEO } from "./sentiment";

const { title, comments, score, shares, themes } = READ_VIDEO;
const SHARES = [
  { name: "positive", percent: shares.positive, start: 0, fill: "fill-go", dot: "bg-go" },
  {
    name: "neutral",
    percent: shares.neutral,
    start: shares.positive,
    fill: "fill-line-strong",
    dot: "bg-line-strong",
  },
  {
    name: "negative",
    percent: shares.negative,
    start: shares.positive + shares.neutral,
    fill: "fill-poor",
    dot: "bg-poor",
  },
];

export function SentimentPicture() {
  return (
    <Picture caption="Comment Sentiment">
      <div className="flex items-end justify-between gap-4">
        <div>
          <p className="text-lg leading-snug font-semibold">{title}</p>
          <p className="mt-0.5 text-xs text-ink-soft">{comments}</p>
        </div>
        <p className="text-2xl font-semibold whitespace-nowrap text-fair">
          {score}
          <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
        </p>
      </div>
      <svg className="mt-5 h-2.5 w-full" aria-hidden="true" focusable="false">
        {SHARES.map(({ name, percent, start, fill }) => (
          <rect
            key={name}
            x={`${start}%`}
            width={`${percent - 0.5}%`}
            height="100%"
            rx="2"
            className={fill}
          />
        ))}
      </svg>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        {SHARES.map(({ name, percent, dot }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-2 rounded-full forced-color-adjust-none ${dot}`} />
            {percent}% {name}
          </li>
        ))}
      </ul>
      <Themes />
      <div className="mt-5 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <div>
          <p className="text-xs text-ink-soft">Behind “Music over the voice”</p>
          <p className="mt-2 text-sm">“Could not hear the grit numbers over the guitar.”</p>
          <p className="mt-2 text-sm">“Lovely work. Please turn it down when you talk.”</p>
        </div>
        <div className="rounded-control bg-go-soft px-4 py-3.5">
          <p className="text-xs font-medium text-good">Next time</p>
          <p className="mt-1 text-sm">
            No music under speech. It is the complaint that returns in three of your last five videos.
          </p>
        </div>
      </div>
    </Picture>
  );
}

/** How far a number stands from its bar, and the room that it needs at either end, in percent. */
const APART = 7;
const MARGIN = 11;

function Themes() {
  const { axis, bars } = divergingBars(themes, MARGIN);
  return (
    <ul className="mt-6 divide-y divide-line border-t border-line text-sm">
      {bars.map(({ name, liked, disliked, start, end }) => (
        <li key={name} className="grid items-center py-2.5 sm:grid-cols-[10rem_1fr]">
          <span className="font-medium">
            {name}
            <span className="sr-only">
              : {liked} comments for, {disliked} against
            </span>
          </span>
          <svg className="chart h-6 w-full" aria-hidden="true" focusable="false">
            <rect
              x={drawnPercent(start)}
              y="6"
              width={drawnPercent(axis - start)}
              height="12"
              className="fill-poor"
            />
            <rect
              x={drawnPercent(axis)}
              y="6"
              width={drawnPercent(end - axis)}
              height="12"
              className="fill-go"
            />
            <text x={drawnPercent(start)} dx={-APART} y="12" textAnchor="end">
              {disliked}
            </text>
            <text x={drawnPercent(end)} dx={APART} y="12">
              {liked}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  );
}
