import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ownerOf } from "../support/creator";
import { SITE, Visitor } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

/** A visitor with a plan of these ideas, each with its day. */
async function planner(...cards: [idea: string, date: string][]): Promise<Visitor> {
  const visitor = new Visitor(`192.0.2.${Math.floor(Math.random() * 250)}`);
  for (const [idea, date] of cards) {
    const added = await visitor.submit("/plan", { action: "add", idea });
    const id = new URL(added.headers.get("Location") ?? "", SITE).searchParams.get("at") ?? "";
    await visitor.submit("/plan", { action: "date", id, date });
  }
  return visitor;
}

/** Makes the visitor's feed: its path. */
async function makeFeed(visitor: Visitor): Promise<string> {
  const answer = await visitor.submit("/plan/export", { action: "make" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  const path = /https:\/\/greenlight\.example(\/plan\/[0-9a-f]{32}\.ics)/.exec(await answer.text())?.[1];
  return path ?? "";
}

/** Anybody with the address: without cookie. */
const stranger = () => new Visitor(`203.0.113.${Math.floor(Math.random() * 250)}`);

const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => `${event.getFirstPropertyValue("dtstart")} ${event.getFirstPropertyValue("summary")}`);

afterEach(() => vi.restoreAllMocks());

describe("the calendar feed of a plan", () => {
  it("shows its plan's dates to whoever has the address, and never another's", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"], ["Ferry timetable", "2026-11-30"]);
    const ben = await planner(["Ben's secret idea", "2026-12-01"]);
    const [annsFeed, bensFeed] = [await makeFeed(ann), await makeFeed(ben)];
    const answer = await stranger().open(annsFeed);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(summaries(await answer.text())).toEqual(["2026-11-30 Ferry timetable", "2026-12-01 Rye bread"]);
    expect(summaries(await (await stranger().open(bensFeed)).text())).toEqual([
      "2026-12-01 Ben's secret idea",
    ]);
  });

  it("shows its address once, and keeps a fingerprint only", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const secret = (await makeFeed(ann)).slice("/plan/".length, -".ics".length);
    const page = await (await ann.open("/plan/export")).text();
    expect(page).toContain("You made an address on ");
    expect(page).not.toContain(secret);
    const file = await (await ann.open("/account/data.json")).text();
    expect(JSON.parse(file).calendarAddress).toEqual({ madeAt: expect.stringMatching(/^\d{4}-/) });
    expect(file).not.toContain(secret);
    const { results } = await env.DB.prepare("select * from feeds").all();
    expect(JSON.stringify(results)).not.toContain(secret);
  });

  it("shows a published card on the day its video came out", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"], ["Ferry timetable", ""]);
    const { results } = await env.DB.prepare("select id from cards where owner_id = ?")
      .bind(await ownerOf(ann))
      .all();
    for (const { id } of results)
      await ann.submit(`/plan/${id}/outcome`, {
        action: "type",
        date: "2026-01-05",
        days: "30",
        views: "1200",
      });
    expect(summaries(await (await stranger().open(await makeFeed(ann))).text()).toSorted()).toEqual([
      "2026-01-05 Ferry timetable",
      "2026-01-05 Rye bread",
    ]);
  });

  it("takes up to a trillion views, of a video that came out in 1990 or later", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const id = await env.DB.prepare("select id from cards where owner_id = ?")
      .bind(await ownerOf(ann))
      .first("id");
    const outcome = { action: "type", date: "2026-01-05", days: "30", views: "1,000,000,000,000" };
    for (const [change, message] of [
      [{ views: "1,000,000,000,001" }, "Views are a whole number up to a trillion, such as 12480."],
      [{ date: "1989-12-31" }, "Pick a day from 1990 to 2100."],
    ] as const) {
      const refused = await ann.submit(`/plan/${id}/outcome`, { ...outcome, ...change });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(message);
    }
    expect((await ann.submit(`/plan/${id}/outcome`, outcome)).status).toBe(303);
  });

  it("answers 404 for an address that was ended, replaced or never made", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const first = await makeFeed(ann);
    const second = await makeFeed(ann);
    expect(first).not.toBe(second);
    expect((await stranger().open(first)).status).toBe(404);
    expect((await stranger().open(second)).status).toBe(200);
    const ended = await ann.submit("/plan/export", { action: "end" });
    expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/plan/export?ended#calendar"]);
    for (const path of [first, second, `/plan/${"0".repeat(32)}.ics`]) {
      const answer = await stranger().open(path);
      expect([answer.status, answer.headers.get("Cache-Control"), await answer.text()]).toEqual([
        404,
        "no-store",
        "Not Found",
      ]);
    }
  });

  it("goes with the plan's owner", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const feed = await makeFeed(ann);
    await ann.submit("/account", { form: "delete" });
    expect((await stranger().open(feed)).status).toBe(404);
  });

  it("counts as no visit, stands in no log, and asks the database once", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const feed = await makeFeed(ann);
    const owner = await ownerOf(ann);
    await env.DB.prepare("update owners set seen_at = 1 where id = ?").bind(owner).run();
    const log = vi.spyOn(console, "log");
    expect((await stranger().open(feed)).status).toBe(200);
    const lines = log.mock.calls.flat().map(String);
    expect(lines.filter((line) => line.includes(feed.slice(6, 38)))).toEqual([]);
    const line = lines.find((one) => one.includes("/plan/(secret).ics")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({ status: 200, d1: 1 });
    expect(await env.DB.prepare("select seen_at from owners where id = ?").bind(owner).first("seen_at")).toBe(
      1,
    );
  });

  it("takes days from 1990 to 2100, and goes on without one that a card of old has", async () => {
    const ann = await planner(["First", "1990-01-01"], ["Last", "2100-12-31"]);
    const path = await makeFeed(ann);
    const added = await ann.submit("/plan", { action: "add", idea: "Far" });
    const id = new URL(added.headers.get("Location") ?? "", SITE).searchParams.get("at") ?? "";
    for (const date of ["1989-12-31", "2101-01-01", "9999-12-31"]) {
      const refused = await ann.submit("/plan", { action: "date", id, date });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain("Pick a day from 1990 to 2100.");
    }
    await env.DB.prepare("update cards set date = '9999-12-31' where id = ?").bind(id).run();
    const answer = await stranger().open(path);
    expect(answer.status).toBe(200);
    expect(summaries(await answer.text())).toEqual(["1990-01-01 First", "2100-12-31 Last"]);
    for (const page of [
      "/plan",
      "/plan?view=calendar&month=2100-12",
      "/plan?view=list",
      "/plan/week?from=9999-12-31",
    ]) {
      expect((await ann.open(page)).status, page).toBe(200);
    }
  });

  it("is limited by address", async () => {
    const hasty = stranger();
    const statuses: number[] = [];
    await withinAMinute();
    for (let at = 0; at < 61; at += 1)
      statuses.push((await hasty.open(`/plan/${"a".repeat(32)}.ics`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });

  it("leaves out cards that were dropped or have no date", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"], ["Ferry timetable", "2026-12-02"]);
    await ann.submit("/plan", { action: "add", idea: "Some day" });
    await env.DB.prepare("update cards set state = 'dropped' where idea = 'Ferry timetable'").run();
    expect(summaries(await (await stranger().open(await makeFeed(ann))).text())).toEqual([
      "2026-12-01 Rye bread",
    ]);
  });
});

describe("a plan as a file", () => {
  it.each([
    ["/plan/cards.csv", "text/csv; charset=utf-8", "Rye bread"],
    ["/plan/cards.md", "text/markdown; charset=utf-8", "### Rye bread"],
  ])("%s holds the visitor's cards, for them alone", async (path, type, text) => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const answer = await ann.open(path);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="greenlight-plan-[\d-]+\./,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toContain(text);
    expect(await (await stranger().open(path)).text()).not.toContain("Rye bread");
  });

  it("is a week on paper", async () => {
    const ann = await planner(["Rye bread", "2026-12-01"]);
    const page = await (await ann.open("/plan/week?from=2026-12-03")).text();
    expect(page).toContain("November 30 to December 6, 2026");
    expect(page).toContain("Rye bread");
  });
});
