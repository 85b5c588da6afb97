import type { D1Database } from "@cloudflare/workers-types";
import "../product-modules.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import { countRows } from "../../tests/support/rows.ts";
import { CARDS, CREATORS, channelOfCards, sealCards } from "../../tests/support/sealed-cards.ts";
import { say } from "../run.ts";
import { table } from "../table.ts";

const NOW = new Date("2026-11-01T10:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** A creator's cards are noted so many readings long. */
const READINGS = 3;

/**
 * What 10,000 cards with a light and a forecast cost in D1: closed in one night, and scored as the job reads the channels of
 * their creators. Throws where a card is not scored.
 */
export async function readSealRows(binding: D1Database): Promise<string> {
  const { openDatabase } = await import("../../workers/db/database.ts");
  const { noteOutcomes } = await import("../../workers/db/outcomes.ts");
  const { readFigures, recordJobs } = await import("../../workers/db/seals.ts");
  const { closeDay } = await import("../../app/functions/record/close-day.ts");
  const { JOB_CALLER } = await import("../../workers/caller.ts");

  say(`${CARDS} cards of ${CREATORS} creators are sealed, closed and scored`);
  await sealCards(binding, NOW);
  const closing = countRows(binding);
  const record = recordJobs(openDatabase(closing.db), later(1));
  await closeDay.run({}, JOB_CALLER, { record, request: { now: later(1) }, report: fail });

  const scoring = countRows(binding);
  let most = 0;
  for (let creator = 1; creator <= CREATORS; creator += 1) {
    const channel = channelOfCards(creator, later);
    for (let reading = 0; reading < READINGS; reading += 1) {
      const before = scoring.queries();
      await noteOutcomes(openDatabase(scoring.db), `owner-${creator}`, channel, later(32));
      most = Math.max(most, scoring.queries() - before);
    }
  }
  const { green, inside } = await readFigures(openDatabase(binding), later(33));
  if (green.hits !== CARDS || inside.hits !== CARDS)
    throw new Error(`only ${green.hits} lights and ${inside.hits} forecasts of ${CARDS} were scored`);
  say(`a reading takes ${most} statements at most`);
  const rows = [
    { name: "a day is closed", of: closing },
    { name: "scored, with its outcome", of: scoring },
  ].map(({ name, of }) => [
    name,
    ...[of.rowsRead(), of.rowsWritten(), of.queries()].map((count) => (count / CARDS).toFixed(2)),
  ]);
  return table(["of 10,000 cards, each", "rows read", "rows written", "statements"], rows);
}

function fail(error: unknown): never {
  throw error;
}
