import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../app/numbers/days";
import { Visitor, worker } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

const SETTINGS = { form: "settings", youtubeChannel: "My Kitchen", primaryTopic: "  Sourdough   bread " };

/** A page as a reader has it, without the marks that React leaves between texts. */
async function pageOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll("<!-- -->", "");
}

function fieldOf(page: string, name: string): string | undefined {
  const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? [];
  return /value="([^"]*)"/.exec(input)?.[1];
}

async function topics(): Promise<unknown[]> {
  const { results } = await env.DB.prepare("select keyword from topics").all<{ keyword: string }>();
  return results.map(({ keyword }) => keyword);
}

async function userOf(visitor: Visitor): Promise<Record<string, unknown>> {
  const answer = await visitor.call("/api/session", {});
  return (await answer.json<{ user: Record<string, unknown> }>()).user;
}

describe("the settings on /account (section 5)", () => {
  beforeEach(async () => {
    await env.DB.batch([env.DB.prepare("delete from trends"), env.DB.prepare("delete from topics")]);
  });

  // Spec 5: "Success 'Topic updated successfully!'."
  it("are kept for the visitor's session, and shown to nobody else", async () => {
    const visitor = new Visitor();
    const answer = await visitor.submit("/account", SETTINGS);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account?saved=read#settings"]);
    const page = await pageOf(await visitor.open("/account?saved=read"));
    expect(page).toContain("Topic updated successfully!");
    expect(fieldOf(page, "youtubeChannel")).toBe("My Kitchen");
    expect(fieldOf(page, "primaryTopic")).toBe("Sourdough bread");

    const stranger = await pageOf(await new Visitor().open("/account"));
    expect(fieldOf(stranger, "youtubeChannel")).toBe("Your Channel Name");
    expect(fieldOf(stranger, "primaryTopic")).toBe("content creation");
    expect(stranger).not.toContain("Topic updated successfully!");
  });

  it("lead to the topic's trend, which is read at once", async () => {
    const visitor = new Visitor();
    await visitor.submit("/account", SETTINGS);
    expect(await topics()).toEqual(["sourdough bread"]);
    expect(await pageOf(await visitor.open("/account?saved=read"))).toContain("Its trend is on ");
    for (const path of ["/dashboard", "/youtube"]) {
      const page = await pageOf(await visitor.open(path));
      expect(page, path).not.toContain("Trend Analysis Pending");
      expect(page, path).toContain("Sourdough bread");
      expect(await pageOf(await new Visitor().open(path)), path).not.toContain("ourdough bread");
    }
  });

  it("ask again about a topic that has a trend, so that the job goes on reading it", async () => {
    const yesterday = Date.now() - DAY_MS;
    const ask = env.DB.prepare("insert into topics (keyword, asked_at) values ('sourdough bread', ?)");
    await ask.bind(yesterday).run();
    await worker.scheduled({ scheduledTime: new Date() });
    await new Visitor().submit("/account", SETTINGS);
    const row = await env.DB.prepare("select asked_at from topics").first<{ asked_at: number }>();
    expect(row?.asked_at).toBeGreaterThan(yesterday);
  });

  it("make an empty topic 'content creation', and the channel none", async () => {
    const visitor = new Visitor();
    await visitor.submit("/account", { ...SETTINGS, primaryTopic: "   ", youtubeChannel: " " });
    expect(await userOf(visitor)).toMatchObject({ primaryTopic: "content creation", youtubeChannel: "" });
  });

  it("set nothing else, whatever is sent", async () => {
    const visitor = new Visitor();
    const before = await userOf(visitor);
    const more = {
      isDemo: "true",
      id: "x",
      email: "x@example.com",
      searchCredits: "1",
      platform: "elsewhere",
    };
    expect((await visitor.submit("/account", { ...SETTINGS, ...more })).status).toBe(303);
    const kept = { youtubeChannel: "My Kitchen", primaryTopic: "Sourdough bread" };
    expect(await userOf(visitor)).toEqual({ ...before, ...kept });
  });

  it("are refused over 100 characters, with what was typed and the message beside it", async () => {
    const visitor = new Visitor();
    const primaryTopic = "x".repeat(101);
    const answer = await visitor.submit("/account", { ...SETTINGS, primaryTopic });
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    expect(page).toContain("Please keep your topic to 100 characters.");
    expect(fieldOf(page, "primaryTopic")).toBe(primaryTopic);
    expect(fieldOf(page, "youtubeChannel")).toBe("My Kitchen");
    expect(page).not.toContain("Topic updated successfully!");
    expect([visitor.cookies, await topics()]).toEqual(["", []]);
  });

  it("are refused to an address that changes them too often, with 429", async () => {
    const sent = [];
    await withinAMinute();
    // Each as a new visitor: one visitor's changes wait for one another, as KV takes one a second.
    for (let n = 0; n < 25; n++) {
      const visitor = new Visitor("203.0.113.77");
      sent.push(await visitor.submit("/account", { ...SETTINGS, primaryTopic: `t${n}` }));
    }
    const last = sent.at(-1);
    expect([last?.status, last?.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await last?.text()).toContain("Too many changes from your network.");
  });

  it("send a visitor who logged out to /login", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    const answer = await visitor.submit("/account", SETTINGS);
    expect(answer.headers.get("Location")).toBe("/login");
    expect(await topics()).toEqual([]);
  });
});

describe("settings that cannot be kept", () => {
  const vars = env as unknown as { SESSIONS: { put: unknown } };
  const { put } = vars.SESSIONS;
  afterEach(() => {
    vars.SESSIONS.put = put;
  });

  it("are kept where only the topic's queue is out of reach", async () => {
    await env.DB.prepare("alter table topics rename to topics_away").run();
    try {
      const visitor = new Visitor();
      expect((await visitor.submit("/account", SETTINGS)).status).toBe(303);
      expect(await userOf(visitor)).toMatchObject({ primaryTopic: "Sourdough bread" });
    } finally {
      await env.DB.prepare("alter table topics_away rename to topics").run();
    }
  });

  it("say so, with what was typed, and no word of KV's", async () => {
    vars.SESSIONS.put = async () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests"));
    const answer = await new Visitor().submit("/account", SETTINGS);
    expect(answer.status).toBe(503);
    const page = await pageOf(answer);
    expect(page).toContain("Failed to update settings. Please try again.");
    expect(page).not.toContain("KV PUT");
    expect(fieldOf(page, "primaryTopic")).toBe("  Sourdough   bread ");
  });
});

describe("the API Status card on /account", () => {
  it("is idle at first, and shows what both endpoints say after Refresh", async () => {
    const visitor = new Visitor();
    const before = await pageOf(await visitor.open("/account"));
    expect(before.match(/Not checked yet/g)).toHaveLength(2);
    expect(before).toContain("Sample catalogue: no quota");
    const answer = await visitor.submit("/account", { form: "api-status" });
    expect(answer.status).toBe(200);
    const after = await pageOf(answer);
    expect(after.match(/>Connected</g)).toHaveLength(2);
    expect(after.match(/ · Sample catalogue/g)).toHaveLength(2);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("answers a form that it does not have with 400", async () => {
    expect((await new Visitor().submit("/account", {})).status).toBe(400);
  });
});

it("lets pages show YouTube's thumbnails, and no other site's pictures", async () => {
  const policy = (await new Visitor().open("/youtube-tool")).headers.get("Content-Security-Policy");
  expect(policy).toContain("img-src 'self' data: https://i.ytimg.com;");
});
