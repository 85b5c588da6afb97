/**
 * What may stand before a request: the line's beginning, a sign, or a word like these. Without it "The book I mention"
 * would ask viewers to book, and "it looks like the end" for a like.
 */
const BEFORE = String.raw`(?<=(?:^|[^\p{L}\p{N}\s'’-]|(?:^|\s)[-–—]|\b(?:and|or|to|please|then|just|also|can|now|always|forget)\s)[ \t]*)`;

/** These words, where they begin a request. The words are searched first, as looking back costs more. */
function requestPattern(words: string): RegExp {
  return new RegExp(String.raw`\b(?=(?:${words}))${BEFORE}(?:${words})`, "imu");
}

/** What descriptions ask their viewers to do, each with the words that ask it. */
const REQUESTS: [string, RegExp][] = [
  ["subscribe", /\bsubscrib(?:e|ing)\b/i],
  [
    "comment",
    /\b(?:(?:leave|drop|post|write) (?:me |us )?a? ?comments?|comment(?: [^\s]{1,20}){0,6} (?:below|down)|in the comments|let (?:me|us) know|comment,? (?:and |& )?(?=(?:like|share|subscribe|follow)\b))|(?<=^|[.!?,:] |and )tell (?:me|us)\b|(?<=^|[.!?] )comment(?=[.!])/im,
  ],
  [
    "like",
    /\b(?:(?:hit|smash|press|leave|drop|give)(?: \w+){0,4} (?:like|thumbs?[ -]up)|(?<!you )like (?:this|the) (?:video|vid|episode|stream|clip)|like(?:,| and| &) (?:subscribe|share|comment|follow|sub)|thumbs[ -]up)\b|(?<=^|[.!?] )like(?=[.!])/im,
  ],
  [
    "share",
    requestPattern(
      String.raw`share(?: (?:this|it|the video|with)\b|,? (?:and |& )?(?:like|comment|subscribe|follow)\b|[.!])`,
    ),
  ],
  ["watch in HD", /\bwatch (?:it |this )?in (?:full )?(?:hd|4k|1080p)\b/i],
  ["follow", /\bfollow (?:me|us|my|our|on)\b/i],
  [
    "support",
    /\b(?:support (?:me|us|the channel|my|our)|patreon|buy me a coffee|become a member|join the channel|donate)\b/i,
  ],
  ["sign up", /\b(?:sign up|join (?:my|our|the)|newsletter|register)\b/i],
  [
    "get or visit",
    requestPattern(
      String.raw`check (?:it |them |this |these )?out|click|use (?:my )?code|(?:get|shop|visit|download|buy|book|order|find|grab|read|join)\b(?=[^\n]{0,120}(?:https?:\/\/|www\.))`,
    ),
  ],
  [
    "watch next",
    /\b(?:watch (?:next|the next|more|this next|part)|next video(?=[^\n]{0,20}(?:[:→👉]|https?:\/\/)))/iu,
  ],
];

export interface CallToAction {
  /** What viewers are asked to do: "subscribe". */
  ask: string;
  /** The words that ask it, as they stand in the text. */
  words: string;
  start: number;
  end: number;
}

/** The calls to action in a text: the first of each kind, in the text's order. English only; [] if there are none. */
export function findCallsToAction(text: string): CallToAction[] {
  return REQUESTS.flatMap(([ask, pattern]) => {
    const found = pattern.exec(text);
    return found
      ? [{ ask, words: found[0].trim(), start: found.index, end: found.index + found[0].trimEnd().length }]
      : [];
  }).sort((a, b) => a.start - b.start);
}
