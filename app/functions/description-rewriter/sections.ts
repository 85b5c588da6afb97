import { hasTimestamp } from "../../words/english";

/** A description in sections: every line, as it was written, is in exactly one of the first four. */
export interface Sections {
  /** The text about the video, with single blank lines. */
  body: string[];
  /** Lines with a timestamp, with the heading above them. */
  chapters: string[];
  /** Lines with a link and at most a label, with the heading above them. */
  links: string[];
  /** The hashtags of lines that have nothing else. */
  hashtags: string[];
  /** Every hashtag of the description, in lower case. */
  tags: Set<string>;
  hasCallToAction: boolean;
}

const LINK = /(?:https?:\/\/|www\.)\S+/i;
const HASHTAG = /#[\p{L}\p{N}_\p{M}]+/gu;
/** A link with more characters around it stands in a sentence. */
const MAX_LABEL = 60;
const CALL_TO_ACTION =
  /\b(?:subscrib\w*|comments?|let me know|tell me|like (?:this|the) video|thumbs up|share this)\b/i;

/** One time alone is a fact ("doors open 7:30"). */
const MIN_CHAPTERS = 2;

/** Splits a description into its sections. */
export function splitSections(description: string): Sections {
  const lines = description.split("\n").map((line) => line.trimEnd());
  const hasChapters = lines.filter(hasTimestamp).length >= MIN_CHAPTERS;
  const kindOf = (line: string | undefined) => {
    if (!line?.trim()) return "body";
    if (hasChapters && hasTimestamp(line)) return "chapters";
    if (isLink(line)) return "links";
    return line.replace(HASHTAG, "").trim() === "" ? "hashtags" : "body";
  };
  const sections: Sections = {
    body: [],
    chapters: [],
    links: [],
    hashtags: [],
    tags: new Set(description.toLowerCase().match(HASHTAG) ?? []),
    hasCallToAction: CALL_TO_ACTION.test(description),
  };
  lines.forEach((line, at) => {
    const own = kindOf(line);
    const next = kindOf(lines[at + 1]);
    const isHeadingOfNext = own === "body" && isHeading(line) && (next === "chapters" || next === "links");
    const kind = isHeadingOfNext ? next : own;
    if (kind === "hashtags") sections.hashtags.push(...(line.match(HASHTAG) ?? []));
    else if (kind !== "body" || line !== "" || sections.body.at(-1) !== "") sections[kind].push(line);
  });
  return { ...sections, body: trimBlank(sections.body) };
}

/** Whether a line is a heading: "Links:", "Chapters", "What I used:". */
export function isHeading(line: string): boolean {
  return (
    /^\W*(?:chapters?|time ?stamps?|time ?codes?|(?:useful )?links?|resources)\W*$/i.test(line) ||
    /:\s*$/.test(line)
  );
}

/** How many of these lines are not headings. */
export function countLines(lines: string[]): number {
  return lines.filter((line) => !isHeading(line)).length;
}

function isLink(line: string): boolean {
  const link = LINK.exec(line);
  if (!link) return false;
  const label = line.trim().replace(link[0], "");
  return label.length <= MAX_LABEL && !/[.!?。！？]\s+\p{L}/u.test(label);
}

function trimBlank(lines: string[]): string[] {
  const text = lines.join("\n").replace(/^\n+|(?<!\n)\n+$/g, "");
  return text === "" ? [] : text.split("\n");
}
