export { type ScoreKind, type ScoreTone, scoreTone } from "./tone";
