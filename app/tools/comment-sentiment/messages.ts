import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";

export const SENTIMENT_TEXTS: ToolTexts = {
  path: "/comment-sentiment",
  title: "Comment Sentiment",
  intro: "How viewers feel about your videos, what they praise, and what to do about the rest.",
  errorTitle: "Analysis Error",
  working: {
    analyze: {
      title: "Analyzing comment sentiment",
      stages: [
        "Collecting the comments of a recent upload",
        "Sorting 567 comments by feeling",
        "Looking for themes that return",
        "Writing down what to do about them",
      ],
    },
  },
  done: {
    analyze: "567 comments of a recent upload are read. It is the first below.",
    clear: "The list is empty.",
  },
  confirm: {
    clear: {
      title: "Clear the analyzed videos?",
      text: "The videos below are removed, those of other periods with them. The counts stay.",
      yes: "Clear the videos",
    },
  },
};

/** Notes, and a list without videos. */
export const SENTIMENT_NOTES = {
  analyze: "Reads the comments of a recent upload.",
  sample: "In the sample",
  trends: {
    improving: "The last one did better",
    declining: "The last one did worse",
    stable: "The last one did about as well",
  },
  nothing: (days: number) => `Nothing published in the last ${days} days`,
  further: "Analyze a recent upload, or look further back.",
  report: {
    empty: "A report lists the videos analyzed in its period. This period has no videos yet.",
    invented: "Figures, titles and comments are invented.",
  },
  empty: {
    title: "No videos analyzed yet",
    text: "Start with a recent upload: its comments are read, sorted and summed up.",
  },
} as const;

/** How many videos are older than the period, and whether any period shows them: `beyond` of them none does. */
export function olderVideos({ count, beyond }: { count: number; beyond: number }): string {
  const text = count === 1 ? "1 analyzed video is older." : `${count} analyzed videos are older.`;
  if (beyond === 0) return text;
  return `${text} ${beyond === count ? "No period reaches back that far." : `No period reaches back to ${beyond} of them.`}`;
}

export const SENTIMENT_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Read every comment",
      text: "Under a recent upload, replies and all, not only the liked ones.",
    },
    {
      title: "Sort by feeling",
      text: "Positive, neutral or negative. The score counts ten, five and nothing for them.",
    },
    {
      title: "Find what returns",
      text: "Themes and feelings that come up again and again, and what you can do about them.",
    },
  ],
  practices: {
    title: "Reading comments well",
    items: [
      "Wait two days: the first comments are from those who like you anyway.",
      "A complaint that three people make in their own words is worth more than one with three hundred likes.",
      "Compare a video with your own earlier ones, never with another channel.",
      "Answer a fair criticism under the video, and say in the next one what you changed.",
      "Quote a comment on screen. Viewers who are heard write better ones.",
      "Keep to one change a video, or you will not know which of them was noticed.",
    ],
  },
};
