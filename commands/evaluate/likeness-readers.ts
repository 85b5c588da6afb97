import { csvRecords } from "../measures/csv.ts";
import { table } from "../table.ts";

/** How far two readers agree on pairs of one kind. */
export interface Agreement {
  stratum: string;
  pairs: number;
  /** The share that both label alike, and Cohen's kappa: that share beyond what chance gives, 1 at most. */
  alike: number;
  kappa: number;
  /** Of the pairs that the second calls right, the share that the first does: what the first accepts of another's choice. */
  accepted: number;
  /** Of the ideas with a pair that the first calls right, the share of which the second calls one right, too. */
  shown: number;
}

/**
 * How far a second reader, who did not see the labels, agrees with them, for each stratum of what was read. Pairs that the
 * first did not label do not count.
 *
 * @param labels columns `idea`, `upload` and `label` ("right", "wrong")
 * @param second the same with `stratum`
 */
export function agreementOf(labels: string, second: string): Agreement[] {
  const first = new Map(csvRecords(labels).map(({ idea, upload, label }) => [`${idea} ${upload}`, label]));
  const pairs = csvRecords(second).flatMap(({ stratum = "", idea = "", upload, label }) => {
    const own = first.get(`${idea} ${upload}`);
    return own ? [{ stratum, idea, first: own === "right", second: label === "right" }] : [];
  });
  return [...Map.groupBy(pairs, ({ stratum }) => stratum)].map(([stratum, own]) => {
    const share = (holds: (pair: (typeof own)[number]) => boolean) => own.filter(holds).length / own.length;
    const [byFirst, bySecond] = [share((pair) => pair.first), share((pair) => pair.second)];
    const alike = share((pair) => pair.first === pair.second);
    const chance = byFirst * bySecond + (1 - byFirst) * (1 - bySecond);
    const both = own.filter((pair) => pair.first && pair.second);
    const having = new Set(own.filter((pair) => pair.first).map(({ idea }) => idea));
    return {
      ...{ stratum, pairs: own.length, alike },
      kappa: (alike - chance) / (1 - chance),
      accepted: both.length / (bySecond * own.length),
      shown: new Set(both.map(({ idea }) => idea)).size / having.size,
    };
  });
}

export function agreementTable(agreements: readonly Agreement[]): string {
  const head = [
    "read twice",
    "pairs",
    "labeled alike",
    "kappa",
    "first accepts of second's",
    "ideas with one",
  ];
  return table(
    head,
    agreements.map(({ stratum, pairs, alike, kappa, accepted, shown }) => [
      stratum,
      String(pairs),
      ...[alike, kappa, accepted, shown].map((figure) => figure.toFixed(3)),
    ]),
  );
}
