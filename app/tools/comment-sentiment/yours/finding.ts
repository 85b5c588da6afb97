import type { Digest, Shares } from "../../../engines/comments";
import { findLeaning } from "../../../engines/comments";
import { counted } from "../../../numbers/counted";
import { percentText } from "../../../numbers/percent-text";

/** What the comments say, in one sentence that claims no more than its ranges allow. */
export function findingOf({
  shares,
  score,
  counts,
  bounds,
}: Pick<Digest, "shares" | "score" | "counts" | "bounds">) {
  if (counts.scored === 0)
    return "None of these comments could be scored, so nothing is said of how viewers feel.";
  if (!score) {
    return `Only ${counted(counts.scored, "comment")} could be scored, too few to say how viewers feel: it takes ${bounds.score}.`;
  }
  return feelingText(shares);
}

function feelingText(shares: Shares): string {
  const { n, positive, neutral, negative } = shares;
  const parts = `${percentText(positive.share)} of the ${counted(n, "scored comment")} are positive, ${percentText(negative.share)} negative`;
  if (positive.low > 0.5) return `Most of those who commented are pleased: ${parts}.`;
  if (negative.low > 0.5) return `Most of those who commented are displeased: ${parts}.`;
  const side = findLeaning({ positive: positive.count, neutral: neutral.count, negative: negative.count });
  const calm = neutral.low > 0.5;
  if (side === "unclear") {
    const most = calm ? "Most comments take no side, and of the others it" : "It";
    return `${most} is not clear whether more are pleased or displeased: ${parts}.`;
  }
  const than = side === "positive" ? "pleased than displeased" : "displeased than pleased";
  if (calm) return `Most comments take no side; of the others more are ${than}: ${parts}.`;
  return `More of those who commented are ${than}: ${parts}.`;
}
