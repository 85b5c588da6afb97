export const NOTE_TEXTS = {
  unread: "Your note could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came, and nothing was changed. Try again in a moment.",
  upload: "Your last upload",
  events: "Worth a look",
  due: "Due this week",
  missing: "Not in this note",
  earlier: "Other notes",
  time: "When your note comes",
  weekday: "Weekday",
  hour: "Hour",
  zone: "Time zone",
  submit: "Save",
  submitting: "Saving…",
  connect: "Your uploads: connect your channel",
  watch: "Other channels: name some to watch",
  unwatched: "Other channels: you did not watch any then.",
} as const;

export const NOTE_DONE: Record<string, string> = { time: "Your note comes at that time from now on." };
