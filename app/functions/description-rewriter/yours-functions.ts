import { yoursFunctions } from "../desk/functions";
import { BLOCK_FIELDS, CAPTIONS_MESSAGES, YOURS_MESSAGES } from "./yours-messages";

/** Three minutes on three subjects; each line ends in its second, as a line that comes twice is read once. */
export const EXAMPLE_CAPTIONS = ["flour water dough", "oven stone heat", "crust butter knife"]
  .flatMap((words, part) =>
    Array.from({ length: 24 }, (_, at) => {
      const seconds = 10 + part * 120 + at * 5;
      const said = at === 0 ? `Now let's talk about ${words}.` : `The ${words} ${at}.`;
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}\n${said}`;
    }),
  )
  .join("\n");

export const rewriterDeskFunctions = yoursFunctions(
  {
    key: "description-rewriter",
    failed: YOURS_MESSAGES.failed,
    load: async () => (await import("./yours")).rewriterDesk,
  },
  {
    rewrite: {
      about: "Rewrites a description of one's own, and measures it before and after.",
      fields: ["title", "description", "file", "keywords", "card", ...BLOCK_FIELDS],
      example: {
        title: "Bread for beginners",
        description: "Flour, water and salt. Recipe: https://example.com",
      },
    },
    write: {
      about: "Puts a description together from a title, notes and ticked blocks.",
      fields: ["title", "description", "propose", "card", ...BLOCK_FIELDS],
      uses: ["language.complete"],
      example: { title: "Bread for beginners", description: "Flour, water and salt make a loaf in a day." },
    },
    chapters: {
      about: "Proposes chapters for a video from its captions.",
      fields: ["captions", "file"],
      example: { captions: EXAMPLE_CAPTIONS },
      failed: CAPTIONS_MESSAGES.failed,
    },
    example: { about: "Rewrites an invented description, to show what a rewrite is." },
    remove: {
      about:
        "Deletes a rewrite of an own description, proposed chapters, or a description written from notes.",
      fields: ["id"],
      example: { id: "rewrite-1" },
    },
    clear: { about: "Deletes all rewrites of own descriptions." },
  },
);
