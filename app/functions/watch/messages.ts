/** What a creator reads where channels are watched. */
export const WATCH_MESSAGES = {
  nothing: "Name a channel: its handle, its address, or its id.",
  "too-long": "That is too long for a channel. Give its handle, its address, or its id.",
  sample: "That is a sample channel, which uploads nothing. Name a channel of YouTube's.",
  full: (most: number) => `You watch ${most} channels, which is the most. Remove one to make room.`,
  "no-subscriptions":
    "No channels found. In Google Takeout choose YouTube, then subscriptions, and upload subscriptions.csv.",
  "not-watched": "You do not watch that channel.",
  "mute-what": "Choose a channel or a kind of event to mute.",
  /** Where the channel could not be read, in place of what a creator reads of their own. */
  unread: {
    "id-needed":
      "Give the channel's id, which begins with UC: on its page open “more”, then Share channel, Copy channel ID.",
    "not-found": "YouTube knows no channel of that name. Check the handle on the channel's page.",
    "feed-missing": "YouTube's feed knows no channel of that id just now. Check the id, or try again later.",
    "feed-failed": "YouTube's feed does not answer just now, as happens at times. Try again later.",
    failed: "The channel could not be read from YouTube. Try again in a moment.",
  },
  "too-fast": (channel: string) =>
    `“${channel}” is not watched yet: that was many channels in a minute. Try it again in a minute.`,
  "note-time": "Choose a weekday, an hour and a time zone.",
  "no-address": "Confirm your e-mail address first: your note goes to confirmed addresses only.",
  "no-link": "This link does not work. Sign in and turn the mails off below your note.",
  "too-many": "That was a lot at once. Wait a minute and try again.",
  "not-kept": "Nothing was saved: the database did not answer. Try again in a moment.",
  "not-read": "Your channels could not be read just now. Try again in a moment.",
} as const;
