import type { BrokenRule, Change, ChangeKind } from "../../engines/descriptions";

// A rewrite is kept in the words it was told in: what a page says of one does not change with a later version.

const CHANGES: Record<ChangeKind, { what: string; why: string }> = {
  "blank-lines": {
    what: "Closed gaps of several blank lines",
    why: "One blank line parts two paragraphs. More only push the rest off the screen.",
  },
  "chapter-lines": {
    what: "Put every chapter on a line of its own",
    why: "YouTube reads one timestamp a line.",
  },
  "link-lines": {
    what: "Put every link on a line of its own",
    why: "Links in one line are hard to tell apart on a phone.",
  },
  "hashtags-last": {
    what: "Moved the hashtags to the last line",
    why: "YouTube shows the first three above the title wherever they stand. The first line is for the text.",
  },
  "topic-first": {
    what: "Moved what the video is about to the first line",
    why: "Search and phones show the first 125 characters: they should say what the video is about.",
  },
  paragraphs: {
    what: "Split a wall of text into paragraphs",
    why: "On a phone it fills the screen without a place for the eye to rest.",
  },
};

/** A change with what was done, and why. */
export function tellChange({ kind, ...place }: Change) {
  return { ...CHANGES[kind], ...place };
}

/** What a rewrite that changes nothing says. */
export const LEFT = "Leave it.";

/** A broken rule in a sentence: "The first timestamp is 0:15, not 0:00." */
export function ruleText({ rule, stamps, pairs }: BrokenRule): string {
  switch (rule) {
    case "first-at-zero":
      return `The first timestamp is ${stamps[0]}, not 0:00.`;
    case "at-least-three":
      return `There ${stamps.length === 1 ? "is one timestamp" : `are ${stamps.length} timestamps`}; chapters need at least three.`;
    case "ascending":
      return `${pairs.map(([one, next]) => `${next} comes after ${one}`).join(", ")}: each must be later than the one before.`;
    case "ten-seconds":
      return `${pairs.map(([one, next]) => `${one} to ${next}`).join(", ")}: shorter than ten seconds.`;
  }
}
