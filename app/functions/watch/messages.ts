import { MOST_WATCHED } from "../../model/watch";

/** What a creator reads where channels are watched. */
export const WATCH_MESSAGES = {
  nothing: "Name a channel: its handle, its address, or its id.",
  "too-long": "That is too long for a channel. Give its handle, its address, or its id.",
  sample: "That is a sample channel, which uploads nothing. Name a channel of YouTube's.",
  full: `You watch ${MOST_WATCHED} channels, which is the most. Remove one to make room.`,
  "no-subscriptions":
    "No channels found. In Google Takeout choose YouTube, then subscriptions, and upload subscriptions.csv.",
  "not-watched": "You do not watch that channel.",
  "mute-what": "Choose a channel or a kind of event to mute.",
  "too-many": "That was a lot at once. Wait a minute and try again.",
  "not-kept": "Nothing was saved: the database did not answer. Try again in a moment.",
  "not-read": "Your channels could not be read just now. Try again in a moment.",
} as const;
