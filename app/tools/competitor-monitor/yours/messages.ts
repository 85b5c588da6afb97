export const YOURS_TEXTS = {
  title: "Competitor Monitor",
  intro:
    "Name channels with your viewers. Uploads that stand out on them are listed here, with their evidence.",
  add: "Watch a channel",
  hint: "Its handle, its address, or its id.",
  submit: "Watch",
  submitting: "Reading…",
  import: "Or take your subscriptions",
  file: "subscriptions.csv",
  fileHint:
    "From Google Takeout: choose YouTube, then subscriptions. The first channels that there is room for are watched. The file is read once and not kept.",
  importing: "Watch these",
  channels: "Channels you watch",
  stoodOut: "Stood out",
  earlier: "Earlier",
  moved: "What else moved",
  kinds: "What is told",
  empty: {
    title: "No channels yet",
    text: "Three to five are enough: channels with your viewers, at about your size or one step ahead.",
  },
  note: "Read the week in your note",
  quiet: "Nothing to show with this choice.",
  /** Once a page, folded. */
  method: [
    "An upload stands out at twice what its channel usually has at that age: the median of up to ten uploads of its kind before it, adjusted for age.",
    "The range beside it is what chance leaves open with so few uploads: nine times in ten the usual lies in it.",
    "A channel's own feed tells its newest 15 uploads and no lengths: there Shorts may be among those compared, and only what was among the 15 is seen to go. With the site's YouTube key, lengths and withdrawals of the newest 50 are known.",
    "What moved is kept for 30 days.",
  ],
} as const;

export const YOURS_MESSAGES = {
  unread: "Your channels could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came, and nothing was changed. Try again in a moment.",
  "no-file": "Choose the file subscriptions.csv first.",
} as const;

/** What the last form did, by the name in the address. */
export const YOURS_DONE: Record<string, string> = {
  add: "The channel is watched from now on.",
  already: "You watch that channel already.",
  import: "Your subscriptions are watched, as far as there was room. They are read within the hour.",
  "import-none": "You watch all of these already.",
  remove: "The channel is no longer watched. What it did is gone from your list.",
  mute: "Muted.",
  unmute: "Told again.",
};

/** The page of one watched channel. */
export const WATCHED_TEXTS = {
  title: "A channel you watch",
  chart: "Its newest uploads against its usual",
  noChart: "Too few uploads are known to say what is usual. The picture comes as more are read.",
  gaps: "Did well there, and not on your channel yet",
  gapsNote:
    "Uploads at 1.5 times its usual or more, with a subject that your titles do not name. Take the subject, not the script.",
  works: "What works there",
  uploads: "Its newest uploads",
  counts: "What was counted",
  gone: "No longer seen",
} as const;
