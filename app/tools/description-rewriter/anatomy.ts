import { isStamped } from "../../words/timestamps";

/** A description taken apart: every line of it is in exactly one of the four, as it was written. */
export interface Anatomy {
  /** What tells of the video, its blank lines kept single. */
  body: string[];
  /** Lines with a timestamp, with the heading above them. */
  chapters: string[];
  /** Lines that are a link with a few words to it, with the heading above them. */
  links: string[];
  /** Lines of hashtags alone, as their tags. */
  hashtags: string[];
  /** Every tag anywhere in it, in lower case. */
  tags: Set<string>;
  /** Whether it asks its viewers to do something already. */
  asks: boolean;
}

const LINK = /(?:https?:\/\/|www\.)\S+/i;
const HASHTAG = /#[\p{L}\p{N}_\p{M}]+/gu;
/** A link with more letters than these around it is a sentence, and so is one after which a sentence ends. */
const LABEL = 60;
const ASKS =
  /\b(?:subscrib\w*|comments?|let me know|tell me|like (?:this|the) video|thumbs up|share this)\b/i;

/** One time alone is a fact ("doors open 7:30"), two are chapters. */
const FEWEST_CHAPTERS = 2;

export function takeApart(description: string): Anatomy {
  const lines = description.split("\n").map((line) => line.trimEnd());
  const stamped = lines.filter(isStamped).length >= FEWEST_CHAPTERS;
  const kindOf = (line: string | undefined) => {
    if (!line?.trim()) return "body";
    if (stamped && isStamped(line)) return "chapters";
    if (isLink(line)) return "links";
    return line.replace(HASHTAG, "").trim() === "" ? "hashtags" : "body";
  };
  const parts = {
    body: [] as string[],
    chapters: [] as string[],
    links: [] as string[],
    hashtags: [] as string[],
  };
  lines.forEach((line, at) => {
    const own = kindOf(line);
    const next = kindOf(lines[at + 1]);
    const heads = own === "body" && isHeading(line) && (next === "chapters" || next === "links");
    const kind = heads ? next : own;
    if (kind === "hashtags") parts.hashtags.push(...(line.match(HASHTAG) ?? []));
    else if (kind !== "body" || line !== "" || parts.body.at(-1) !== "") parts[kind].push(line);
  });
  return {
    ...parts,
    body: trimBlank(parts.body),
    tags: new Set(description.toLowerCase().match(HASHTAG) ?? []),
    asks: ASKS.test(description),
  };
}

/** A line that says what follows it: "Links:", "Chapters", "What I used:". */
export function isHeading(line: string): boolean {
  return (
    /^\W*(?:chapters?|time ?stamps?|time ?codes?|(?:useful )?links?|resources)\W*$/i.test(line) ||
    /:\s*$/.test(line)
  );
}

/** How many of these lines are no headings. */
export function countOf(lines: string[]): number {
  return lines.filter((line) => !isHeading(line)).length;
}

function isLink(line: string): boolean {
  const link = LINK.exec(line);
  if (!link) return false;
  const label = line.trim().replace(link[0], "");
  return label.length <= LABEL && !/[.!?。！？]\s+\p{L}/u.test(label);
}

function trimBlank(lines: string[]): string[] {
  const text = lines.join("\n").replace(/^\n+|\n+$/g, "");
  return text === "" ? [] : text.split("\n");
}
