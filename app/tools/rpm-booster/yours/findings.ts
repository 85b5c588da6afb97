import { LEAST_A_SIDE, LENGTH_NAMES, type RevenueReport } from "../../../engines/revenue";
import { type KeptTest, runningTest } from "../../../functions/rpm-booster/kept-report";
import { writtenName } from "../../../functions/rpm-booster/written-name";
import { groupName, testName } from "../../../handover/revenue-test";
import {
  approximate,
  approximateMoney,
  counted,
  formatCount,
  listed,
  moneyText,
} from "../../../numbers/figures";
import { YOURS_NOTES } from "./messages";

type Group = RevenueReport["groups"][number];

/** Differences that stand open: more are a wall. */
const MOST_OPEN = 3;

/** A group as the titles of its videos have it. */
export const nameOf = (group: Group, videos: RevenueReport["videos"]) =>
  groupName({ ...group, name: writtenName(group, videos) });

/** Differences that hold, those worth most and the others by what they are about; where none does, why, and the test that would tell. */
export function showFindings(report: RevenueReport, tests: readonly KeptTest[]) {
  const { differences, groups, videos, currency } = report;
  const rare = findRare(report);
  const named = differences.filter(({ group }) => groups[group]?.dimension !== "format");
  // That a Short earns less than a long video is no news.
  const formatLast = ({ group }: (typeof differences)[number]) =>
    Number(groups[group]?.dimension === "format");
  const shown = differences
    .toSorted(
      (one, other) => formatLast(one) - formatLast(other) || Math.abs(other.worth) - Math.abs(one.worth),
    )
    .flatMap((difference) => {
      const group = groups[difference.group];
      if (!group) return [];
      const names = [group, ...difference.also.flatMap((at) => groups[at] ?? [])].map((one) =>
        nameOf(one, videos),
      );
      const called = { ...group, called: writtenName(group, videos) };
      return [showDifference(difference, called, [...new Set(names)], currency, tests)];
    });
  const rest = Map.groupBy(shown.slice(MOST_OPEN), ({ about }) => about);
  return {
    findings: shown.slice(0, MOST_OPEN),
    more: [...rest].map(([about, all]) => ({ about, all })),
    none: named.length > 0 ? null : noneText(report, rare),
    try:
      named.length > 0
        ? []
        : [
            ...lengthTest(groups, tests),
            ...(rare ? [offerTest({ ...rare, called: writtenName(rare, videos) }, tests)] : []),
          ],
  };
}

function showDifference(
  difference: RevenueReport["differences"][number],
  group: Group & { called: string },
  [title = "", ...names]: string[],
  currency: string | null,
  tests: readonly KeptTest[],
) {
  const {
    higher,
    median,
    otherMedian,
    low,
    high,
    viewsAMonth,
    isEstimate,
    worth,
    worthLow,
    worthHigh,
    chance,
  } = difference;
  const money = (amount: number) => moneyText(amount, currency);
  const about = (amount: number) => approximateMoney(amount, currency);
  const views = `${approximate(viewsAMonth)} views a month${isEstimate ? " (an estimate)" : ""}`;
  const [less = 0, more = 0] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  const { dimension, of, name, called } = group;
  const otherLength = dimension === "length" ? LENGTH_NAMES.find((one) => one !== name) : undefined;
  const side = higher ? name : otherLength;
  return {
    about: ABOUT[dimension],
    gain: `${about(worth)} a month ${higher ? "more" : "less"}`,
    sentence: `${title}: ${money(median)} per 1,000 views, the others ${money(otherMedian)}.`,
    worth: `The gap is ${money(less)} to ${money(more)}. At their ${views} that is ${about(worth)} a month ${higher ? "more" : "less"} than at the others' RPM, likely ${about(worthLow)} to ${about(worthHigh)}.`,
    also: names.length > 0 ? `Nearly the same videos: ${listed(names)}.` : null,
    basis: `Medians of ${counted(group.videos, "video")} and ${counted(group.others, "other")}. Odds of luck over all we tested: 1 in ${formatCount(Math.floor(1 / chance))} or less.`,
    test:
      side !== undefined && dimension !== "format" && dimension !== "season"
        ? offerTest({ dimension, of, name: side, ...(higher && { called }) }, tests)
        : null,
  };
}

const ABOUT: Record<Group["dimension"], string> = {
  length: "Length",
  kind: "Kind of video",
  subject: "Subjects",
  series: "Series",
  frame: "Titles",
  season: "Season",
  format: "Shorts and long videos",
};

/** A group of that many times the channel's RPM is worth a test. */
const ABOVE_ALL = 1.2;
/** More views of one video, as money. */
const MORE_VIEWS = 10_000;

/** Of the groups with too few videos to compare, the one that earned most per view, if that is well above all. */
function findRare({ groups, all }: RevenueReport): Group | undefined {
  const least = ABOVE_ALL * (all.rpm ?? Number.POSITIVE_INFINITY);
  return groups
    .filter(
      ({ dimension, videos, median }) =>
        dimension !== "format" &&
        dimension !== "season" &&
        dimension !== "length" &&
        videos < LEAST_A_SIDE &&
        median >= least,
    )
    .toSorted((one, other) => other.median - one.median)[0];
}

/** Why no difference is named; then what decides instead, and what is worth a test. */
function noneText(
  { tested, compared, all, currency, videos }: RevenueReport,
  rare: Group | undefined,
): string {
  const money = (amount: number) => moneyText(amount, currency);
  const untold = rare
    ? ` Too few to compare, and above your ${money(all.rpm ?? 0)}: ${nameOf(rare, videos)}, ${counted(rare.videos, "video")} at ${money(rare.median)}.`
    : "";
  if (tested === 0) {
    return `Too few videos to look for a difference: ${counted(compared, "video")}. It takes ${LEAST_A_SIDE} on each side.${untold}`;
  }
  const none = `${YOURS_NOTES.none} ${counted(tested, "group")} tested, with luck ruled out for all together.`;
  if (all.rpm === null) return none;
  const brings = approximateMoney((all.rpm * MORE_VIEWS) / 1000, currency);
  return `${none} So go by views: at ${money(all.rpm)} per 1,000, another ${formatCount(MORE_VIEWS)} bring ${brings}.${untold}`;
}

/** A test to start, or the place of the same one that runs. */
function offerTest(
  { called, ...test }: Pick<Group, "dimension" | "of" | "name"> & { called?: string },
  tests: readonly KeptTest[],
) {
  const fields = { ...test, of: test.of ?? ("" as const) };
  return { ...fields, label: testName({ ...test, called }), runs: runningTest(tests, fields)?.id ?? null };
}

/** Where too few are on one side of 8 minutes to compare, the test that would tell; nothing where no length is known. */
function lengthTest(groups: Group[], tests: readonly KeptTest[]) {
  const sides = groups.filter(({ dimension, of }) => dimension === "length" && of === "long");
  const [longer, shorter] = LENGTH_NAMES;
  const long = sides.find(({ name }) => name === longer);
  if (sides.length === 0) return [];
  if (long && long.videos >= LEAST_A_SIDE && long.others >= LEAST_A_SIDE) return [];
  const isLongRare = !long || long.videos < LEAST_A_SIDE;
  return [offerTest({ dimension: "length", of: "long", name: isLongRare ? longer : shorter }, tests)];
}
