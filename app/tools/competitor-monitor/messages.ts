import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";

export const MONITOR_TEXTS: ToolTexts = {
  path: "/competitor-monitor",
  title: "Competitor Monitor",
  intro:
    "See what the channels beside yours published, how it did against their usual views, and why it works.",
  errorTitle: "Analysis Error",
  working: {
    refresh: {
      title: "Looking at what your channels published",
      stages: ["Reading the newest uploads", "Weighing views against the usual", "Working out why they work"],
    },
  },
  done: {
    refresh: "Two new videos are below.",
    add: "The channel is in your list, and active.",
    remove: "The channel is no longer in your list. Its videos stay until you refresh.",
    clear: "The list of videos is empty.",
  },
  confirm: {
    clear: {
      title: "Clear the videos?",
      text: "The videos below are removed. Your channels and what was counted stay.",
      yes: "Clear the videos",
    },
  },
};

/** Notes, and a list without videos. */
export const MONITOR_NOTES = {
  refresh: "Looks at your active channels and brings the two uploads that stood out.",
  invented: "Sample video",
  sample: "Sample videos: invented for the demo, whatever channels you name.",
  empty: {
    title: "No videos yet",
    text: "Refresh looks at your active channels and brings the two uploads that stood out.",
  },
} as const;

export const MONITOR_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Name your neighbors",
      text: "Channels with your viewers, at about your size or one step ahead.",
    },
    {
      title: "Weigh each upload",
      text: "Against the channel's own usual, so that an ordinary day of a big channel is not taken for a hit.",
    },
    { title: "Learn why it works", text: "See what the video does, and which part you could use yourself." },
  ],
  practices: {
    title: "Watching well",
    items: [
      "Monitor 3-5 channels: with fewer you see chance, with more you see noise.",
      "Choose channels with your viewers, whatever their topic is called.",
      "Look for what stands out from a channel's usual, not for the highest count.",
      "Take the device of a video, never its script or its thumbnail.",
      "Pause a channel that changed its subject, and look again in a month.",
      "Note what nobody covers: it is as good a finding as what works.",
    ],
  },
};
