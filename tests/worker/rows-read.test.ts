import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { fillDatabase } from "../support/large-database";
import { askAll } from "../support/questions";

const NOW = new Date("2026-11-21T03:17:00Z");

/** What each page, form and job reads of a database of this many visitors, of whom nobody has gone yet. */
async function rowsAt(visitors: number): Promise<Record<string, number>> {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const size = { waitlist: visitors, owners: visitors, answers: visitors, bytes: 100, days: 6 };
  await fillDatabase(env.DB, size, NOW);
  return Object.fromEntries((await askAll(env.DB, NOW)).map(({ name, rows }) => [name, rows]));
}

it("reads as many rows of a large database as of a small one, for every page, form and job", async () => {
  const [few, many] = [await rowsAt(1000), await rowsAt(4000)];
  expect(many).toEqual(few);
});
