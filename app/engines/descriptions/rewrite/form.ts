import type { Draft } from "./draft";
import { findProse, isDisclosure, isHashtagLine } from "./lines";

/**
 * Moves hashtags that stand above the text into the last line, if no other hashtag is passed on the way: their order decides
 * what YouTube shows at the title. Hashtags that say who paid ("#ad") stay. Any language.
 */
export function moveHashtagsDown(text: string): Draft {
  const lines = text.split("\n");
  const isTag = lines.map(isHashtagLine);
  const first = lines.findIndex((line, at) => line.trim() !== "" && !isTag[at]);
  const last = lines.findLastIndex((line, at) => line.trim() !== "" && !isTag[at]);
  const top = lines.slice(0, Math.max(0, first)).filter((line) => line.trim() !== "");
  const body = lines.slice(first, last + 1);
  const isSafe =
    top.length > 0 &&
    findProse(text).includes(true) &&
    !top.some(isDisclosure) &&
    !body.some((line) => /[#＃][\p{L}\p{N}_]/u.test(line));
  if (!isSafe) return { text, changes: [] };
  const bottom = lines.slice(last + 1).filter((line) => line.trim() !== "");
  const tags = [...top, ...bottom].map((line) => line.trim()).join(" ");
  return {
    text: [...body, "", tags].join("\n"),
    changes: [
      {
        kind: "hashtags-last",
        after: tags,
      },
    ],
  };
}

/** Makes one blank line of three or more, and drops spaces at the ends of lines. Code and short gaps stay. */
export function tidyBlankLines(text: string): Draft {
  if (/^[ \t]*(?:```|~~~)/m.test(text)) return { text, changes: [] };
  const lines = text.split("\n").map((line) => line.trimEnd());
  const kept: string[] = [];
  let blank = 0;
  let cut = 0;
  for (const line of lines) {
    if (line === "") blank += 1;
    else {
      if (kept.length > 0) kept.push(...Array<string>(blank >= MIN_GAP ? 1 : blank).fill(""));
      if (kept.length > 0 && blank >= MIN_GAP) cut += blank - 1;
      kept.push(line);
      blank = 0;
    }
  }
  if (cut === 0) return { text, changes: [] };
  return {
    text: kept.join("\n"),
    changes: [{ kind: "blank-lines" }],
  };
}

/** Two blank lines between parts are a choice; three or more are a leftover. */
const MIN_GAP = 3;
