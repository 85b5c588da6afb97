import { TITLE_MAX, TOPIC_MAX } from "../../words/bounds";
import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";
import { FORECASTER_TITLE } from "./both-desks";

export const FORECAST_TEXTS: ToolTexts = {
  path: "/video-forecast",
  title: FORECASTER_TITLE,
  intro:
    "See how far a video might go before you film it, and which part holds it back. A forecast is a range, not a promise.",
  errorTitle: "Forecast Error",
  working: {
    forecast: {
      title: "Forecasting your video",
      stages: ["Reading the title", "Weighing topic and competition", "Drawing the range"],
    },
  },
  done: { forecast: "Your forecast is at the top of the list.", clear: "The list is empty." },
  confirm: {
    clear: {
      title: "Clear the forecasts?",
      text: "The forecasts below are removed. The counts stay.",
      yes: "Clear the forecasts",
    },
  },
};

/** Notes, how the figures are made, and a list without forecasts. */
export const FORECAST_NOTES = {
  title: `Up to ${TITLE_MAX} characters; phones show about 60.`,
  topic: `As people search for it, up to ${TOPIC_MAX}.`,
  sample: "In the sample",
  made: [
    "The title score is read from your title: its length, how early it says the topic, a number or a question in it. Competition, trend alignment and timing are simulated; no real channel or search was looked at.",
    "The rest follows. Topic is trend alignment less what competition takes. Overall is 30% title, 30% trend alignment, 25% topic and 15% timing. Success lies within five points of it, never under 60%. Viral potential is high from 80% success on a trend of 85 or more without high competition, and low under 70%. Views are drawn on a scale where each line is ten times the one before.",
  ],
  empty: {
    title: "No forecasts yet",
    text: "Enter a title and its topic, and see how far the video might go. The last five are kept here.",
    action: "Forecast a video",
  },
} as const;

export const FORECAST_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Read the title",
      text: "Its length, whether it says the topic, and what it lets a viewer expect.",
    },
    { title: "Weigh the topic", text: "How it follows the trend, and how many others are on it." },
    { title: "Forecast the range", text: "Views from low to high, and the chance that it goes well." },
  ],
  practices: {
    title: "Reading a forecast",
    items: [
      "Aim for 80%+ success probability before you film; below that, change the idea while it is still cheap.",
      "Change one thing at a time, the title or the topic, and forecast again.",
      "Plan for the low end of the range. A video that pays off there is a safe one.",
      "Write the expected views down and compare them with the real ones after 28 days.",
    ],
  },
};
