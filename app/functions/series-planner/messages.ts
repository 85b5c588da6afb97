import { formatCount } from "../../numbers/figures";

/** Spec section 8, Series. */
export const SERIES_FAILED = "Failed to analyze content for series planning. Please try again.";

/** Ours: the lengths of every such field, and counts that keep the lists readable (for bytes, see list-action.ts). */
export const LIMITS = { title: 200, description: 5000, minutes: 720, series: 24, videos: 24 } as const;

/** Messages of invalid fields, by field. */
export const FIELD_MESSAGES = {
  title: {
    missing: "Please enter a title",
    long: `A title has at most ${LIMITS.title} characters`,
  },
  description: { long: `A description has at most ${formatCount(LIMITS.description)} characters` },
  status: { unknown: "Please choose a status" },
  publishDate: { wrong: "Please enter a date as year, month and day: 2027-03-14" },
  minutes: { wrong: `Please enter whole minutes, from 1 to ${LIMITS.minutes}` },
} as const;

export const REFUSALS = {
  "series-full": `There is room for ${LIMITS.series} series. Delete one to make room for another.`,
  "videos-full": `A series has room for ${LIMITS.videos} videos. Delete one, or begin a second series.`,
  "no-room":
    "Your planner is full: there is no room for more text. Delete a series or a video, or shorten a description.",
  "series-gone": "This series is no longer there. It may have been deleted in another tab.",
  "video-gone": "This video is no longer there. It may have been deleted in another tab.",
  "undo-gone": "This can no longer be undone: something else was changed since.",
} as const;
