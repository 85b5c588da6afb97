/** What descriptions ask of their viewers, each by the words that ask it. */
const ASKS: [string, RegExp][] = [
  ["subscribe", /\bsubscrib(?:e|ing)\b/i],
  [
    "comment",
    /\b(?:(?:leave|drop|post|write) (?:me |us )?a? ?comments?|comment (?:below|down)|in the comments|let (?:me|us) know|tell (?:me|us))\b/i,
  ],
  [
    "like",
    /\b(?:(?:hit|smash|press|leave|drop|give)(?: \w+){0,4} (?:like|thumbs?[ -]up)|like (?:this|the|and|&) \w+|thumbs[ -]up)\b/i,
  ],
  ["share", /\bshare (?:this|it|the video|with)\b/i],
  ["follow", /\bfollow (?:me|us|along|my|our|on)\b/i],
  [
    "support",
    /\b(?:support (?:me|us|the channel|my|our)|patreon|buy me a coffee|become a member|join the channel|donate)\b/i,
  ],
  ["sign up", /\b(?:sign up|join (?:my|our|the)|newsletter|register)\b/i],
  [
    "get or visit",
    /\b(?:check (?:it |them |this |these )?out|click|use (?:my )?code|(?:get|shop|visit|download|buy|book|order|find|grab|read|join)\b(?=[^\n]{0,120}(?:https?:\/\/|www\.)))/i,
  ],
  ["watch next", /\b(?:watch (?:next|the next|more|this next|part)|next video)\b/i],
];

export interface Ask {
  /** "subscribe" */
  ask: string;
  /** The words that ask it. */
  words: string;
  start: number;
  end: number;
}

/** The calls to action in a text: the first of each kind, in the text's order. English only. */
export function asksIn(text: string): Ask[] {
  return ASKS.flatMap(([ask, pattern]) => {
    const found = pattern.exec(text);
    return found
      ? [{ ask, words: found[0].trim(), start: found.index, end: found.index + found[0].trimEnd().length }]
      : [];
  }).sort((a, b) => a.start - b.start);
}
