import { piecesOf } from "./pieces";

/** YouTube Help, "Use hashtags for video search" (answer 6390658): over 60, all of them are ignored. */
const MOST = 60;
/** Same page: so many are shown at the title. */
const SHOWN = 3;

export interface Hashtags {
  /** In the description, in its order. */
  tags: string[];
  /** What YouTube shows at the title: the first three of the description, none where the title has its own. */
  shown: string[];
  /** How many stand in title and description together. */
  count: number;
  most: number;
  /** Over 60, YouTube ignores each of them. */
  ignored: boolean;
}

/**
 * The hashtags of a description, by YouTube's own rules (answer 6390658): at the title it shows the first three different
 * ones, whatever their capitals, and none where the title has its own or all together are over 60.
 */
export function hashtagsIn(title: string, text: string): Hashtags {
  const of = (part: string) =>
    piecesOf(part).flatMap((piece) => (piece.kind === "hashtag" ? [piece.text] : []));
  const tags = of(text);
  const inTitle = of(title);
  const count = tags.length + inTitle.length;
  const ignored = count > MOST;
  const distinct = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  return {
    tags,
    shown: ignored || inTitle.length > 0 ? [] : distinct.slice(0, SHOWN),
    count,
    most: MOST,
    ignored,
  };
}
