/**
 * What stands before something that is asked: nothing, a sign, or a word like these. "The book I mention" asks nobody to
 * book, and "it looks like the end" for no like.
 */
const BEFORE = String.raw`(?<=(?:^|[^\p{L}\p{N}\s'’-]|(?:^|\s)[-–—]|\b(?:and|or|to|please|then|just|also|can|now|always|forget)\s)[ \t]*)`;

/** Words where they ask. What they are is looked at first, as looking back costs more. */
function requestPattern(words: string): RegExp {
  return new RegExp(String.raw`\b(?=(?:${words}))${BEFORE}(?:${words})`, "imu");
}

/** What descriptions ask of their viewers, each by the words that ask it. */
const KINDS: [string, RegExp][] = [
  ["subscribe", /\bsubscrib(?:e|ing)\b/i],
  [
    "comment",
    /\b(?:(?:leave|drop|post|write) (?:me |us )?a? ?comments?|comment (?:below|down)|in the comments|let (?:me|us) know)\b|(?<=^|[.!?,:] |and )tell (?:me|us)\b/im,
  ],
  [
    "like",
    /\b(?:(?:hit|smash|press|leave|drop|give)(?: \w+){0,4} (?:like|thumbs?[ -]up)|(?<!you )like (?:this|the) (?:video|vid|episode|stream|clip)|like (?:and|&) (?:subscribe|share|comment|follow|sub)|thumbs[ -]up)\b/i,
  ],
  ["share", requestPattern(String.raw`share (?:this|it|the video|with)\b`)],
  ["follow", /\bfollow (?:me|us|along|my|our|on)\b/i],
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
  /** "subscribe" */
  ask: string;
  /** The words that ask it. */
  words: string;
  start: number;
  end: number;
}

/** The calls to action in a text: the first of each kind, in the text's order. English only. */
export function findCallsToAction(text: string): CallToAction[] {
  return KINDS.flatMap(([ask, pattern]) => {
    const found = pattern.exec(text);
    return found
      ? [{ ask, words: found[0].trim(), start: found.index, end: found.index + found[0].trimEnd().length }]
      : [];
  }).sort((a, b) => a.start - b.start);
}
