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
  suggested: "Found with your ideas",
  stoodOut: "Stood out",
  earlier: "Earlier",
  moved: "Other news",
  kinds: "Kinds of news",
  empty: {
    title: "No channels yet",
    text: "Three to five are enough: channels with your viewers, at about your size or one step ahead.",
  },
  note: "Read the week in your note",
  quiet: "Nothing to show with this choice.",
  /** Once a page, folded. */
  method: [
    "An upload stands out at twice what its channel usually has at that age: the median of up to ten uploads of its kind before it, adjusted for age.",
    "The range beside it allows for chance in what is usual: right nine times in ten from five uploads on, less often with three or four.",
    "A channel's public feed shows its newest 15 uploads without lengths. Shorts may then be among those compared, and an upload is seen to go only while it is one of the 15. With the site's YouTube key the newest 50 are read, with lengths.",
    "Changes of thumbnails are not looked for yet.",
    "News is kept for 30 days.",
  ],
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

/** The page of one watched channel. */
export const WATCHED_TEXTS = {
  title: "A channel you watch",
  chart: "Its newest uploads against its usual",
  noChart: "Too few uploads are known to say what is usual. A picture follows as more are read.",
  gaps: "Hits there that you have not covered",
  gapsNote:
    "Uploads at 1.5 times its usual or more, with a subject that your titles do not name. Take the subject, not the script.",
  works: "Works well there",
  uploads: "Its newest uploads",
  counts: "Views so far",
  gone: "No longer seen",
} as const;
