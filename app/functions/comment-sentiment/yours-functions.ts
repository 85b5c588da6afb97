import { yoursFunctions } from "../desk/functions";
import { YOURS_FAILED } from "./yours-messages";

export const commentsDeskFunctions = yoursFunctions(
  {
    key: "comment-sentiment",
    failed: YOURS_FAILED,
    load: async () => (await import("./yours")).commentsDesk,
  },
  {
    analyze: {
      about: "Analyzes the comments that are given, or those of a video.",
      fields: ["comments", "file", "video", "link", "title"],
      uses: ["comments.commentsOf"],
      example: { comments: "So helpful, thank you!\nThe sound is too quiet." },
    },
    example: { about: "Analyzes invented comments, to show what an analysis says." },
    remove: {
      about: "Deletes an analysis of own comments.",
      fields: ["record"],
      example: { record: "analysis-1" },
    },
    clear: { about: "Deletes all analyses of own comments." },
  },
);
