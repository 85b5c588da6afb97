import type { ToolTexts } from "../../tool/frame";
import type { ToolAdvice } from "../../tool/tool";

/** So many of a channel's videos are offered at once, the newest; an older one is found by its title. */
export const MAX_LISTED = 50;
export const YOURS_TEXTS: ToolTexts = {
  path: "/comment-sentiment/yours",
  desk: "yours",
  title: "Comment Sentiment",
  intro: "See how your viewers feel, what they ask and what they want next, each claim with its comments.",
  errorTitle: "Analysis Error",
  again: "Read other comments",
  working: {
    analyze: {
      title: "Reading your comments",
      stages: [
        "Excluding other languages, spam and repeats",
        "Scoring each comment",
        "Looking for themes, questions and requests",
      ],
    },
    example: {
      title: "Reading the example",
      stages: ["Scoring each comment", "Looking for themes, questions and requests"],
    },
  },
  done: {
    analyze: "Done. Results below.",
    example: "The example is read: its comments are invented, the analysis is the real one.",
    remove: "The analysis is removed.",
    clear: "Your comments and their analyses are deleted.",
  },
  confirm: {
    clear: {
      title: "Clear your analyses?",
      text: "All analyses below are deleted, with the comments quoted in them.",
      yes: "Clear the analyses",
    },
  },
};

/** Notes at the form, and a list without analyses. */
export const YOURS_NOTES = {
  kept: "Up to 10,000 comments are read at once. We keep the figures and the quoted comments until 30 days after you last used a tool. We keep no other comments and no names.",
  comments:
    "One a line, CSV with a heading such as “comment,likes,published”, or JSON. Text copied from YouTube's own page will do, too.",
  file: "CSV, JSON or plain text, up to 2 MB. It is read once and not kept.",
  title: "Names this analysis in your list.",
  link: "As the Share button copies it. Up to 1,000 of the newest comments are read.",
  noKey: "This copy has no key for YouTube: copy the comments from the video's page instead.",
  sampleLinks: (examples: string) =>
    `This copy has no key for YouTube: it reads sample videos only, such as ${examples}.`,
  own: "Choose one of your videos, and its newest comments are read.",
  others: "Paste comments, upload a file, or give another video's link",
  change: "We call it a change only if the two ranges do not touch.",
  empty: {
    paste: {
      title: "No comments analyzed yet",
      action: "Paste your comments",
      text: "In YouTube Studio open Community, then Comments, or open the video itself. Mark the comments, copy them and paste them above: names and dates sort themselves out. Nothing at hand? Try the example.",
    },
    choose: {
      title: "No comments analyzed yet",
      action: "Choose a video",
      text: "Choose one of your videos above: its newest comments are read, and you see what viewers feel, ask and want next.",
    },
  },
} as const;

export const YOURS_ADVICE: ToolAdvice = {
  practices: {
    title: "Reading your figures well",
    items: [
      "Look at the range before the figure: more comments narrow it, but some are misread however many there are.",
      "Open a claim before you act on it. Four comments in viewers' own words tell more than a share.",
      "Few of your viewers comment. Put what they say beside your retention curve.",
      "Answer what is asked most in a pinned comment: the next hundred will not have to ask.",
      "Compare a video with your own earlier ones, read in the same way.",
      "Where a score looks wrong, open the comment: you see the words it was made from.",
    ],
  },
};
