import { formatCount } from "../../numbers/figures";
import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";

export const PATH = "/series-planner";

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

export const SERIES_TEXTS: ToolTexts = {
  path: PATH,
  title: "Series Planner",
  intro: "Group your videos into series, so each hands its viewers to the next.",
  errorTitle: "Analysis Error",
  working: {
    analyze: {
      title: "Analyzing your library",
      stages: ["Reading your videos", "Looking for what belongs together", "Drafting a series"],
    },
  },
  done: {
    analyze: "A new planned series is at the end of the list, with its first three videos.",
    add: "The series is at the end of the list. Give it its first video.",
    edit: "The series is saved.",
    remove: "The series is deleted.",
    clear: "The planner is empty.",
    "add-video": "The video is at the end of its series.",
    "edit-video": "The video is saved.",
    "delete-video": "The video is deleted.",
    restore: "The video is back.",
    up: "The video is one place further up.",
    down: "The video is one place further down.",
  },
  confirm: {
    clear: {
      title: "Delete all series?",
      text: "Every series below is deleted with its videos.",
      yes: "Delete all series",
    },
  },
};

/** Notes and the empty list. */
export const SERIES_NOTES = {
  own: "This series is your own: views, watch time and audience are estimated for those the analysis finds.",
  empty: {
    title: "No series yet",
    text: "Let the planner find videos that belong together, or add a series of your own above.",
  },
  noDates: "No dates near today:",
  deleteForGood: "This cannot be undone.",
} as const;

export const SERIES_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Find what belongs together",
      text: "Videos that the same people watch, and what they miss between them.",
    },
    {
      title: "Put it in an order",
      text: "Each video answers the question that the one before it left open.",
    },
    {
      title: "Set a rhythm",
      text: "Release dates close enough to be remembered, far enough apart to be kept.",
    },
  ],
  practices: {
    title: "What makes a series hold",
    items: [
      "Plan 4 to 8 videos: enough to come back for, few enough to finish.",
      "Release them 3 to 7 days apart, on the same weekdays.",
      "In videos over 8 minutes, place a mid-roll where one part ends.",
      "Name the next video in the last 20 seconds of each.",
      "Give every thumbnail of a series one thing in common.",
      "Put the series in a playlist before its second video is out.",
    ],
  },
};
