import { FOLD } from "../../../engines/descriptions";
import { counted } from "../../../numbers/counted";
import { listed } from "../../../numbers/listed";
import { linesText } from "./counted";
import type { MeasureShown } from "./measures-shown";
import { inFirst, type Reading } from "./reading";

/** So many of those that are missing are named; the parts name all. */
const NAMED = 3;

/** Which keywords are seen first, and where each stands. */
export function keywordsMeasure(was: Reading, is: Reading, given: string[]): MeasureShown {
  const share = (reading: Reading) => {
    const { said, of } = inFirst(reading);
    return of === 0 ? "None found" : `${said} of ${of}`;
  };
  const count = is.keywords.length;
  const missing = is.keywords.filter((keyword) => keyword.count === 0).map(({ keyword }) => `“${keyword}”`);
  return {
    label: `Keywords in the first ${FOLD} characters`,
    before: share(was),
    after: share(is),
    note:
      count === 0
        ? "Neither title nor description names a thing that could be looked for."
        : missing.length > 0
          ? `${missing.length === 1 ? "One is" : `${missing.length} are`} nowhere in the text: ${listed(missing.slice(0, NAMED))}. Where the video is about it, say so in a sentence.`
          : "What search and phones show.",
    parts: is.keywords.map((keyword, at) => ({
      name: keyword.keyword,
      before: placesOf(was.keywords[at] ?? keyword),
      after: placesOf(keyword),
    })),
    basis:
      given.length > 0
        ? `${counted(given.length, "keyword")} of yours.`
        : `${counted(count, "keyword")}, the best that title and description name; how often they are right stands below.`,
    method: `A keyword counts in any form that comes to the same (“recipe”, “recipes”), up front where all of it stands in the first ${FOLD} characters. Links and hashtags are not read.`,
  };
}

/** "up front, line 1", "3 times, lines 4 and 9", "nowhere". */
function placesOf({ count, inFirst, lines }: Reading["keywords"][number]): string {
  if (count === 0) return "nowhere";
  const times = count === 1 ? "" : `${counted(count, "time")}, `;
  return `${inFirst > 0 ? "up front, " : ""}${times}${linesText(lines)}`;
}
