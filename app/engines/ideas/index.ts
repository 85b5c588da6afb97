/**
 * How an idea or a title will do on a channel: the question before filming. `readPast` reads a channel's uploads once,
 * `readRecord` tries the estimates on them, and `ideaOnChannel` answers for each idea: views as a multiple of the
 * channel's usual, the chance to beat it, the uploads it is most like and how much the channel's past tells. Its
 * `expected` is what every page says of it: the plain median where that was nearer in the channel's own record. Where the
 * past tells little, a model over 69 channels of many niches and languages counts, which `ideaAnywhere` asks alone. How a
 * video is worded is another question: engines/titles.
 *
 * How right it is stands in `ACCURACY`, measured on channels it did not learn from by `npm run evaluate`:
 * docs/evaluation/titles.md.
 */
export { ACCURACY } from "./accuracy";
export { type JudgedUpload, judgePast } from "./back-test";
export { type Expected, expectTitle, MIN_TESTS, MOST_JUDGED, type PastRecord, readRecord } from "./expected";
export {
  ABOUT,
  chanceAnywhere,
  chanceOfIdea,
  chanceOfTimes,
  chanceOnChannel,
  type IdeaAnywhere,
  type IdeaOnChannel,
  ideaAnywhere,
  ideaOnChannel,
  isAboutUsual,
  isPublished,
  judgedIdea,
  LEANS,
  type ListedOnChannel,
  leaning,
  pointsAgainst,
  type SimilarUpload,
  uploadResult,
} from "./idea";
export {
  bareIdea,
  type Language,
  type NamedKind,
  type Niche,
  type ReadIdea,
  readIdeaWords,
} from "./idea-words";
export { type Judged, type JudgedTitle, judgeTitle } from "./judge-title";
export {
  KNOWN_KINDS,
  type KnownKind,
  type KnownKindName,
  knownKinds,
  MEASURED_ON,
  NICHE_KINDS,
  type NicheKind,
} from "./known-kinds";
export { findHits, multipleAt } from "./likeness";
export { type ChannelPast, fitPast, type KeptUpload } from "./past";
export { type KeptPasts, keepPasts, offerPasts, readPast, readUsable } from "./read-past";
export { ideaFeatures, type TitleFeatures, titleFeatures } from "./title-features";
export { isDescribing, titleTerms } from "./title-terms";
export { WEAK_WORDS } from "./weak-words";
