import { COMPARE_PLANS } from "../../../functions/billing/compare-plans";

export const YOURS_TEXTS = {
  title: "Content Idea Generator",
  intro: "Ideas for your next video, drawn from your own uploads, your viewers and the channels you watch.",
  errorTitle: "Not saved",
  noChannel: "and see what to make next, with the chance of each idea on your channel.",
  empty: {
    title: "Not enough data yet",
    text: "An idea is judged by your own uploads: we need 20 or more of one kind, long videos or Shorts, that are a few weeks old. Type an idea of yours and see what can be said of it today.",
    link: "Get the light of an idea",
  },
  /** Enough uploads, and no idea in them. */
  nothing: {
    title: "No ideas found today",
    text: "No idea from your uploads is likely enough to be listed. Type one of yours, or see below what would bring more.",
  },
  none: {
    title: "No idea left on today's list",
    text: "You have kept or dismissed all of them. New uploads, comments and watched channels bring more.",
  },
  free: {
    title: "One list of ideas is free",
    text: `It is drawn from your uploads and what you watch, and stays as of today. Pro makes it anew each day. ${COMPARE_PLANS}`,
    take: "Make my free list",
  },
  /** Above subjects with nothing to go by. */
  bare: {
    title: "Subjects to shape",
    text: "Parts of titles that did well. Get titles first.",
  },
  alike: { none: "No other idea of today's list is like it.", back: "Back to all ideas" },
  kept: "Ideas you kept",
  planned: "In your plan",
  openCard: "Open its card",
  dismissed: "Ideas you dismissed",
  dismiss: "Dismiss",
  dismissNote: "“Not now” brings it back in a month. With another reason it is gone for good.",
  more: "What would bring more ideas",
} as const;

/** How the list is made, behind one line. */
export const YOURS_METHOD = [
  "Each idea comes from something you can open: your uploads, comments you had analyzed, or channels you watch.",
  "The chance is the light's. It compares the idea with your own uploads and with your usual at the time.",
  "The list is made anew once a day, and when your channel is read again.",
] as const;

/** What stands where an idea was that was just kept or dismissed. */
export const YOURS_DONE: Record<string, string> = {
  "take-free": "Your list is below.",
  keep: "Kept",
  dismiss: "Dismissed",
  plan: "Added to your plan",
  restore: "Taken back.",
};
