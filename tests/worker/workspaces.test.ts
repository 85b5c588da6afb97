import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { DAY_MS } from "../../app/numbers/days";
import { toolPage } from "../support/tool-page";
import { SITE, Visitor, worker } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

const PATH = "/content-ideas";
/** What is counted on the first visit. */
const START: number = JSON.parse(
  inject("tools").find(({ key }) => `/${key}` === PATH)?.sample ?? "{}",
).totalGenerated;
const GENERATE = { action: "generate" };

interface Row {
  owner_id: string;
  state: string;
  version: number;
}

async function rows(): Promise<Row[]> {
  return (await env.DB.prepare("select owner_id, state, version from workspaces").all<Row>()).results;
}

async function totalOf(visitor: Visitor): Promise<number> {
  const { text } = await toolPage(await visitor.open(PATH));
  return Number(/Total Generated (\d+)/.exec(text)?.[1]);
}

async function withState(): Promise<Visitor> {
  const visitor = new Visitor();
  expect((await visitor.submit(PATH, GENERATE)).status).toBe(303);
  return visitor;
}

/** The lines that the Worker logs while `body` runs. */
async function logged(body: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const spies = (["log", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line))),
  );
  await body();
  for (const spy of spies) spy.mockRestore();
  return lines;
}

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

describe("the state of a tool", () => {
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it.each(inject("tools"))("$key: a visitor who only reads has a name and costs no row", async ({ key }) => {
    const visitor = new Visitor();
    const page = await toolPage(await visitor.open(`/${key}`));
    expect([page.status, visitor.cookies]).toEqual([
      200,
      expect.stringContaining("__Host-greenlight-session="),
    ]);
    expect(page.text).toContain("Sample data");
    const { n } = (await env.DB.prepare("select count(*) as n from owners").first<{ n: number }>()) ?? {};
    expect(n).toBe(0);
  });

  it.each(inject("tools"))(
    "$key: outlives a reload, and is shown to nobody else",
    async ({ key, actions }) => {
      const [first] = actions;
      const visitor = new Visitor();
      const sample = await toolPage(await visitor.open(`/${key}`));
      expect((await visitor.submit(`/${key}`, { action: first?.name ?? "", ...first?.fields })).status).toBe(
        303,
      );
      const after = await toolPage(await visitor.open(`/${key}`));
      expect(after.text).not.toBe(sample.text);
      expect((await toolPage(await visitor.open(`/${key}`))).text).toBe(after.text);
      expect((await toolPage(await new Visitor().open(`/${key}`))).text).toBe(sample.text);
      expect(await rows()).toHaveLength(1);
    },
  );

  it("is of one visitor alone, though all share one user", async () => {
    const [one, other] = [await withState(), await withState()];
    await one.submit(PATH, GENERATE);
    expect([await totalOf(one), await totalOf(other), await totalOf(new Visitor())]).toEqual([
      START + 6,
      START + 3,
      START,
    ]);
    await other.submit(PATH, { action: "start-over" });
    expect([await totalOf(one), await totalOf(other)]).toEqual([START + 6, START]);
  });

  it("is not opened by a forged cookie", async () => {
    const visitor = await withState();
    const forged = visitor.cookies.replace(/\.[^;]*/, ".AAAA");
    const answer = await new Visitor().fetch(PATH, { headers: { Cookie: forged } });
    expect((await toolPage(answer)).text).toContain(`Total Generated ${START}`);
  });

  it("is kept under what leads back to no cookie", async () => {
    const visitor = await withState();
    const [row] = await rows();
    expect(row?.owner_id).toMatch(/^[0-9a-f]{64}$/);
    expect(decodeURIComponent(visitor.cookies)).not.toContain(row?.owner_id);
  });
});

describe("two tabs of one visitor", () => {
  it("lose nothing when both act at the same time", async () => {
    const visitor = await withState();
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.submit(PATH, GENERATE)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await totalOf(visitor)).toBe(START + 3 + 4 * 3);
    expect((await rows()).map(({ version }) => version)).toEqual([5]);
  });

  it("lose nothing on a tool that neither had used", async () => {
    const visitor = new Visitor();
    await visitor.call("/api/session", {});
    await Promise.all([1, 2, 3].map(() => visitor.submit(PATH, GENERATE)));
    expect(await totalOf(visitor)).toBe(START + 3 * 3);
  });
});

describe("a state that cannot be read", () => {
  it.each([
    ["that is no JSON", "{broken"],
    ["of an older version", '{"ideas":"none yet","totalGenerated":"47"}'],
    ["that is a word", '"nothing"'],
  ])("%s is the sample again, with a line in the log, and is written over", async (_what, state) => {
    const visitor = await withState();
    await env.DB.prepare("update workspaces set state = ?").bind(state).run();
    const lines = await logged(async () => expect(await totalOf(visitor)).toBe(START));
    expect(lines.join()).toContain("the kept state of content-ideas cannot be read");
    expect(lines.join()).not.toContain("none yet");
    expect((await visitor.submit(PATH, GENERATE)).status).toBe(303);
    expect(await totalOf(visitor)).toBe(START + 3);
  });
});

describe("an address that changes too much", () => {
  it("is told to wait, with 429, and keeps what it had", async () => {
    await withinAMinute(15_000);
    const hasty = new Visitor("203.0.113.61");
    let answer = await hasty.submit(PATH, GENERATE);
    for (let n = 0; n < 60 && answer.status === 303; n++) answer = await hasty.submit(PATH, GENERATE);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
    const page = await toolPage(answer);
    expect(page.text).toContain("Too many changes from your network. Please wait a minute and try again.");
    expect(await totalOf(hasty)).toBe(START + 60 * 3);
    expect((await new Visitor("203.0.113.62").submit(PATH, GENERATE)).status).toBe(303);
  }, 40_000);
});

describe("an owner who comes back", () => {
  async function seenAt(): Promise<number> {
    return (await env.DB.prepare("select seen_at from owners").first<{ seen_at: number }>())?.seen_at ?? 0;
  }

  async function lastSeen(daysAgo: number): Promise<void> {
    await env.DB.prepare("update owners set seen_at = ?")
      .bind(Date.now() - daysAgo * DAY_MS)
      .run();
  }

  it("is noted, and named for another 30 days, at most once a day", async () => {
    const visitor = await withState();
    await lastSeen(0.9);
    const noted = await seenAt();
    expect((await visitor.open(PATH)).headers.getSetCookie()).toEqual([]);
    expect(await seenAt()).toBe(noted);

    await lastSeen(1.1);
    const [cookie] = (await visitor.open(PATH)).headers.getSetCookie();
    expect(cookie).toContain("Max-Age=2592000");
    expect(await seenAt()).toBeGreaterThan(Date.now() - DAY_MS / 2);
    expect((await visitor.open(PATH)).headers.getSetCookie()).toEqual([]);
    expect(await totalOf(visitor)).toBe(START + 3);
  });

  it("is noted on any tool, also one of which nothing is kept", async () => {
    const visitor = await withState();
    await env.DB.prepare("delete from workspaces").run();
    await lastSeen(2);
    expect((await visitor.open(PATH)).headers.getSetCookie()).toHaveLength(1);
  });

  it("sees the page also where that cannot be noted", async () => {
    const visitor = await withState();
    await lastSeen(2);
    const refuse =
      "create trigger refuse_seen before update on owners begin select raise(abort, 'refused'); end";
    await env.DB.prepare(refuse).run();
    try {
      const lines = await logged(async () => expect(await totalOf(visitor)).toBe(START + 3));
      expect(lines.join()).toContain("refused");
    } finally {
      await env.DB.prepare("drop trigger refuse_seen").run();
    }
  });

  it("is forgotten after 30 idle days, with all that is theirs, and nobody else is", async () => {
    const idle = await withState();
    await lastSeen(30.1);
    const calm = await withState();
    // Came on two days: who came on one goes after a week (ceilings.test.ts).
    await env.DB.prepare("update owners set seen_at = ?1, created_at = ?1 - ?2 where seen_at > ?3")
      .bind(Date.now() - 29.9 * DAY_MS, 2 * DAY_MS, Date.now() - DAY_MS)
      .run();
    const present = await withState();
    await worker.scheduled({ scheduledTime: new Date() });
    expect(await rows()).toHaveLength(2);
    expect([await totalOf(idle), await totalOf(calm), await totalOf(present)]).toEqual([
      START,
      START + 3,
      START + 3,
    ]);
    // A cookie whose owner went is as good as new.
    expect((await idle.submit(PATH, GENERATE)).status).toBe(303);
    expect(await totalOf(idle)).toBe(START + 3);
  });
});

describe("a form for a tool", () => {
  it("of another site changes nothing", async () => {
    const visitor = await withState();
    const body = new URLSearchParams(GENERATE);
    const headers = { Origin: "https://elsewhere.example" };
    expect((await visitor.fetch(PATH, { method: "POST", body, headers })).status).toBe(403);
    expect(await totalOf(visitor)).toBe(START + 3);
  });

  it("with an action that there is not is a mistake, and no failure of ours", async () => {
    const answer = await new Visitor().submit(PATH, { action: "destroy" });
    expect(answer.status).toBe(400);
  });

  it("of someone logged out leads to /login and changes nothing", async () => {
    const visitor = await withState();
    await visitor.submit("/logout");
    const answer = await visitor.submit(PATH, GENERATE);
    expect(answer.headers.get("Location")).toBe("/login");
    expect((await rows()).map(({ version }) => version)).toEqual([1]);
  });

  it("that is read again by going back is not sent again: it leads on with 303", async () => {
    const answer = await new Visitor().submit(PATH, GENERATE);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?done=generate#results`]);
    expect(new URL(answer.headers.get("Location") ?? "", SITE).origin).toBe(SITE);
  });
});
