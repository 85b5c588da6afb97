export interface Theme {
  name: string;
  /** Comments that speak well of it, and those that do not. */
  liked: number;
  disliked: number;
}

/** Invented for the landing page: one video as Comment Sentiment reads it. */
export const READ_VIDEO = {
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
 * Bars to either side of an axis, in percent of the width: the longest of each side share it, but for
 * `margin` at both ends, which is left for their numbers.
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
