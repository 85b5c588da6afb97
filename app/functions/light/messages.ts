import { TOPIC_MAX } from "../../words/bounds";
import type { TopicProblem } from "../topic/messages";

/** Why the light of an idea was not read or looked up. */
export const LIGHT_MESSAGES = {
  blank: "Type an idea first: a few words or a title.",
  long: `An idea may have up to ${TOPIC_MAX} characters. Say it in fewer words.`,
  "too-many": "Too many look-ups right now. Wait a minute and try again.",
  unreachable: "Wikipedia did not answer. Try again in a moment.",
  unread: "The light could not be read just now. Try again in a moment.",
  failed: "The light could not be worked out. Try again in a moment.",
} as const;

/** Why nothing is known of the field, where videos were searched. */
export const FIELD_PROBLEMS: Partial<Record<TopicProblem, string>> = {
  "nothing-found": "YouTube found no video for it.",
  quota: "Today's YouTube searches are used up. Try again tomorrow.",
  "too-many": LIGHT_MESSAGES["too-many"],
  "not-configured": "YouTube's key does not work at the moment.",
};
export const FIELD_FAILED = "YouTube did not answer. Try again in a moment.";

/** Why Shorts have no estimate of views. */
export const SHORTS_NOT_FORECAST =
  "On Shorts, estimates of views were hardly nearer than the usual, so there is no forecast.";
