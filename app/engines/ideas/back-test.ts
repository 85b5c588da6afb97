import type { PastUpload } from "../../tables/upload";
import { testPlaces } from "../growth";
import { USUAL_UPLOADS } from "./correction";
import { chanceToBeat } from "./idea";
import { findSupport, type Support } from "./likeness";
import { type ChannelPast, type Judged, judgeKept, type KeptUpload, readPast } from "./past";

/** An upload as it would have been judged before it was published, and what came of it. */
export interface JudgedUpload extends Support {
  title: string;
  /** The chance it would have been given to beat the channel's usual, 0 to 1. */
  chance: number;
  /** Whether it beat the median of the 20 before it, at equal age. */
  beat: boolean;
}

/** Younger uploads have not come to their views. */
const MIN_AGE_DAYS = 30;
/** Only the newest are judged, which bounds the work: the same model judges all of them. */
export const MOST_JUDGED = 100;

/**
 * A channel's newest 100 uploads of 30 days and older with at least `least` before them, oldest first, each as it would
 * have been judged from those before it alone. On a channel of over 299 uploads they are judged from fewer than the next
 * one would be: from what the next one's model has before them.
 */
export function judgeNewest(
  past: ChannelPast,
  least: number,
): { upload: KeptUpload; size: number; judged: Judged }[] {
  return testPlaces(past.kept, MIN_AGE_DAYS, least)
    .slice(-MOST_JUDGED)
    .flatMap(({ at, size }) => {
      const upload = past.kept[at];
      return upload ? [{ upload, size, judged: judgeKept(past, at, size) }] : [];
    });
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
