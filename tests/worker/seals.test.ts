import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkRecord, recordFile } from "../../app/functions/record/chain";
import { closeDay } from "../../app/functions/record/close-day";
import type { CardForecast, CardLight, NewCard } from "../../app/model/card";
import type { RecordFile } from "../../app/model/seal";
import { DAY_MS } from "../../app/numbers/days";
import { JOB_CALLER } from "../../workers/caller";
import { openDatabase } from "../../workers/db/database";
import { noteOutcomes } from "../../workers/db/outcomes";
import { d1Record, readFigures, recordJobs } from "../../workers/db/seals";
import { measuredUpload } from "../support/connected-channel";
import { addCard, ownedPlan } from "../support/owned-plan";
import { countRows } from "../support/rows";
import { channelOfCards, connectedChannel, sealCards } from "../support/sealed-cards";

const NOW = new Date("2026-11-01T10:00:00Z");
const db = openDatabase(env.DB);
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const light = (colour: CardLight["colour"], at = NOW): CardLight => ({
  colour,
  sentence: "Make it.",
  chance: 0.7,
  at: at.toISOString(),
});
const FORECAST: CardForecast = {
  ranges: [
    { days: 7, low: 1, likely: 2, high: 3 },
    { days: 30, low: 900, likely: 1800, high: 4400 },
  ],
  chance: 0.8,
  at: NOW.toISOString(),
};

const add = (card: NewCard, owner = "one", now = NOW) => addCard(ownedPlan(now, owner), card);
const rows = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results;
const chain = () =>
  rows<{ n: number; hash: string; previous: string | null }>(
    "select n, hash, previous from seals order by n",
  );

/** Runs the daily job in the night after a day. */
const close = (days: number) =>
  closeDay.run({}, JOB_CALLER, {
    record: recordJobs(db, later(days)),
    request: { now: later(days) },
    report: (error) => {
      throw error;
    },
  });

beforeEach(async () => {
  for (const table of ["sealed", "owners", "seals", "sealed_days"])
    await env.DB.prepare(`delete from ${table}`).run();
  await env.DB.prepare("delete from sqlite_sequence where name = 'seals'").run();
});

describe("a seal", () => {
  it("is given with each light and forecast kept, and with nothing else", async () => {
    const id = await add({ idea: "Rye", title: "Rye in a day", light: light("green"), forecast: FORECAST });
    await add({ idea: "Oats" });
    const plan = ownedPlan(later(1));
    await plan.writeBack(id, { light: light("red") });
    await plan.writeBack(id, { title: "Rye" });
    expect(await plan.writeBack("gone", { light: light("red") })).toBe(false);
    // An idea that is there already keeps its card, and what was handed over is kept nowhere.
    await plan.add({ idea: "rye", light: light("amber") });
    const file = await plan.recordFile();
    expect(
      file.rows.map(({ n, sealed }) => [n, sealed?.kind, sealed?.light, sealed?.title, sealed?.at]),
    ).toEqual([
      [1, "light", { chance: 0.7, colour: "green" }, "Rye in a day", NOW.toISOString()],
      [2, "forecast", undefined, "Rye in a day", NOW.toISOString()],
      [3, "light", { chance: 0.7, colour: "red" }, "Rye in a day", later(1).toISOString()],
    ]);
    expect(file.rows[1]?.sealed).toMatchObject({
      forecast: { ranges: FORECAST.ranges, chance: 0.8 },
      engine: "test",
    });
    expect(new Set(file.rows.map(({ sealed }) => sealed?.salt)).size).toBe(3);
  });

  it("never forks the chain, however many are given at once", async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        add({ idea: `Idea ${at}`, light: light("green") }, `owner-${at % 5}`),
      ),
    );
    const all = await chain();
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(all.map(({ previous }) => previous)).toEqual([null, ...all.slice(0, -1).map(({ hash }) => hash)]);
    expect(await rows("select count(*) as n from sealed join seals using (n)")).toEqual([{ n: 40 }]);
  });

  it("leaves its bare hash when the card, or its creator, goes", async () => {
    const id = await add({ idea: "Rye", light: light("green"), forecast: FORECAST });
    await add({ idea: "Oats", light: light("red") }, "two");
    await ownedPlan(NOW).delete(id);
    expect(await ownedPlan(NOW).record()).toMatchObject({ sealed: 2, withdrawn: 2, waiting: 0 });
    await env.DB.prepare("delete from owners where id = 'two'").run();
    expect(await rows("select * from sealed")).toEqual([]);
    expect(await rows("select owner_id as owner from seals order by n")).toEqual([
      { owner: "one" },
      { owner: "one" },
      { owner: null },
    ]);
    expect(await readFigures(db, NOW)).toMatchObject({ sealed: 3, withdrawn: 3 });
  });
});

describe("what became of it", () => {
  const published = later(2).toISOString();
  const upload = (days: number, views: number) =>
    measuredUpload({
      videoId: "abcdefghijk",
      title: "Rye in a day",
      publishedAt: published,
      countedAt: later(2 + days).toISOString(),
      views,
      durationSeconds: 600,
    });
  /** Twenty earlier uploads with a thousand views each. */
  const earlier = Array.from({ length: 20 }, (_, at) =>
    measuredUpload({
      videoId: `earlier-${at}`,
      title: `Loaf ${at}`,
      publishedAt: later(-100 - at).toISOString(),
      countedAt: later(-60).toISOString(),
      views: 1000,
      durationSeconds: 600,
    }),
  );
  const note = (days: number, views: number) =>
    noteOutcomes(db, "one", connectedChannel(NOW, upload(days, views), ...earlier), later(2 + days));

  it("is counted for the last seal before publication, 30 days after it", async () => {
    const id = await add({ idea: "Rye", title: "Rye in a day", light: light("red"), forecast: FORECAST });
    await ownedPlan(later(1)).writeBack(id, { light: light("green", later(1)) });
    await note(1, 100);
    await ownedPlan(later(3)).writeBack(id, { light: light("red", later(3)) });
    expect(await readFigures(db, later(10))).toMatchObject({ sealed: 4, waiting: 2, replaced: 2, due: 0 });
    expect(await readFigures(db, later(33))).toMatchObject({ waiting: 0, replaced: 2, due: 2 });
    await note(30, 3000);
    const counted = {
      green: { hits: 1, of: 1 },
      red: { hits: 0, of: 0 },
      inside: { hits: 1, of: 1 },
      due: 0,
      replaced: 2,
    };
    expect(await readFigures(db, later(33))).toMatchObject(counted);
    // YouTube's counts leave; the verdicts stay.
    await env.DB.prepare(
      "update cards set video = null, outcome = json_replace(outcome, '$[0].views', null, '$[1].views', null)",
    ).run();
    await note(60, 9000);
    expect(await ownedPlan(later(90)).record()).toMatchObject(counted);
  });

  it("says of a miss that it was one, and leaves samples out of what is public", async () => {
    await add({ idea: "Rye", title: "Rye in a day", light: light("green"), forecast: FORECAST });
    await note(30, 500);
    expect(await readFigures(db, later(40))).toMatchObject({
      green: { hits: 0, of: 1 },
      inside: { hits: 0, of: 1 },
    });
    await add({ idea: "Oats", light: light("green"), isSample: true }, "two");
    expect(await readFigures(db, later(40))).toMatchObject({ sealed: 3, sample: 1, waiting: 0 });
    expect(await readFigures(db, later(40), "two")).toMatchObject({ sealed: 1, sample: 0, waiting: 1 });
  });

  it("puts each seal in one count", async () => {
    const dropped = await add({ idea: "Spelt", light: light("amber") });
    await ownedPlan(NOW).move(dropped, { state: "dropped", before: null });
    const gone = await add({ idea: "Corn", light: light("green") });
    await ownedPlan(NOW).delete(gone);
    await add({ idea: "Rye", title: "Rye in a day", light: light("green"), forecast: FORECAST });
    await add({ idea: "Oats", light: light("amber") });
    await note(30, 1200);
    const figures = await readFigures(db, later(40));
    const { sealed, green, amber, red, inside, ...others } = figures;
    const all = [green, amber, red, inside].reduce((sum, { of }) => sum + of, 0);
    expect(all + Object.values(others).reduce((sum, count) => sum + Number(count), 0)).toBe(sealed);
    expect(figures).toMatchObject({ dropped: 1, withdrawn: 1, waiting: 1 });
  });
});

describe("the heads", () => {
  async function threeDays(): Promise<RecordFile> {
    for (const day of [0, 1, 2]) {
      for (const at of [0, 1, 2]) {
        const owner = at === 1 ? "two" : "one";
        await add({ idea: `Idea ${day} ${at}`, light: light("green") }, owner, later(day));
      }
      if (day < 2) await close(day + 1);
    }
    return recordFile.parse(JSON.parse(JSON.stringify(await ownedPlan(later(2)).recordFile())));
  }

  it("close a day once, and show no text", async () => {
    expect((await threeDays()).days).toMatchObject([
      { day: "2026-11-01", first: 1, last: 3, previous: null, isListed: true },
      { day: "2026-11-02", first: 4, last: 6, isListed: true },
    ]);
    expect(await close(2)).toEqual({ seals: 0 });
    expect(await close(4)).toEqual({ seals: 3 });
    const { days, heads, figures } = await d1Record(db).read(2);
    expect(days.map(({ day, first, last }) => [day, first, last])).toEqual([
      ["2026-11-04", 7, 9],
      ["2026-11-02", 4, 6],
    ]);
    expect([heads, figures?.sealed, figures?.waiting]).toEqual([3, 9, 9]);
  });

  it("fit a download that nobody changed", async () => {
    expect(await checkRecord(await threeDays())).toEqual({ own: 6, rows: 9, heads: 2, faults: [] });
  });

  it.each<[string, (file: RecordFile) => void, string]>([
    [
      "a changed text",
      ({ rows }) => Object.assign(rows[2]?.sealed ?? {}, { title: "Other" }),
      "Row 3 was changed",
    ],
    [
      "a changed hash of others",
      ({ rows }) => Object.assign(rows[1] ?? {}, { hash: "0".repeat(64) }),
      "Row 3 does not follow row 2",
    ],
    ["a dropped row", ({ rows }) => rows.splice(4, 1), "Row 5 of 2026-11-02 is missing"],
    ["a dropped row that no head covers yet", ({ rows }) => rows.splice(7, 1), "Row 8, which no head covers"],
    [
      "two rows the other way round",
      ({ rows }) => rows.splice(3, 2, ...rows.slice(3, 5).reverse()),
      "Rows 5 and 4 are in the wrong order",
    ],
    ["two rows with each other's place", ({ rows }) => swapPlaces(rows, 3, 4), "Row 5 does not follow row 4"],
    [
      "a changed head",
      ({ days }) => Object.assign(days[0] ?? {}, { head: "0".repeat(64) }),
      "The head of 2026-11-01 is not that of its rows",
    ],
    ["a dropped day", ({ days }) => days.splice(0, 1), "The heads begin with 2026-11-02"],
  ])("name %s", async (_what, tamper, fault) => {
    const file = await threeDays();
    tamper(file);
    expect((await checkRecord(file)).faults.join("\n")).toContain(fault);
  });

  it("name a row that was changed in the database together with its hash", async () => {
    await threeDays();
    const forged = "f".repeat(64);
    await env.DB.batch([
      env.DB.prepare(`update seals set hash = '${forged}' where n = 2`),
      env.DB.prepare(`update seals set previous = '${forged}' where n = 3`),
    ]);
    const { faults } = await checkRecord(await ownedPlan(later(2)).recordFile());
    expect(faults).toEqual(["The head of 2026-11-01 is not that of its rows."]);
  });
});

describe("what it costs in D1", () => {
  /** Rows written and read by what was asked of the database meanwhile, and round trips to it. */
  async function costOf(work: () => Promise<unknown>) {
    const cost = { written: 0, read: 0, trips: 0, statements: 0 };
    const database: D1Database = Object.getPrototypeOf(env.DB);
    const { batch } = database;
    const spy = vi.spyOn(database, "batch").mockImplementation(async function (this: D1Database, statements) {
      const answers = await batch.call(this, statements);
      cost.trips += 1;
      cost.statements += statements.length;
      for (const { meta } of answers) {
        cost.written += meta.rows_written;
        cost.read += meta.rows_read;
      }
      return answers;
    } as D1Database["batch"]);
    await work();
    spy.mockRestore();
    return cost;
  }

  it("is ten rows written for a card with both", async () => {
    await add({ idea: "First" });
    const bare = await costOf(() => add({ idea: "Rye" }));
    const sealed = await costOf(() => add({ idea: "Oats", light: light("green"), forecast: FORECAST }));
    expect([sealed.written - bare.written, sealed.trips - bare.trips]).toEqual([10, 0]);
    expect(sealed.read - bare.read).toBeLessThanOrEqual(30);
  });

  it("closes a day of 10,000 cards with 20,000 seals in one run", async () => {
    await sealCards(env.DB, NOW);
    const counted = countRows(env.DB);
    const record = recordJobs(openDatabase(counted.db), later(1));
    const done = await closeDay.run({}, JOB_CALLER, { record, request: { now: later(1) }, report: () => {} });
    expect(done).toEqual({ seals: 20_000 });
    expect(counted.rowsRead()).toBeLessThanOrEqual(20 * 10_000);
    expect((await d1Record(db).read(1)).figures).toMatchObject({ sealed: 20_000, waiting: 20_000 });
  });

  it("scores 500 cards of one creator in three readings, each of at most 601 statements", async () => {
    await sealCards(env.DB, NOW);
    const channel = channelOfCards(1, later);
    const cost = { written: 0, read: 0 };
    for (const _ of [1, 2, 3]) {
      const one = await costOf(() => noteOutcomes(db, "owner-1", channel, later(32)));
      expect(one.statements).toBeLessThanOrEqual(601);
      cost.written += one.written;
      cost.read += one.read;
    }
    expect(cost.written).toBe(14 * 500 + 3);
    expect(cost.read).toBeLessThanOrEqual(30 * 500);
    expect(await readFigures(db, later(33))).toMatchObject({
      green: { hits: 500, of: 500 },
      inside: { hits: 500, of: 500 },
    });
  });
});

function swapPlaces(rows: RecordFile["rows"], one: number, other: number): void {
  const [a, b] = [rows[one], rows[other]];
  if (!a || !b) throw new Error("no such rows");
  rows[one] = { ...b, n: a.n };
  rows[other] = { ...a, n: b.n };
}
