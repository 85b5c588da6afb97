export const YOURS_TEXTS = {
  title: "Competitor Monitor",
  add: "Watch a channel",
  hint: "Its address or its id.",
  submit: "Watch",
  submitting: "Reading…",
  import: "Or take your subscriptions",
  file: "subscriptions.csv",
  fileHint:
    "From Google Takeout: choose YouTube, then subscriptions. As many are watched as there is room for. The file is not kept.",
  importing: "Watch these",
  channels: "Channels you watch",
  suggested: "Found with your ideas",
  choose: "Filter",
  stoodOut: "Stood out",
  past: "Stood out before you watched",
  earlier: "Earlier",
  seasons: "Seasons of your topics",
  moved: "Other news",
  kinds: "Kinds of news",
  note: "Read the week in your note",
  feed: "Follow it in your feed reader",
  quiet: "Nothing to show with this choice.",
} as const;

export const YOURS_MESSAGES = {
  unread: "Your channels could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came, and nothing was changed. Try again in a moment.",
  "no-file": "Choose the file subscriptions.csv first.",
} as const;

/** What the last form did, by the name in the address. */
export const YOURS_DONE: Record<string, string> = {
  add: "You watch the channel from now on.",
  already: "You watch that channel already.",
  import: "You watch these channels now, as many as there was room for. They are read within the hour.",
  "import-none": "You watch all of these already.",
  remove: "You no longer watch the channel. Its news is gone from your list.",
  mute: "Muted.",
  unmute: "Unmuted.",
};
