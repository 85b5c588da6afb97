import { asksIn } from "./asks";
import { without } from "./pieces";
import { sentencesOf } from "./sentences";

const GREETING =
  /^\W*(?:hey|hi|hello|what'?s up|welcome|good (?:morning|evening))\b[^.!?]{0,40}\b(?:guys|everyone|everybody|all|friends|folks|channel|back)\b[^.,!?]*[.,!?]*/i;

/** What a description owes to others than its viewers. */
const SMALL_PRINT =
  /\b(?:affiliate|sponsor\w*|commissions?|disclaimer|copyright|all rights reserved|qualifying purchases|business (?:e|i)nquir\w+|not (?:a|an) [\w ]*(?:advis[eo]r|doctor|lawyer)|not [\w ]*advice)\b/i;

/**
 * What of a description tells of the video: sentences without a link, an address or a call to action, and no small print; chapters without
 * their times; no greeting and no hashtags.
 */
export function topicalText(description: string): string {
  return sentencesOf(description)
    .map(({ text }) => text.replace(GREETING, ""))
    .filter(
      (text) =>
        without(text, ["link", "email"]) === text && asksIn(text).length === 0 && !SMALL_PRINT.test(text),
    )
    .map((text) => without(text, ["hashtag", "mention", "timestamp"]).trim())
    .filter((text) => text !== "")
    .join("\n\n");
}
