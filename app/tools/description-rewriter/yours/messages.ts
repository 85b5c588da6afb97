import { KEYWORDS_MAX, LIMIT } from "../../../functions/description-rewriter/yours-messages";
import type { ToolTexts } from "../../tool/frame";
import type { ToolAdvice } from "../../tool/tool";
import { GOOD_DESCRIPTIONS } from "../both-desks";

const stages = ["Measuring what stands there", "Putting it in order", "Checking that nothing is lost"];

export const YOURS_TEXTS: ToolTexts = {
  path: "/description-rewriter/yours",
  desk: "yours",
  title: "Smart Description Rewriter",
  intro:
    "Your own description, with safe changes only: what it is about comes first, chapters and links get their own lines, walls become paragraphs. No sentence is reworded or lost.",
  errorTitle: "Rewrite Error",
  again: "Rewrite another description",
  working: {
    rewrite: { title: "Rewriting your description", stages },
    write: { title: "Putting your description together", stages: ["Your sentences", "Blocks and hashtags"] },
    chapters: {
      title: "Reading your captions",
      stages: ["Finding where the subject changes", "Naming the chapters"],
    },
    example: { title: "Rewriting the example", stages },
  },
  done: {
    rewrite: "Done. Results below.",
    write: "Done. Your description is below.",
    chapters: "Done. The proposed chapters are below.",
    example: "Done. The example is invented; its rewrite and measures are real.",
    remove: "It is removed.",
    clear: "Your rewrites are deleted.",
  },
  confirm: {
    clear: {
      title: "Clear your rewrites?",
      text: "The descriptions below and their rewrites are deleted. The counts stay.",
      yes: "Clear the rewrites",
    },
  },
};

/** Notes at the form, and a list without rewrites. */
export const YOURS_NOTES = {
  kept: "Your description and its rewrite are kept here for you, until 30 days pass without a visit. Nobody else gets them.",
  file: `Plain text (.txt), up to ${LIMIT} characters.`,
  description: `As it is now, with its links, timestamps and hashtags: in YouTube Studio under Content, the video, Details. Up to ${LIMIT} characters.`,
  keywords: `With commas between them, such as “hand plane, rust removal”. Up to ${KEYWORDS_MAX}. Without any, those that your title and description name are looked for.`,
  which: "Which video is it for?",
  empty: {
    title: "No descriptions read yet",
    text: "In YouTube Studio open Content, then a video, and copy its title and its description from Details. Nothing at hand? Try the example.",
    action: "Paste a description",
  },
} as const;

/** Notes at the blocks. */
export const BLOCK_NOTES = {
  title: "Your usual blocks",
  hint: "They recur in your descriptions. Ticked ones go below the text. Lines that name a day or an end are left out, and those that your newest videos dropped.",
  none: "Your usual blocks, such as gear and socials, stand here once they recur in descriptions of two videos that you sent.",
} as const;

/** At the form, what writes from notes. */
export const WRITE_NOTES = {
  title: "No description yet?",
  text: "Put notes on the video in its place: two sentences open it, then come ticked blocks and up to three hashtags.",
  propose: (model: string) => `Let ${model} propose the two sentences: it gets your title and notes.`,
} as const;

/** Notes at the description written from notes. */
export const DRAFT_NOTES = {
  notes: "The sentences are your notes, as you wrote them.",
  model:
    "The first two sentences are proposed: every word, name and number in them stands in your title or notes.",
  unbacked: "The language model sent nothing, or said more than your notes.",
} as const;

/** Notes at the chapters from captions. */
export const CHAPTERS_NOTES = {
  title: "Propose chapters from captions",
  captions:
    "In YouTube Studio open Subtitles, the video, then Download beside its language. Or copy the transcript below the video, with its times.",
  file: "SRT, SBV, VTT or plain text, up to 2 MB. It is read once and not kept; the proposed chapters are.",
  proposal:
    "Found where the words change, and named by words said there. Move, rename or delete lines, then copy them into the description. YouTube wants three or more, the first at 0:00, each of ten seconds or more.",
} as const;

export const YOURS_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Keyword research",
      text: "Finds what your title and description name, or looks for the keywords that you give.",
    },
    {
      title: "Rewriting",
      text: "Moves and parts lines in small steps. A step that would lose a word, or part two sentences that lean on each other, is left out.",
    },
    {
      title: "Measuring",
      text: "Counts before and after alike, and says of each figure what it was made from.",
    },
  ],
  practices: GOOD_DESCRIPTIONS,
};
