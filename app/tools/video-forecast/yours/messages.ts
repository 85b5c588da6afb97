import { TITLE_MAX } from "../../../words/bounds";
import type { ToolTexts } from "../../tool/frame";
import type { ToolAdvice } from "../../tool/tool";
import { FORECASTER_TITLE } from "../both-desks";

export const YOURS_TEXTS: ToolTexts = {
  path: "/video-forecast/yours",
  desk: "yours",
  title: FORECASTER_TITLE,
  intro:
    "See how far your next video is likely to go, from your channel's own uploads, and how often forecasts there were right.",
  errorTitle: "Forecast Error",
  again: "Forecast another video",
  working: {
    forecast: {
      title: "Forecasting your video",
      stages: [
        "Reading the channel's uploads",
        "Bringing each to 30 days",
        "Trying the forecast on its own past",
      ],
    },
    example: {
      title: "Forecasting the example",
      stages: ["Reading the list", "Bringing each to 30 days", "Trying the forecast on its own past"],
    },
  },
  done: {
    forecast: "Your forecast is at the top of the list.",
    example: "This is the example: its channel is invented, the forecast is the real one.",
    remove: "The forecast is removed.",
    clear: "Your forecasts are deleted.",
  },
  confirm: {
    clear: {
      title: "Clear your forecasts?",
      text: "All forecasts below are deleted, with the uploads named in them.",
      yes: "Clear the forecasts",
    },
  },
};

/** Notes at the form, and a list without forecasts. */
export const YOURS_NOTES = {
  kept: "We keep the forecast and the uploads it names, never the whole list, until 30 days after you last used a tool. Anything based on YouTube's counts stays 30 days at most.",
  own: "The forecast is made from these and tested on them. Shorts are not forecast.",
  connect: "once, and you need no list here again.",
  others: "Forecast from another channel or a list",
  title: `The title you have in mind, up to ${TITLE_MAX} characters.`,
  channel: "Its handle, its address or its name. Up to 200 of its newest uploads are read.",
  sampleChannel:
    "Its id (UC…) or an address with it, of which YouTube's public feed tells the newest 15 videos. Or a sample channel:",
  empty: {
    own: {
      title: "No forecasts yet",
      action: "Forecast a video",
      text: "Give the title you have in mind. The forecast comes from your channel's own uploads.",
    },
    paste: {
      title: "No forecasts yet",
      action: "Forecast a video",
      text: "Give the title you have in mind and your channel, or paste its videos: a title, a date and the views in each line. YouTube Studio's export will do. Nothing at hand? Try the example.",
    },
  },
} as const;

export const YOURS_ADVICE: ToolAdvice = {
  practices: {
    title: "Reading a forecast of your own",
    items: [
      "Plan for the low end of the range: about one video in ten ends below it.",
      "Change only the title and forecast again: what differs is what your own uploads say of titles like it.",
      "Look at the back-test before you lean on a figure. Where a plain median was nearer, that is what is shown.",
      "Write the forecast down, and compare it with what the video has after 30 days.",
      "A channel that has just changed its subject has to upload anew before a forecast can know.",
      "No forecast from titles and counts can see the thumbnail, the video itself, or luck.",
    ],
  },
};
