import { BRAND } from "../brand";

export const NOTE_TEXTS = {
  unread: "Your note could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came, and nothing was changed. Try again in a moment.",
  upload: "Your last upload",
  events: "Worth a look",
  topic: "Your topic",
  due: "Due this week",
  ideas: "Ideas for this week",
  missing: "Not in this note",
  earlier: "Other notes",
  time: "When your note comes",
  weekday: "Weekday",
  hour: "Hour",
  zone: "Time zone",
  submit: "Save",
  submitting: "Saving…",
  connect: "Your uploads: connect your channel",
  ages: "Your uploads: your list tells ages, not days. Studio's export has the days",
  watch: "Other channels: name some to watch",
  unwatched: "Other channels: you did not watch any then.",
} as const;

/** The feed of news and notes, and where its address is made. */
export const FEED_TEXTS = {
  name: `${BRAND.name}: channels you watch`,
  notes: "Weekly notes",
  title: "In your feed reader",
  intro: "Follow your news and your weekly note in any reader of Atom feeds.",
  make: "Make a feed address",
  again: "Make a new address",
  note: "The old address stops working.",
  end: "Turn it off",
  shown: "Your feed address",
  once: "Copy it now. We keep only a fingerprint, so we cannot show it again.",
  how: "Add it in your feed reader. Anyone who has it can read your news and notes.",
  question: {
    title: "Turn off the feed address?",
    text: "Readers that use it find nothing any more. You can make a new one at any time.",
    yes: "Turn it off",
  },
} as const;

/** The note by mail, for accounts: in the mail, on the page, and where it ends. */
export const NOTE_MAIL_TEXTS = {
  open: "Open your note",
  why: "You asked for this note by mail. It comes once a week, if something happened.",
  stop: "Stop these mails",
  title: "By mail",
  on: (email: string) => `Your note goes to ${email} once a week, if something happened.`,
  off: (email: string) => `Get your note at ${email} once a week, if something happened.`,
  "turn-on": "Send me my note",
  "turn-off": "Stop the mails",
  saving: "Saving…",
  question: "Stop your weekly note?",
  explains: "You get no more notes by mail. Your note stays on its page.",
  stopped: "No more notes by mail",
  again: "You can turn them on again below your note.",
  unknown: "This link does not work",
  "unknown-how": "Its end may be missing. Sign in and turn the mails off below your note.",
  page: "Go to your note",
} as const;

export const WEBHOOK_TEXTS = {
  title: "Webhook",
  link: "Send events to your own server",
  intro:
    "We post each event as JSON to your server within ten minutes: new uploads, outliers, changed titles, seasons, and how your own videos do. Each is signed by Standard Webhooks.",
  unread: "Your webhook could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-reached": "No answer came, and nothing was changed. Try again in a moment.",
  address: "Address of your server",
  hint: "Public https only, no redirects. An event that your server does not take is tried again for three days.",
  save: "Save",
  saving: "Looking it up…",
  replace: "Save and make a new secret",
  once: "Copy it now. We show it only this once.",
  shown: "Signing secret",
  how: "Your server checks each event with it. Libraries: standardwebhooks.com.",
  copy: "Copy the secret",
  on: (since: string) => `On since ${since}.`,
  off: (why: string) => `Switched off, since your server took nothing for three days. The last try: ${why}`,
  test: "Send a test event",
  testing: "Sending…",
  end: "Turn it off",
  tries: "Last tries",
  "no-tries": "Nothing was sent so far.",
  taken: "Taken",
} as const;

export const WEBHOOK_DONE: Record<string, string> = {
  end: "The webhook is off. Your server gets no more events.",
  taken: "Your server took the test event.",
  failed: "Your server did not take the test event. See why below.",
};

export const NOTE_DONE: Record<string, string> = {
  time: "Your note comes at that time from now on.",
  "mail-on": "Your next note comes by mail.",
  "mail-off": "No more notes by mail.",
  end: "The feed address is off. Readers that used it find nothing.",
};
