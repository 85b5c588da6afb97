import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { TrendRecord } from "../../app/model/trend";

import { openDatabase } from "../../workers/db/database";
import { recentTopics } from "../../workers/db/topics";
import { trendMemory } from "../../workers/db/trend-memory";
import { findTrendAndAsk, saveTrends } from "../../workers/db/trend-rows";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { letAMinutePass } from "../support/let-a-minute-pass";
import { Visitor, worker } from "../support/visitor";

const vars = env as unknown as Record<string, string | undefined>;

/** As an operator sets them: vars of the Worker, read at each request. With no pauses between requests. */
function readFrom(wikimedia: string) {
  vars.TIME_LIMITS = JSON.stringify({ wikimediaRetry: 1, wikimediaSpacing: 1 });
  vars.WIKIMEDIA_CONTACT = "operator@greenlight.example";
  vars.WIKIMEDIA_BASE_URL = wikimedia;
  vars.WIKIPEDIA_BASE_URL = wikimedia;
}

const away = () => `${inject("wikimedia")}/away`;

const runCron = () => worker.scheduled({ scheduledTime: new Date() });

async function read(visitor: Visitor, path = "/dashboard") {
  const answer = await visitor.open(path);
  expect(answer.status).toBe(200);
  return asShown(await answer.text());
}

/** HTML without React's marks where text joins text, and with signs in place of the references of drawn parts. */
function asShown(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

async function sourceOf(keyword: string) {
  const query = env.DB.prepare("select source, article, last_updated from trends where keyword = ?");
  return query.bind(keyword).first<{ source: string; article: string | null; last_updated: number }>();
}

beforeEach(async () => {
  letAMinutePass();
  await env.DB.batch([env.DB.prepare("delete from trends"), env.DB.prepare("delete from topics")]);
});

afterEach(() => {
  vi.useRealTimers();
  for (const name of ["WIKIMEDIA_CONTACT", "WIKIMEDIA_BASE_URL", "WIKIPEDIA_BASE_URL", "TIME_LIMITS"]) {
    delete vars[name];
  }
});

function record(more: Partial<TrendRecord> = {}): TrendRecord {
  return {
    keyword: "content creation",
    trend_signal: "rising",
    trend_velocity: 24.5,
    seasonal_peak_month: "December",
    interest_over_time: [
      { date: "2026-11-02", value: 8120 },
      { date: "2026-11-09", value: 9950 },
    ],
    last_updated: "2026-11-20T03:17:40.000Z",
    source: "Wikipedia reader interest",
    article: "Content creation",
    ...more,
  };
}

async function keep(kept: TrendRecord) {
  await saveTrends({ db: openDatabase(env.DB), memory: trendMemory() }, [
    { key: kept.keyword, record: kept },
  ]);
}

describe("the trend panel on Wikipedia reader interest", () => {
  it("names and links the source, says as of when, and what Greenlight calculated", async () => {
    await keep(record());
    const page = await read(new Visitor());
    expect(page).toContain("Wikipedia reader interest");
    expect(page).toContain("Readers of the Wikipedia article ");
    expect(page).toMatch(
      /<a href="https:\/\/en\.wikipedia\.org\/wiki\/Content_creation"[^>]*>“Content creation”/,
    );
    expect(page).toMatch(/href="https:\/\/pageviews\.wmcloud\.org\/[^"]*pages=Content_creation"/);
    expect(page).toContain("As of Nov 20, 2026");
    expect(page).toContain("Velocity, signal and peak season are calculated by Greenlight");
    expect(page).toContain("Last week: 10.0K page views");
    expect(page).toMatch(/Interest over time: 2 weeks.*Week over week: \+24\.5%\. Peak season: December\./);
    expect(page).not.toContain("Sample interest");
  });

  it("says 'not enough data', and shows No change, for a null velocity (section 9)", async () => {
    const unknown = { trend_velocity: null, trend_signal: "steady", seasonal_peak_month: null } as const;
    await keep(record({ ...unknown, interest_over_time: [] }));
    const page = await read(new Visitor());
    expect(page).toContain("Not enough data");
    expect(page).toContain("No change");
    expect(page).toContain("Unknown");
    expect(page).toContain("Nothing to draw");
    expect(await read(new Visitor(), "/youtube?none")).toContain("Too little is known of “content creation”");
  });

  it("says so where no article matches, and lets the visitor choose one", async () => {
    await keep(record({ trend_velocity: null, interest_over_time: [], article: null }));
    const page = await read(new Visitor());
    expect(page).toContain("No article of the English Wikipedia matches “content creation”");
    expect(page).toContain('href="/trend/article"');
  });
});

it("leads the first answer to an idea without a channel", async () => {
  await keep(record());
  const page = await read(new Visitor(), "/light?q=Content+creation");
  expect(page).toMatch(/<h1[^>]*>Interest in “Content creation” is rising\.<\/h1>/);
  expect(page).toMatch(/From readers of Wikipedia.{1,6}s “Content creation”\./);
  expect(page.match(/<h1/g)).toHaveLength(1);
});

describe("the daily job", () => {
  it("reads Wikimedia where there is a contact", async () => {
    readFrom(inject("wikimedia"));
    await runCron();
    expect(await sourceOf("content creation")).toMatchObject({
      source: "Wikipedia reader interest",
      article: "Content creation",
    });
  });

  it("keeps a sample where Wikimedia cannot be reached, but not over what was read", async () => {
    await env.DB.prepare("insert into topics (keyword, asked_at) values ('tea', ?)").bind(Date.now()).run();
    await env.DB.prepare("insert into topic_askers select keyword, keyword, asked_at from topics").run();
    await keep(record());
    readFrom(away());
    await runCron();
    expect(await sourceOf("tea")).toMatchObject({ source: "Sample interest" });
    expect(await sourceOf("content creation")).toMatchObject({
      source: "Wikipedia reader interest",
      last_updated: Date.parse(record().last_updated),
    });
  });
});

describe("a topic saved in the settings", () => {
  const settings = (primaryTopic: string) => ({ form: "settings", youtubeChannel: "", primaryTopic });
  const often = () => worker.scheduled({ scheduledTime: new Date(), cron: OFTEN_CRON });

  it("shows its trend on the next page", async () => {
    readFrom(inject("wikimedia"));
    const visitor = new Visitor();
    const answer = await visitor.submit("/account", settings("Tea"));
    expect(answer.headers.get("Location")).toBe("/account?saved=read#settings");
    expect(await read(visitor)).toContain("“Tea”");
  });

  // Spec 8: "Failed to fetch trends: {status} for non-OK"
  it("says the HTTP status where Wikimedia failed, and is read by the next five-minute job", async () => {
    readFrom(away());
    const visitor = new Visitor();
    const answer = await visitor.submit("/account", settings("Tea"));
    expect(answer.headers.get("Location")).toBe("/account?saved=waiting#settings");
    expect(await read(visitor, "/account?saved=waiting")).toContain("Check back in a few hours.");
    const failed = await read(visitor);
    expect(failed).toContain("Trend Data Unavailable");
    expect(failed).toContain("Failed to fetch trends: 503");

    readFrom(inject("wikimedia"));
    await often();
    expect(await read(visitor)).toContain("“Tea”");
  });
});

describe("another article (docs/decisions/0010)", () => {
  it("is the visitor's own: nobody else's trend changes", async () => {
    readFrom(inject("wikimedia"));
    await keep(record());
    const visitor = new Visitor();
    const page = await read(visitor, "/trend/article?words=video");
    expect(page).toContain("History of video");
    const answer = await visitor.submit("/trend/article", { article: "History of video", words: "video" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard"]);

    const own = await read(visitor);
    expect(own).toContain("“History of video”");
    expect(own).toContain("content creation");
    expect(await read(new Visitor())).toContain("“Content creation”");

    await visitor.submit("/trend/article", { article: "" });
    expect(await read(visitor)).toContain("“Content creation”");
  });

  it("is refreshed by the job under its own key, and by the topic's name", async () => {
    readFrom(inject("wikimedia"));
    const visitor = new Visitor();
    await visitor.submit("/trend/article", { article: "Tea", words: "tea" });
    await env.DB.prepare("delete from trends").run();
    expect(await read(visitor)).toContain("Trend Analysis Pending");
    await runCron();
    expect(await read(visitor)).toContain("“Tea”");
  });

  it.each([
    [{ article: "Something else", words: "tea" }, 400, "Please choose one of the articles found."],
    [{ article: "Tea", words: "" }, 400, "Please enter a word or two to look for."],
    [{ article: "Tea", words: "x".repeat(101) }, 400, "Please keep your words to 100 characters."],
    [{ article: "x".repeat(201), words: "tea" }, 400, "Please choose one of the articles found."],
    [{ article: "A|B", words: "tea" }, 400, "Please choose one of the articles found."],
  ])("refuses %j", async (fields, status, message) => {
    readFrom(inject("wikimedia"));
    const visitor = new Visitor();
    const answer = await visitor.submit("/trend/article", fields);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(message);
    expect(visitor.cookies).not.toContain("greenlight-article");
    const { results } = await env.DB.prepare("select 1 from topics where article is not null").all();
    expect(results).toEqual([]);
  });

  it("takes nothing from a cookie that somebody wrote by hand: no rows, and the topic's own trend", async () => {
    readFrom(inject("wikimedia"));
    await keep(record());
    for (let n = 0; n < 60; n++) {
      const cookie = encodeURIComponent(JSON.stringify(["content creation", `Made up ${n}`]));
      const headers = { Cookie: `greenlight-article=${cookie}` };
      const page = await (await new Visitor().fetch("/dashboard", { headers })).text();
      expect(asShown(page)).toContain("“Content creation”");
    }
    const { results } = await env.DB.prepare("select keyword from topics").all();
    expect(results).toEqual([{ keyword: "content creation" }]);
  });

  it("is read anew where the job could only write a sample", async () => {
    const key = "content creation\nTea";
    readFrom(away());
    await env.DB.prepare("insert into topics (keyword, asked_at, article) values (?, ?, 'Tea')")
      .bind(key, Date.now())
      .run();
    await env.DB.prepare("insert into topic_askers select keyword, keyword, asked_at from topics").run();
    await runCron();
    expect(await sourceOf(key)).toMatchObject({ source: "Sample interest" });
    readFrom(inject("wikimedia"));
    await new Visitor().submit("/trend/article", { article: "Tea", words: "tea" });
    expect(await sourceOf(key)).toMatchObject({ source: "Wikipedia reader interest", article: "Tea" });
  });

  it("takes at most a quarter of a run, after the topics themselves", async () => {
    const asked = env.DB.prepare("insert into topics (keyword, asked_at, article) values (?, ?, ?)");
    await env.DB.batch([
      ...Array.from({ length: 8 }, (_, n) => asked.bind(`topic ${n}`, Date.now() - n, null)),
      ...Array.from({ length: 8 }, (_, n) => asked.bind(`topic\nArticle ${n}`, Date.now() + n, "Article")),
    ]);
    await env.DB.prepare("insert into topic_askers select keyword, keyword, asked_at from topics").run();
    const keys = (await recentTopics(openDatabase(env.DB), 8)).map(({ key }) => key);
    const own = Array.from({ length: 6 }, (_, n) => `topic ${n}`);
    expect(keys).toEqual([...own, "topic\nArticle 7", "topic\nArticle 6"]);
  });

  it("says that samples have none to choose, and that Wikipedia could not be reached", async () => {
    expect(await read(new Visitor(), "/trend/article")).toContain("Trends show sample interest here");
    readFrom(away());
    expect(await read(new Visitor(), "/trend/article")).toContain("Wikipedia could not be reached just now");
  });
});

describe("a topic asked again although it has a record", () => {
  it("counts as asked, in the same round trip, and is written at most once an hour", async () => {
    const db = openDatabase(env.DB);
    const topic = { key: "content creation", article: null };
    const at = async (time: string) => {
      await findTrendAndAsk(db, topic, { askedAt: new Date(time), by: { asker: "somebody", owner: null } });
      const row = await env.DB.prepare("select asked_at from topics").first<{ asked_at: number }>();
      return new Date(row?.asked_at ?? 0).toISOString().slice(11, 16);
    };
    await keep(record());
    expect(await at("2026-11-20T10:00:00Z")).toBe("10:00");
    expect(await at("2026-11-20T10:59:00Z")).toBe("10:00");
    expect(await at("2026-11-20T11:01:00Z")).toBe("11:01");
  });
});

it("shows a record although it could not be noted that somebody asked", async () => {
  await keep(record());
  const refuse = "create trigger refuse before insert on topics begin select raise(abort, 'no writes'); end";
  await env.DB.prepare(refuse).run();
  try {
    expect(await read(new Visitor())).toContain("“Content creation”");
  } finally {
    await env.DB.prepare("drop trigger refuse").run();
  }
});
