import { MAX_CARDS } from "../../model/card";

/** Why nothing was kept, in the plan and on its way into it. Apart from the other messages: the browser loads these. */
export const NOT_KEPT = {
  full: `Your plan is full: it holds ${MAX_CARDS} cards. Delete one to make room.`,
  gone: "That card is not in your plan any more. It was deleted in another tab.",
  "too-many": "That was a lot at once. Wait a minute and try again.",
  "not-kept": "Nothing was saved: the database did not answer. Try again in a moment.",
} as const;
