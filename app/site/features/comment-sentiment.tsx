import { percentLength } from "../../numbers/drawing";
import { Picture, TryLink } from "./picture";

interface Theme {
  name: string;
  /** Numbers of positive and negative comments. */
  liked: number;
  disliked: number;
}

/** Invented for the landing page: one video in Comment Sentiment. */
export const SAMPLE_VIDEO = {
  title: "Three ways to sharpen a chisel",
  comments: "1,284 comments",
  score: "7.9",
  shares: { positive: 68, neutral: 21, negative: 11 },
  themes: [
    { name: "Close-ups of the edge", liked: 212, disliked: 6 },
    { name: "Honest about cost", liked: 148, disliked: 19 },
    { name: "Pace", liked: 61, disliked: 38 },
    { name: "Music over the voice", liked: 9, disliked: 78 },
  ] satisfies Theme[],
};

/**
 * Diverging bars in percent of the width, on one scale: the longest of either side fill it, except for `margin` at both
 * ends for the numbers.
 */
export function divergingBars(themes: Theme[], margin: number) {
  const left = Math.max(...themes.map((theme) => theme.disliked));
  const right = Math.max(...themes.map((theme) => theme.liked));
  const percent = (count: number) => ((100 - 2 * margin) * count) / (left + right);
  const axis = margin + percent(left);
  return {
    axis,
    bars: themes.map((theme) => ({
      ...theme,
      start: axis - percent(theme.disliked),
      end: axis + percent(theme.liked),
    })),
  };
}

export function CommentSentiment() {
  return (
    <section aria-labelledby="comments" className="border-t border-line">
      <div className="frame feature items-center lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <div>
          <h2 id="comments" className="text-3xl">
            Every comment, read to the end
          </h2>
          <p className="mt-5 text-ink-soft">
            Pull the comments under a video and let AI sentiment analysis sort them. The two hundred who loved
            the close-ups become one line. The eighty or so who could not hear you become another, and that is
            the line you can do something about.
          </p>
          <ul className="points mt-6">
            <li>A score for each video, and which way it is moving</li>
            <li>Themes with the comments behind them, word for word</li>
            <li>A recommendation short enough to pin above the desk</li>
          </ul>
          <div className="mt-8">
            <TryLink>Try comment sentiment</TryLink>
          </div>
        </div>
        <SentimentPicture />
      </div>
    </section>
  );
}

const { title, comments, score, shares, themes } = SAMPLE_VIDEO;
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

function SentimentPicture() {
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

/** Gap between a bar and its number, in pixels. */
const NUMBER_GAP = 7;
/** Room for the numbers at both ends, in percent. */
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
              x={percentLength(start)}
              y="6"
              width={percentLength(axis - start)}
              height="12"
              className="fill-poor"
            />
            <rect
              x={percentLength(axis)}
              y="6"
              width={percentLength(end - axis)}
              height="12"
              className="fill-go"
            />
            <text x={percentLength(start)} dx={-NUMBER_GAP} y="12" textAnchor="end">
              {disliked}
            </text>
            <text x={percentLength(end)} dx={NUMBER_GAP} y="12">
              {liked}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  );
}
