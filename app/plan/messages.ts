import { ADD_TO_PLAN } from "../handover/messages";

export const PLAN_TEXTS = {
  title: "Plan",
  intro: "Every idea, from first thought to final views.",
  add: "Add an idea",
  placeholder: "Beans on toast",
  submit: ADD_TO_PLAN,
  export: "Export",
  unread: "Your plan could not be read just now. Nothing is lost: reload the page in a moment.",
  gone: {
    title: "This card is gone",
    text: "You deleted it, or it belongs to the plan of another browser.",
  },
  empty: {
    title: "Your next videos start here",
    text: "Add an idea, or get its light first. Its card keeps title, description, forecast and date together. Once the video is out, you see how it did.",
    action: "Get a light first",
  },
} as const;

export const OUTCOME_TEXTS = {
  title: "How right we were",
  intro: "Every published video of your plan, hit or miss.",
  none: {
    title: "No outcomes yet",
    text: "Publish a video from your plan. After 1, 7 and 30 days, its views appear here beside the forecast.",
  },
  waiting: {
    title: "Waiting for views",
    text: "We look for each on your channel, by title and day. Not found? Open it, then pick the video or type its views.",
  },
  before:
    "Worked out now, each from the uploads before it. Nothing of it was sealed, and it counts nowhere else.",
  sealed: "Each light and forecast was sealed when it was given, so that nobody can change it afterwards.",
  download: "Download your seals.",
  record: "See everybody's record.",
  notDownloaded: "Your seals could not be read just now. Nothing is lost: try again in a moment.",
  sample: "Some of these come from a sample channel: invented videos, counted like yours.",
  method:
    "The figures on top count each video at 30 days, the age we test forecasts for. They take the last light and the last forecast sealed before it came out. Ranges at 1 and 7 days follow from it by how views usually grow; those we have not tested. A forecast or a light counts only if it was made before the video came out. Views count as those of day 1, 7 or 30 if read between days 0.8 and 1.5, 6.5 and 8, or 28.5 and 33. Views by day from YouTube Studio are exact. No outcome is left out.",
  card: {
    title: "How it did",
    intro: "Its views beside the forecast.",
    pick: "Which video is it?",
    pickIntro: "The likeliest stands here. Is it another? Pick it.",
    pickSubmit: "This is the video",
    type: "Type its views",
    typeInstead: "Or type its views",
    typeSubmit: "Save the views",
    date: "Published on",
    days: "Age",
    views: "Views",
  },
} as const;

/** YouTube's A/B test of titles and thumbnails: on a card, in the record and in files. */
export const TEST_TEXTS = {
  title: "Title and thumbnail test",
  none: "Not noted",
  intro: "Note how YouTube Studio's A/B test went. Tests of titles count in:",
  what: "Tested",
  of: { titles: "Titles", thumbnails: "Thumbnails", both: "Titles with thumbnails" },
  variantTitle: "Title",
  thumbnail: "Thumbnail, in a few words",
  thumbnailLike: "Loaf cut open",
  share: "Watch time share, %",
  outcome: "Result",
  running: "Still running",
  same: "No clear difference",
  outcomeHint: "“Performed same” and “Preferred” are no clear difference.",
  submit: "Save the test",
  drop: "Remove this test",
  tests: "Title and thumbnail tests",
  each: "Each test",
  method:
    "Only tests of titles alone count. Each was ranked when you noted it, by your uploads from before the video. With too few of them, titles rank by their words. The rank stays until you change the titles.",
} as const;

export const EXPORT_TEXTS = {
  title: "Export your plan",
  intro: "In your calendar, as a file, or on paper.",
  feed: {
    title: "Calendar",
    intro: "See every dated card in Google, Apple or Outlook. Changes follow within hours.",
    make: "Make a calendar address",
    again: "Make a new address",
    note: "The old address stops working.",
    end: "Turn it off",
    shown: "Your calendar address",
    once: "Copy it now. We keep only a fingerprint, so we cannot show it again.",
    how: "In your calendar, choose “Subscribe” or “Add by URL” and paste it. Anyone who has it can read your dates.",
    ended: "The address is off. Calendars that used it find nothing.",
    question: {
      title: "Turn off the calendar address?",
      text: "Calendars that use it stop following your plan. You can make a new one at any time.",
      yes: "Turn it off",
    },
  },
  files: {
    title: "Files",
    intro: "Every card, with everything on it.",
    csv: "Spreadsheet (CSV)",
    md: "Document (Markdown)",
    failed: "The file could not be written just now. Nothing is lost: try again in a moment.",
  },
  week: { title: "This week on paper", intro: "Seven days on one page, to print.", open: "Open the week" },
} as const;

/** The three views of the same cards, by their name in the address. */
export const VIEWS = { board: "Board", calendar: "Calendar", list: "List" } as const;
export type ViewName = keyof typeof VIEWS;

/** What the last form did, by the name in the address. */
export const PLAN_DONE: Record<string, string> = {
  add: "Added.",
  already: "That idea is in your plan already. Here it is.",
  move: "Moved.",
  date: "The date is saved.",
  save: "Saved.",
  remove: "The card is deleted.",
  outcome: "Saved.",
  test: "The test is saved.",
  "drop-test": "The test is removed.",
};

/** What the page says where something of a desk could not be added yet, and where nothing came to add. */
export const LATER_TEXTS = {
  title: "Not saved yet",
  kept: "What you sent is still here. Send it again later.",
  again: "Send again",
  back: "Back to where you were",
  nothing: "There is nothing to add here.",
  plan: "Open your plan",
} as const;
