import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { creator, subscribe } from "../support/creator";
import { PAGE_TRIPS } from "../support/page-trips";
import { SITE, type Visitor } from "../support/visitor";

let visitor: Visitor;
let card: string | null;
const WATCHED = "UCx_5XG1OV2P6uZZ5FSM9Ttw";

beforeAll(async () => {
  visitor = await creator("pages");
  await subscribe(visitor, "active", false);
  await visitor.submit("/content-ideas", { action: "generate" });
  await visitor.submit("/channel/visibility", { action: "save", topics: "Rye bread" });
  const planned = await visitor.submit("/plan/handover", {
    action: "add",
    idea: "Rye bread",
    back: "/plan",
  });
  card = new URLSearchParams(planned.headers.get("Location")?.split("?")[1]).get("planned");
  await visitor.submit("/plan/export", { action: "make" });
  const subscriptions = new FormData();
  subscriptions.append("action", "import");
  subscriptions.append("file", new File([`Channel Id\n${WATCHED}`], "subscriptions.csv"));
  const headers = { Origin: SITE };
  await visitor.fetch("/competitor-monitor/yours", { method: "POST", body: subscriptions, headers });
});

afterEach(() => void vi.restoreAllMocks());

/** Every batch of the Worker, each statement with the names of the columns that it answers. */
function namesOfBatches(): string[][] {
  const names: string[][] = [];
  const database: D1Database = Object.getPrototypeOf(env.DB);
  const { batch } = database;
  vi.spyOn(database, "batch").mockImplementation(async function (this: D1Database, statements) {
    for (const statement of statements) if (isRead(statement)) names.push(await columnsOf(statement));
    return batch.call(this, statements);
  } as D1Database["batch"]);
  return names;
}

const isRead = (statement: D1PreparedStatement) =>
  /^\s*select/i.test((statement as unknown as { statement: string }).statement);

async function columnsOf(statement: D1PreparedStatement): Promise<string[]> {
  const [columns] = await statement.raw({ columnNames: true });
  return columns;
}

it.each(Object.entries(PAGE_TRIPS))(
  "%s takes %i round trips at most, and no column for another",
  async (pattern, most) => {
    const isWatched = pattern === "/competitor-monitor/yours/channel";
    const path = pattern.replace(":id", card ?? "") + (isWatched ? `?id=${WATCHED}` : "");
    await visitor.open(path);
    const names = namesOfBatches();
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    // A link that is not ours leads nowhere.
    expect((await visitor.open(path)).status).toBeLessThan(/:token$|\/address$/.test(path) ? 411 : 400);
    expect(JSON.parse(String(log.mock.calls.flat()[0])).d1).toBeLessThanOrEqual(most);
    // A batch answers rows as objects, in which two columns of one name are one.
    for (const columns of names) expect(new Set(columns).size).toBe(columns.length);
  },
);

it("sees the columns of a batch", async () => {
  const names = namesOfBatches();
  await visitor.open("/account/data.json");
  expect(names.flat()).toContain("owner_id");
});
