import { TOPIC_MAX } from "../../words/bounds";
import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";
import { FORECAST_FAILED, FORECASTER_TITLE, TITLE_TOO_LONG } from "./both-desks";

/** Spec sections 5 and 8, Forecaster; the bounds are ours. */
export const FORECAST_MESSAGES = {
  blank: "Please enter both video title and topic",
  failed: FORECAST_FAILED,
  "title-too-long": TITLE_TOO_LONG,
  "topic-too-long": `Please keep the topic to ${TOPIC_MAX} characters.`,
} as const;

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
