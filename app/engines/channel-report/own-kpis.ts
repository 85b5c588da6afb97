import type { OwnKpis } from "../../model/channel";
import type { MeasuredUpload } from "../../model/upload";
import { median } from "../../statistics/quantiles";

/** As for the funnel: a median needs so many uploads, and is made from so many of the newest that know it. */
const MIN_KNOWN = 8;
const MOST = 100;

const MEASURES: { [Name in keyof OwnKpis]: (upload: MeasuredUpload) => number | null } = {
  subscribersPer1000: ({ subscribers, views }) =>
    subscribers === null || views <= 0 ? null : (1000 * subscribers) / views,
  clicked: ({ clickThroughRate }) => clickThroughRate,
  watched: ({ averageViewedShare }) => averageViewedShare,
};

/** A channel's own medians of what its newest uploads tell of the KPIs; `uploads` are newest first. */
export function ownKpis(uploads: MeasuredUpload[]): OwnKpis {
  const { subscribersPer1000, clicked, watched } = MEASURES;
  return {
    subscribersPer1000: medianOf(uploads, subscribersPer1000),
    clicked: medianOf(uploads, clicked),
    watched: medianOf(uploads, watched),
  };
}

function medianOf(uploads: MeasuredUpload[], measure: (upload: MeasuredUpload) => number | null) {
  const known = uploads.map(measure).filter((value) => value !== null);
  const newest = known.slice(0, MOST);
  const middle = newest.length < MIN_KNOWN ? null : median(newest);
  return middle === null ? null : { median: middle, uploads: newest.length };
}
