import type { PastUpload } from "../../tables/upload";
import { selectUploads } from "../growth";
import { expectedEffect } from "./channels-model";
import { WEIGHTS } from "./constants";
import { estimateTitle, fitHistory } from "./history-model";
import { chanceToBeat, knownWords } from "./idea";
import { findSupport, type Support } from "./likeness";
import { olderUploads } from "./older-uploads";
import { type TitleFeatures, titleFeatures } from "./title-features";
import { USUAL_UPLOADS, usualOf } from "./usual";
import { windowAfter } from "./window";

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
/** Only the newest are judged, which bounds the work to three or four models. */
const MOST_JUDGED = 100;

/**
 * How the newest 100 uploads of 30 days and older with 20 before them would have been judged, each from those before it
 * alone, oldest first; [] where there is none.
 */
export function judgePast(uploads: PastUpload[], asOf: Date): JudgedUpload[] {
  const { usable } = selectUploads(uploads, asOf);
  const places = usable
    .flatMap(({ ageDays }, at) => (ageDays >= MIN_AGE_DAYS && at >= USUAL_UPLOADS ? [at] : []))
    .slice(-MOST_JUDGED);
  const [first] = places;
  if (first === undefined) return [];
  const from = windowAfter(first).start;
  const features = new Map(
    usable.slice(from).map(({ upload }, at) => [from + at, titleFeatures(upload.title)]),
  );
  const logViews = usable.map((own) => own.logViews);
  return [...Map.groupBy(places, (at) => windowAfter(at).end).values()].flatMap((own) => {
    const { start, known } = windowAfter(own[0] ?? 0);
    const last = own.at(-1) ?? 0;
    const older = olderUploads(
      usable
        .slice(0, start)
        .map((one) => ({ words: titleFeatures(one.upload.title).words, logViews: one.logViews })),
    );
    const expected = (of: TitleFeatures) =>
      WEIGHTS.prior * expectedEffect(of, knownWords()) + WEIGHTS.older * older(of.words);
    const observations = usable.slice(start, last).flatMap(({ logViews }, at) => {
      const of = features.get(start + at);
      return of ? [{ features: of, logViews, expected: expected(of) }] : [];
    });
    const model = fitHistory(observations, known, WEIGHTS);
    return own.flatMap((at) => {
      const of = features.get(at);
      const upload = usable[at];
      if (!of || !upload) return [];
      const similarity = model.compare(of);
      const { mean, deviation } = estimateTitle(model, at - start, of.form, similarity, expected(of));
      const earlier = observations.slice(0, at - start);
      const { basis, similarMultiple } = findSupport(of, similarity, earlier, knownWords());
      const usual = usualOf(logViews.slice(0, at));
      return [
        {
          title: upload.upload.title,
          chance: chanceToBeat({ off: mean - usual.median, lift: usual.lift, deviation }),
          basis,
          similarMultiple,
          beat: upload.logViews > usual.median,
        },
      ];
    });
  });
}
