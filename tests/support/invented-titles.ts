import { readFileSync } from "node:fs";

/**
 * Titles of the usual shapes in many niches, all invented: gerunds, requests, “how to”, “how I”, stories, comparisons,
 * lists, questions, statements, things, reviews, lessons, series, recipes; some that little can be done with.
 */
export const INVENTED_TITLES = readFileSync(new URL("invented-titles.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
