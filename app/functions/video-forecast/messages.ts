import { TOPIC_MAX } from "../../words/bounds";
import { TITLE_TOO_LONG } from "../desk/messages";
import { FORECAST_FAILED } from "./both-desks";

/** Spec sections 5 and 8, Forecaster; the bounds are ours. */
export const FORECAST_MESSAGES = {
  blank: "Please enter both video title and topic",
  failed: FORECAST_FAILED,
  "title-too-long": TITLE_TOO_LONG,
  "topic-too-long": `Please keep the topic to ${TOPIC_MAX} characters.`,
} as const;
