/**
 * What happened on a watched channel. `observe` takes a page of any source (the API, a feed, a push) into what is kept
 * and tells news: uploads, outliers, changed titles and thumbnails, withdrawals, another rhythm, each once. `paceOf` says
 * when to read a channel again. How soon uploads are found, and what is missed, is measured in docs/evaluation/watch.md.
 */
export { type Details, wantedDetails, withDetails, withLook } from "./details";
export { API_DATA_KEPT_MS, MOST_VIDEOS } from "./kept";
export { type Observed, observe, pastOutliers } from "./observe";
export { kindOf, type Multiple, multipleOf, OUTLIER_TIMES } from "./outlier";
export { wantedPicture } from "./picture";
export { gapsOf, paceOf, SLOWEST_MS, usualGap } from "./rhythm";
export type { Happened } from "./video";
