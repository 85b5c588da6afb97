import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";

export const PATH = "/series-planner";

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
