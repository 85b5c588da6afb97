import { LEAST_A_SIDE, type RevenueReport } from "../../../engines/revenue";
import type { KeptTest } from "../../../functions/rpm-booster/kept-report";
import { KIND_NAMES } from "../../../light/names";
import { dayText } from "../../../numbers/days";

type Group = RevenueReport["groups"][number];

/** "8 minutes or longer", "How-to videos (Shorts)" */
export function groupName({ dimension, of, name }: Pick<Group, "dimension" | "of" | "name">): string {
  if (dimension === "format") return name === "short" ? "Shorts" : "Long videos";
  const text = dimension === "season" ? `Out in ${name}` : dimension === "kind" ? kindName(name) : name;
  return of === "short" ? `${text} (Shorts)` : text;
}

const kindName = (kind: string) => new Map(Object.entries(KIND_NAMES)).get(kind) ?? kind;

/** "Make the next four: 8 minutes or longer" */
export function testName(test: Pick<Group, "dimension" | "of" | "name">): string {
  return `Make the next four: ${groupName(test)}`;
}

/** Where too few are on one side of 8 minutes to compare, the test that would tell. */
export function lengthTest(groups: Group[]) {
  const sides = groups.filter(({ dimension, of }) => dimension === "length" && of === "long");
  const long = sides.find(({ name }) => name === "8 minutes or longer");
  if (sides.length > 0 && long && long.videos >= LEAST_A_SIDE && long.others >= LEAST_A_SIDE) return [];
  if (groups.length === 0) return [];
  const isLongRare = !long || long.videos < LEAST_A_SIDE;
  const test = {
    dimension: "length",
    of: "long",
    name: isLongRare ? "8 minutes or longer" : "under 8 minutes",
  } as const;
  return [{ ...test, label: testName(test) }];
}

/** A test that runs, with how it came out so far. */
export function showTest(test: KeptTest) {
  const { id, since, want, result } = test;
  return {
    id,
    name: testName(test),
    idea: groupName(test),
    since: `Since ${dayText(since)}`,
    says: resultText(result, want),
  };
}

function resultText(result: KeptTest["result"], want: number): string {
  if (result === null) return `Upload an export once ${want} are out.`;
  const { verdict, made, others, median, otherMedian } = result;
  if (verdict === "waiting" || median === null || otherMedian === null) {
    return `${made} of ${want} are in your newest export${made >= want ? `, and ${others} to compare them with` : ""}.`;
  }
  const medians = `RPM ${median.toFixed(2)}, before ${otherMedian.toFixed(2)} (${made} and ${others} videos)`;
  const said = {
    higher: "They earn more per view",
    lower: "They earn less per view",
    same: "No difference beyond luck",
  };
  return `${said[verdict]}: ${medians}.`;
}
