import type { PastUpload } from "../../tables/upload";
import { USUAL_UPLOADS } from "./correction";
import { judgeNewest } from "./expected";
import { chanceToBeat } from "./idea";
import { findSupport, type Support } from "./likeness";
import { readPast } from "./past";

/** An upload as it would have been judged before it was published, and what came of it. */
export interface JudgedUpload extends Support {
  title: string;
  /** The chance it would have been given to beat the channel's usual, 0 to 1. */
  chance: number;
  /** Whether it beat the median of the 20 before it, at equal age. */
  beat: boolean;
}

/** How a channel's newest uploads with 20 before them would have been judged; [] with fewer before them. */
export function judgePast(uploads: PastUpload[], asOf: Date): JudgedUpload[] {
  const past = readPast(uploads, asOf);
  if (!past) return [];
  return judgeNewest(past, USUAL_UPLOADS).map(({ upload, size, judged }) => {
    const earlier = past.kept.slice(0, size);
    const { basis, similarMultiple } = findSupport(upload.features, judged.similarity, earlier, past.words);
    return {
      title: upload.upload.title,
      chance: chanceToBeat(judged),
      basis,
      similarMultiple,
      beat: upload.logViews > judged.usual,
    };
  });
}
