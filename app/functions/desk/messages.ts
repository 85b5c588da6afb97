import { TITLE_MAX } from "../../words/bounds";

/** Of a title over the bound. Apart, since pages load it. */
export const TITLE_TOO_LONG = `Please keep the title to ${TITLE_MAX} characters.`;

/** Messages that desks need besides their own; the spec has no words for these. */
export const DESK_MESSAGES = {
  "too-many": "Too many changes from your network. Please wait a minute and try again.",
  "not-read": "Your work could not be read just now. Nothing is lost: try again in a moment.",
  gone: "There is no result of this id.",
  "too-large": "There is no more room here. Remove something, or start over, and try again.",
} as const;
