/** What to do about a form of a title that whole channels tell something of (engines/titles, its known forms). */
export const TITLE_ADVICE = {
  numberFirst: "If the video has a number, put it first: titles that begin with one did a little better.",
  short: "Under 30 characters says too little on most channels: add the result, the limit or the mistake.",
  live: "Lead with what happens, not with “live”: livestreams get fewer views nearly everywhere.",
} as const;
