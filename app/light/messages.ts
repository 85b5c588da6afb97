import type { TopicProblem } from "../functions/topic/messages";
import type { Colour } from "../model/color";

import { TOPIC_MAX } from "../words/bounds";

/** The texts of the light's page. */
export const LIGHT_TEXTS = {
  title: "The light",
  intro: "Type an idea. You get green, amber or red before you film it.",
  label: "What are you thinking of filming?",
  placeholder: "Sourdough mistakes beginners make",
  submit: "Get the light",
  another: "Try another idea",
  ask: "Look it up",
  asking: "Looking it up…",
  calculated: "Calculated by Greenlight, not a YouTube metric.",
} as const;

/** How many of 10 greens and reds beat their channel's usual, over real channels: the engine's `ACCURACY`, rounded against us. */
export const MEASURED_LIGHTS = { channels: 69, green: 7, red: 3 };

/** What each colour says, for who has not asked yet. */
export const MEANINGS: [Colour, string][] = [
  ["green", `Make it. ${MEASURED_LIGHTS.green} of 10 beat the channel's usual.`],
  ["amber", "It could go either way. Sharpen it, and ask again."],
  ["red", `Skip it as it is. ${MEASURED_LIGHTS.red} of 10 beat the usual all the same.`],
];

export const LIGHT_MESSAGES = {
  blank: "Type an idea first: a few words or a title.",
  long: `An idea may have up to ${TOPIC_MAX} characters. Say it in fewer words.`,
  "too-many": "Too many look-ups right now. Wait a minute and try again.",
  unreachable: "Wikipedia did not answer. Try again in a moment.",
  unread: "The light could not be read just now. Try again in a moment.",
  failed: "The light could not be worked out. Try again in a moment.",
} as const;

/** A colour by name, as it is read aloud. */
export const COLOURS: Record<Colour, string> = {
  green: "Green light",
  amber: "Amber light",
  red: "Red light",
  unknown: "No light yet",
};

/** What a lamp is called, and its colour in a word. */
export const LAMPS = { channel: "Your channel", field: "The field", interest: "Interest" } as const;
export const LAMP_COLOURS: Record<Colour, string> = {
  green: "Green",
  amber: "Amber",
  red: "Red",
  unknown: "Unknown",
};

/** Why nothing is known of the field, where videos were searched. */
export const FIELD_PROBLEMS: Partial<Record<TopicProblem, string>> = {
  "nothing-found": "YouTube found no video for it.",
  quota: "Today's YouTube searches are used up. Try again tomorrow.",
  "too-many": LIGHT_MESSAGES["too-many"],
  "not-configured": "YouTube's key does not work at the moment.",
};
export const FIELD_FAILED = "YouTube did not answer. Try again in a moment.";

/** For demo users, as elsewhere: the rest needs an account. */
export const ACCOUNT_NEEDED = "Create an account to see this lamp.";
