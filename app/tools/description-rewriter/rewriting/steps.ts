import { readsEnglish } from "../english";
import { type Block, isChapterHeading, isHeading } from "./blocks";
import type { Draft } from "./rewrite";

export interface Context {
  title: string;
  keywords: string[];
  /** The original with its line ends as "\n". */
  text: string;
}

export type Step = (draft: Draft, context: Context) => Draft;

/** What is done to a description, in this order. */
export const STEPS: Step[] = [gather];

/** Chapters, links and hashtags each into their own block, in this order, behind the text. */
function gather({ blocks, changes }: Draft, { text }: Context): Draft {
  const of = (...kinds: Block["kind"][]) => blocks.filter(({ kind }) => kinds.includes(kind));
  const chapters = of("chapters").flatMap(({ lines }) => lines);
  const headed = chapters.length > 0 && !isHeading(chapters[0] as string) && !chapters.some(isChapterHeading);
  const ordered: Block[] = [
    ...of("prose", "fixed"),
    { kind: "chapters", lines: headed && readsEnglish(text) ? ["Chapters", ...chapters] : chapters },
    ...of("links"),
    {
      kind: "hashtags",
      lines:
        of("hashtags").length > 0
          ? [
              of("hashtags")
                .flatMap(({ lines }) => lines)
                .join(" "),
            ]
          : [],
    },
  ];
  return { blocks: ordered, changes };
}
