import { env } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../workers/db/database";
import { noteFailure, recentTopics, topicAsker, unreadTopics } from "../../workers/db/topics";
import { findTrendAndAsk } from "../../workers/db/trend-rows";
import { purgeAt } from "../support/purge-at";

const START = Date.parse("2026-11-20T10:00:00Z");
const db = openDatabase(env.DB);

/** A visitor sets a topic, some seconds after the start. */
async function set(visitor: string, topic: string, seconds: number) {
  const askedAt = new Date(START + seconds * 1000);
  await findTrendAndAsk(db, { key: topic, article: null }, { askedAt, by: await topicAsker(visitor) });
}

const next = async (limit = 3) => (await unreadTopics(db, new Date(START), limit)).map(({ key }) => key);

beforeEach(async () => {
  await env.DB.batch(
    ["topics", "topic_askers", "ended_sessions"].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
});

it("reads another's topic in the first run, however many one visitor set before and after", async () => {
  for (let n = 0; n < 100; n += 1) await set("busy", `busy ${n}`, n);
  await set("calm", "sourdough", 100);
  for (let n = 100; n < 200; n += 1) await set("busy", `busy ${n}`, n + 1);
  expect(await next()).toEqual(["sourdough", "busy 199"]);
  expect((await recentTopics(db, 200)).map(({ key }) => key).toSorted()).toEqual(["busy 199", "sourdough"]);
});

it("gives each visitor their turn, who waits longest first", async () => {
  for (let n = 0; n < 10; n += 1) await set(`visitor ${n}`, `topic ${n}`, n);
  // Asked again, a topic keeps its place.
  await set("visitor 0", "topic 0", 5000);
  expect(await next()).toEqual(["topic 0", "topic 1", "topic 2"]);
});

it("lets others go before a topic that could not be read", async () => {
  for (let n = 0; n < 5; n += 1) await set(`visitor ${n}`, `topic ${n}`, n);
  await noteFailure(db, "topic 0", 500);
  expect(await next()).toEqual(["topic 1", "topic 2", "topic 3"]);
});

it("reads a replaced topic on while somebody else waits for it", async () => {
  await set("one", "sourdough", 0);
  await set("other", "sourdough", 1);
  await set("one", "rye", 2);
  expect(await next()).toEqual(["sourdough", "rye"]);
  await set("other", "rye", 3);
  expect(await next()).toEqual(["rye"]);
});

it("notes nothing of who deleted their data, and forgets who waited for a topic that is gone", async () => {
  await env.DB.prepare(
    "insert into ended_sessions (session, ended_at, is_deleted) values ('gone', 0, 1)",
  ).run();
  await set("gone", "sourdough", 0);
  await set("here", "rye", 1);
  expect(await next()).toEqual(["rye"]);
  await purgeAt(db, new Date(START + 200 * 24 * 3600 * 1000));
  expect(await env.DB.prepare("select count(*) as n from topic_askers").first("n")).toBe(0);
});
