import { yoursFunctions } from "../desk/functions";
import { YOURS_MESSAGES } from "./yours-messages";

export const rewriterDeskFunctions = yoursFunctions(
  {
    key: "description-rewriter",
    failed: YOURS_MESSAGES.failed,
    load: async () => (await import("./yours")).rewriterDesk,
  },
  {
    rewrite: {
      about: "Rewrites a description of one's own, and measures it before and after.",
      fields: ["title", "description", "file", "keywords", "card"],
      example: {
        title: "Bread for beginners",
        description: "Flour, water and salt. Recipe: https://example.com",
      },
    },
    example: { about: "Rewrites an invented description, to show what a rewrite is." },
    remove: {
      about: "Deletes a rewrite of an own description.",
      fields: ["id"],
      example: { id: "rewrite-1" },
    },
    clear: { about: "Deletes all rewrites of own descriptions." },
  },
);
