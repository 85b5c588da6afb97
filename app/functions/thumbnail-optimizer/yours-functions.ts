import { yoursFunctions } from "../desk/functions";
import { FRAME_FIELDS, YOURS_FAILED } from "./yours-messages";

export const titleDeskFunctions = yoursFunctions(
  { key: "thumbnail-optimizer", failed: YOURS_FAILED, load: async () => (await import("./yours")).titleDesk },
  {
    analyze: {
      about: "Ranks titles for one video by their chance on the channel and writes alternatives.",
      fields: ["titles", ...FRAME_FIELDS, "uploads", "file", "order", "kind", "card"],
      uses: ["channel.read"],
      example: { titles: "Bread for beginners\nThe bread that cannot fail" },
    },
    example: { about: "Ranks invented titles, to show what an analysis says." },
    propose: {
      about: "Has the language model write titles from notes and hits, and keeps what passes the checks.",
      fields: ["id", "title", "kind", "notes"],
      uses: ["language.complete", "channel.read"],
      example: { id: "analysis-1", title: "Bread for beginners", notes: "No kneading, one bowl." },
    },
    remove: { about: "Deletes an analysis of own titles.", fields: ["id"], example: { id: "analysis-1" } },
    clear: { about: "Deletes all analyses of own titles." },
  },
);
