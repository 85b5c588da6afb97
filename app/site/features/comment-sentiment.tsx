import { percentLength } from "../../numbers/bounds";
import { Feature, TryLink } from "./picture";

interface Theme {
  name: string;
  /** Numbers of positive and negative comments. */
  liked: number;
  disliked: number;
}

/** Invented: one video, with the figures that the sample of Comment Sentiment shows of it. */
export const SAMPLE_VIDEO = {
  title: "Three ways to sharpen a chisel",
  comments: "1,284 comments",
  score: "8.3",
  shares: { positive: 76, neutral: 14, negative: 10 },
  themes: [
    { name: "Close-ups", liked: 212, disliked: 6 },
    { name: "Honest costs", liked: 148, disliked: 19 },
    { name: "Pace", liked: 61, disliked: 38 },
    { name: "Loud music", liked: 9, disliked: 78 },
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
    <Feature
      id="comments"
      title="Every comment, read to the end"
      text="Pull the comments under a video. AI sentiment analysis gives it a score, with what viewers liked, what bothered them, and recommendations for next time."
      tool="Comment Sentiment"
      works={{
        at: "/comment-sentiment",
        own: "Works on your own comments today.",
        sample: "Reads sample comments for now.",
      }}
      action={<TryLink>Try comment sentiment</TryLink>}
      className="lg:col-span-7"
    >
      <SentimentPicture />
    </Feature>
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
    <>
      <div className="flex items-end justify-between gap-4">
        <p>
          <span className="block leading-snug font-semibold">{title}</span>
          <span className="text-xs text-ink-soft">{comments}</span>
        </p>
        <p className="text-xl font-semibold whitespace-nowrap text-good">
          {score}
          <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
        </p>
      </div>
      <svg className="mt-3 h-2.5 w-full" aria-hidden="true" focusable="false">
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
      <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-xs sm:gap-x-5 text-ink-soft">
        {SHARES.map(({ name, percent, dot }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={`size-2 rounded-full forced-color-adjust-none ${dot}`} />
            {percent}% {name}
          </li>
        ))}
      </ul>
      <Themes />
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        <p className="max-sm:hidden">
          <span className="block text-xs text-ink-soft">Behind “Loud music”</span>
          “Could not hear the grit numbers over the guitar.”
        </p>
        <p className="rounded-control bg-go-soft px-4 py-3">
          <b className="font-medium text-good">Next time:</b> no music under speech.{" "}
          <span className="max-sm:hidden">Three of your last five videos have this complaint.</span>
        </p>
      </div>
    </>
  );
}

/** Gap between a bar and its number, in pixels. */
const NUMBER_GAP = 7;
/** Room for the numbers at both ends, in percent. */
const MARGIN = 11;

function Themes() {
  const { axis, bars } = divergingBars(themes, MARGIN);
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
      {bars.map(({ name, liked, disliked, start, end }) => (
        <li
          key={name}
          className="grid grid-cols-[7.5rem_1fr] items-center py-1.5 leading-tight sm:grid-cols-[10rem_1fr]"
        >
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
