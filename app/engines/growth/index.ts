/**
 * Views at equal age: what every comparison of uploads needs first. `growthShare` is how views grow with age, the same
 * for all channels (docs/evaluation.md, measured by `npm run learn`), `selectUploads` brings a channel's uploads of one
 * kind to 30 days by it, and `kindsOf` tells which kinds it has. What a creator's own channel usually gets is the median of its
 * last USUAL_UPLOADS; of others' channels, `baselineOf`.
 */
export {
  ageInDays,
  baselineOf,
  countedAt,
  growthError,
  growthShare,
  MIN_BASELINE_UPLOADS,
  rangeAtAge,
  type Upload,
  viewsADay,
  viewsAtAYear,
} from "./baseline";
export {
  type Exclusion,
  type KindCount,
  kindsOf,
  LEAST_OF_KIND,
  logGrowth,
  MIN_AGE_DAYS,
  MIN_UPLOADS,
  type Place,
  selectUploads,
  testPlaces,
  USUAL_UPLOADS,
  type UsableUpload,
} from "./usable-uploads";
