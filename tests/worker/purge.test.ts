import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { SHAPE } from "../../app/functions/desk/state";
import { DAY_MS } from "../../app/numbers/days";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { worker } from "../support/visitor";

const NOW = new Date("2026-11-21T03:17:00Z");
it("purges what the daily job finds too old: API data before 30 days are over, and what nobody needs", async () => {
  const daysAgo = (days: number) => NOW.getTime() - days * DAY_MS;
  const answer = env.DB.prepare("insert into youtube_answers values ('topic', ?, '{}', ?)");
  const lease = env.DB.prepare("insert into youtube_leases values ('topic', ?, 'someone', ?)");
  const units = env.DB.prepare("insert into quota_ledger values (?, 'search', 1)");
  await env.DB.batch([
    answer.bind("kept", daysAgo(28.9)),
    answer.bind("old", daysAgo(29.1)),
    lease.bind("held", NOW.getTime() + 1),
    lease.bind("expired", NOW.getTime() - 1),
    units.bind("2026-09-21"),
    units.bind("2026-09-20"),
  ]);
  await worker.scheduled({ scheduledTime: NOW });
  const left = await env.DB.prepare(
    "select key as name from youtube_answers union all select key from youtube_leases union all select day from quota_ledger",
  ).all();
  expect(left.results.map(({ name }) => name)).toEqual(["kept", "held", "2026-09-21"]);
});

it("forgets topics that nobody asked for in 90 days, with their trends, but not the starting one", async () => {
  const topic = env.DB.prepare("insert or replace into topics (keyword, asked_at) values (?, ?)");
  const trend = env.DB.prepare(
    "insert or replace into trends values (?, 'steady', null, null, '[]', 'x', 1, null)",
  );
  const asked = { "content creation": 200, forgotten: 91, "forgotten\nArticle": 91, asked: 89 };
  await env.DB.batch(
    Object.entries(asked).flatMap(([keyword, days]) => [
      topic.bind(keyword, NOW.getTime() - days * DAY_MS),
      trend.bind(keyword),
    ]),
  );
  await worker.scheduled({ scheduledTime: NOW });
  for (const table of ["topics", "trends"]) {
    const { results } = await env.DB.prepare(`select keyword from ${table} order by keyword`).all();
    expect(results.map(({ keyword }) => keyword)).toEqual(["asked", "content creation"]);
  }
});

it("removes expired data from creators' desks a day early", async () => {
  const owner = env.DB.prepare("insert into owners (id, created_at, seen_at) values (?, ?, ?)");
  const desk = env.DB.prepare(
    'insert into workspaces (owner_id, tool, desk, state, figure, version, updated_at, keep_until) values (?, \'video-forecast\', \'yours\', ?, \'{"value":"1","label":"x"}\', 4, ?, ?)',
  );
  const state = JSON.stringify({
    shape: SHAPE,
    forecasts: [],
    made: 2,
    totalForecasts: 2,
    lastForecast: null,
  });
  const rows = [
    ["due", state, 0.9],
    ["later", state, 1.1],
    ["unreadable", "{}", -3],
  ] as const;
  await env.DB.batch(
    rows.flatMap(([id, kept, days]) => [
      owner.bind(id, NOW.getTime(), NOW.getTime()),
      desk.bind(id, kept, NOW.getTime(), NOW.getTime() + days * DAY_MS),
    ]),
  );
  await worker.scheduled({ scheduledTime: NOW, cron: OFTEN_CRON });
  const left = await env.DB.prepare(
    "select owner_id, state, version, keep_until from workspaces where owner_id in ('due', 'later', 'unreadable') order by owner_id",
  ).all();
  expect(left.results).toEqual([
    { owner_id: "due", state, version: 5, keep_until: null },
    { owner_id: "later", state, version: 4, keep_until: NOW.getTime() + 1.1 * DAY_MS },
    { owner_id: "unreadable", state: "null", version: 5, keep_until: null },
  ]);
});

it("drops lists of ideas, which are good for a day, and the ideas of notes before 30 days are over", async () => {
  const week = (days: number) => ({
    day: new Date(NOW.getTime() - days * DAY_MS).toISOString().slice(0, 10),
    ideas: [{ title: "Rye “bread” №1" }],
  });
  const weeks = { both: [week(28), week(29)], old: [week(40)], broken: "rye" };
  for (const [id, kept] of Object.entries(weeks)) {
    await env.DB.batch([
      env.DB.prepare("insert into owners (id, created_at, seen_at) values (?1, ?2, ?2)").bind(
        id,
        NOW.getTime(),
      ),
      env.DB.prepare("insert into channels (owner_id, packed, version) values (?, '', 1)").bind(id),
      env.DB.prepare(
        "insert into channel_ideas (owner_id, of_version, engines, list, weeks) values (?, 1, 'x', ?, ?)",
      ).bind(id, id === "old" ? "null" : '{"ideas":["Their words"]}', JSON.stringify(kept)),
    ]);
  }
  await worker.scheduled({ scheduledTime: NOW });
  const left = await env.DB.prepare(
    "select owner_id, list, weeks from channel_ideas where owner_id in ('both', 'old', 'broken') order by owner_id",
  ).all();
  expect(left.results).toEqual([
    { owner_id: "both", list: "null", weeks: JSON.stringify([week(28)]) },
    { owner_id: "broken", list: "null", weeks: "[]" },
    { owner_id: "old", list: "null", weeks: "[]" },
  ]);
});

it("takes dismissals that are over out of the ideas' desk, and leaves the others", async () => {
  const mark = { text: "Rye", why: "weak", channel: null, at: NOW.toISOString() };
  const dismissed = [
    { ...mark, key: "rye", until: NOW.toISOString() },
    { ...mark, key: "oat" },
  ];
  await env.DB.batch([
    env.DB.prepare("insert into owners (id, created_at, seen_at) values ('ida', ?1, ?1)").bind(NOW.getTime()),
    env.DB.prepare(
      "insert into workspaces (owner_id, tool, desk, state, figure, version, updated_at, keep_until) values ('ida', 'content-ideas', 'yours', ?1, '{}', 1, ?2, ?2)",
    ).bind(JSON.stringify({ shape: SHAPE, kept: [], dismissed }), NOW.getTime()),
  ]);
  await worker.scheduled({ scheduledTime: NOW, cron: OFTEN_CRON });
  const left = await env.DB.prepare("select state, keep_until from workspaces where owner_id = 'ida'").first<{
    state: string;
    keep_until: null;
  }>();
  expect(JSON.parse(left?.state ?? "")).toMatchObject({ dismissed: [{ key: "oat" }] });
  expect(left?.keep_until).toBeNull();
});
