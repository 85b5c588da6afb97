import { wilson } from "../../app/statistics/quantiles.ts";
import { csvRecords } from "../measures/csv.ts";
import { table } from "../table.ts";

/**
 * How many claims of comments a reader found right, of sections that no rule was made from: by kind, by the set read and
 * of all. Each claim is as the rules of that day had it.
 *
 * @param labels columns `set`, `kind` and `label` ("right", "wrong", "about another thing")
 */
export function claimsReadTable(labels: string): string {
  const rows = csvRecords(labels);
  const groups: [string, typeof rows][] = [
    ...Map.groupBy(rows, ({ kind = "" }) => kind),
    ...[...Map.groupBy(rows, ({ set = "" }) => set)].map(([set, own]): [string, typeof rows] => [
      `set ${set}`,
      own,
    ]),
    ["all but moments", rows.filter(({ kind }) => kind !== "moment")],
    ["all", rows],
  ];
  const share = (count: number, of: number) => {
    const [low, high] = wilson(count, of);
    return [String(count), (count / of).toFixed(3), `${low.toFixed(3)} to ${high.toFixed(3)}`];
  };
  return table(
    ["claims read", "items", "right", "share", "95 % interval", "about another thing"],
    groups.map(([name, own]) => [
      name,
      String(own.length),
      ...share(own.filter(({ label }) => label === "right").length, own.length),
      String(own.filter(({ label }) => label === "about another thing").length),
    ]),
  );
}
