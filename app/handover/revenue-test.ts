import type { RevenueReport } from "../engines/revenue";
import type { KeptTest } from "../functions/rpm-booster/kept-report";
import { KIND_NAMES } from "../kind-names";
import { dayText } from "../numbers/days";

// A test of revenue stands at its desk and on its card of the plan, in the words of this file.

type Group = RevenueReport["groups"][number];
type Tested = Pick<Group, "dimension" | "of" | "name"> & { called?: string | undefined };

/** "8 minutes or longer", "How-to videos (Shorts)" */
export function groupName({ dimension, of, name }: Pick<Group, "dimension" | "of" | "name">): string {
  if (dimension === "format") return name === "short" ? "Shorts" : "Long videos";
  const text = dimension === "season" ? `Out in ${name}` : dimension === "kind" ? kindName(name) : name;
  return of === "short" ? `${text} (Shorts)` : text;
}

export const kindName = (kind: string) => new Map(Object.entries(KIND_NAMES)).get(kind) ?? kind;

/** "Make the next four: 8 minutes or longer" */
export function testName({ called, ...test }: Tested): string {
  return `Make the next four: ${groupName({ ...test, name: called ?? test.name })}`;
}

/** The idea of a test's card: "Test: 8 minutes or longer". */
function testIdea({ called, ...test }: Tested): string {
  return `Test: ${groupName({ ...test, name: called ?? test.name })}`;
}

/** A test that runs, with how it came out so far; `out` are titles of what was made for it on the connected channel. */
export function showTest(test: KeptTest, out: readonly string[] = []) {
  const { id, since, want, result } = test;
  const made = Math.max(result?.made ?? 0, out.length);
  return {
    id,
    name: testName(test),
    idea: testIdea(test),
    since: `Since ${dayText(since)}`,
    says: resultText(result, want),
    made,
    want,
    progress: `${Math.min(made, want)} of ${want} out`,
    out: out.slice(0, want),
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
