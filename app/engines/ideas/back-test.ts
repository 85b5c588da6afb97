import type { ExpectedIdea } from "../../model/expected-idea";
import { USUAL_UPLOADS } from "./correction";
import type { PastRecord } from "./expected";
import { chanceToBeat, leaning } from "./idea";
import { findSupport, type Support } from "./likeness";
import type { ChannelPast } from "./past";

/** An upload as it would have been judged before it was published, and what came of it. */
export interface JudgedUpload extends Support {
  title: string;
  /** The chance it would have been given to beat the channel's usual, 0 to 1. */
  chance: number;
  leans: ExpectedIdea["leans"];
  /** Whether it beat the median of the 20 before it, at equal age. */
  beat: boolean;
}

/** How those of the tested uploads that have 20 before them would have been judged, and what came of them. */
export function judgePast(past: ChannelPast, { tested }: Pick<PastRecord, "tested">): JudgedUpload[] {
  return tested
    .filter(({ size }) => size >= USUAL_UPLOADS)
    .map(({ upload, size, judged }) => {
      const before = past.start + size;
      const { basis, similarMultiple } = findSupport(upload.features, past.earlier, before, past.words);
      const chance = chanceToBeat(judged);
      return {
        title: upload.upload.title,
        chance,
        leans: leaning(chance, upload.features.isTitle, past.kind),
        basis,
        similarMultiple,
        beat: upload.logViews > judged.usual,
      };
    });
}
