import { median } from "../../statistics/quantiles";
import { chanceOfBeingHigher } from "../../statistics/rank-tests";
import { type Dimension, type NamedUploads, type RevenueGroup, sidesOf } from "./groups";
import type { ComparedUpload } from "./report";

/** Something to try: the next uploads are made in one way, and compared with those before. */
export interface RevenueTest {
  dimension: Dimension;
  of: RevenueGroup["of"];
  /** The group that they are made for, as `RevenueGroup` names it. */
  name: string;
  /** The day it began: uploads after it count. */
  since: string;
  want: number;
}

export interface TestResult {
  made: number;
  /** RPM of those, and of the ones before that were made otherwise; null with too few of either. */
  median: number | null;
  otherMedian: number | null;
  others: number;
  /** "waiting": fewer were made than are wanted. "same": they do not differ beyond chance. */
  verdict: "waiting" | "higher" | "lower" | "same";
}

/** So many of the newest uploads before it began are compared with. */
const NEWEST_BEFORE = 20;
/** A one-sided chance for each side: 5 % for both. */
const LEVEL = 0.025;

/** The uploads that were made for a test so far, the first first; `named` is what `nameUploads` says of them. */
export function madeFor<Upload extends { publishedAt: string }>(
  { since, ...test }: Omit<RevenueTest, "want">,
  uploads: readonly Upload[],
  named: NamedUploads[],
): Upload[] {
  return sidesOf(named, test)
    .members.flatMap((place) => uploads[place] ?? [])
    .filter(({ publishedAt }) => publishedAt.slice(0, 10) > since)
    .sort((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1));
}

/** How a test came out, from the uploads of an export and what they are called. */
export function testResult(
  { since, want, ...test }: RevenueTest,
  uploads: readonly ComparedUpload[],
  named: NamedUploads[],
): TestResult {
  const group = sidesOf(named, test);
  const at = (places: number[]) => places.flatMap((place) => uploads[place] ?? []);
  const dayOf = ({ upload }: ComparedUpload) => upload.publishedAt.slice(0, 10);
  const made = at(group.members).filter((one) => dayOf(one) > since);
  const others = at(group.others)
    .filter((one) => dayOf(one) <= since)
    .sort((one, other) => (dayOf(one) < dayOf(other) ? 1 : -1))
    .slice(0, NEWEST_BEFORE);
  const counts = { made: made.length, others: others.length };
  if (made.length < want || others.length < want) {
    return { ...counts, median: null, otherMedian: null, verdict: "waiting" };
  }
  const [own, against] = [made.map(({ rpm }) => rpm), others.map(({ rpm }) => rpm)];
  const isHigher = chanceOfBeingHigher(own, against) <= LEVEL;
  const isLower = chanceOfBeingHigher(against, own) <= LEVEL;
  const verdict = isHigher ? "higher" : isLower ? "lower" : "same";
  return { ...counts, median: median(own), otherMedian: median(against), verdict };
}
