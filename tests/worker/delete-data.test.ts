import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NO_SESSION } from "../../app/services/accounts";

import { fingerprint } from "../../workers/secrets";
import {
  creator,
  fileOf,
  GONE,
  ownerOf,
  rowsOf,
  sessionIn,
  sessionOf,
  strays,
  subscribe,
} from "../support/creator";
import { SITE, Visitor } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

describe("deleting one's data on /account", () => {
  const kv = env as unknown as { SESSIONS: { delete: unknown; get(key: string): Promise<string | null> } };
  const { delete: deleteKey } = kv.SESSIONS;
  afterEach(() => {
    kv.SESSIONS.delete = deleteKey;
  });

  const remove = (visitor: Visitor) => visitor.submit("/account", { form: "delete" });

  it("deletes every row, the session and the cookie; a second time is no mistake", async () => {
    const [ann, ben] = [await creator("Ann"), await creator("Ben")];
    const [owner, session, cookies] = [await ownerOf(ann), sessionOf(ann), ann.cookies];
    await subscribe(ann, "active", true);
    expect(await rowsOf(owner)).toEqual({
      owners: 1,
      users: 0,
      workspaces: 1,
      channels: 1,
      channel_pasts: 0,
      channel_ideas: 0,
      channel_summaries: 1,
      channel_topics: 0,
      topic_answers: 0,
      cards: 0,
      seals: 0,
      sealed: 0,
      feeds: 0,
      watch_feeds: 0,
      feedback: 1,
      outbox: 1,
      watches: 0,
      told_seasons: 0,
      plan_uses: 0,
      note_mails: 0,
      webhooks: 0,
      webhook_tries: 0,
      api_keys: 0,
      events: 0,
      customers: 1,
    });

    const answer = await remove(ann);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account/deleted"]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-greenlight-session=;.*Max-Age=0.*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(await rowsOf(owner)).toEqual(GONE);
    expect([await strays(), await kv.SESSIONS.get(session)]).toEqual([0, null]);
    expect(await (await ann.open("/account/deleted")).text()).toContain("Your data is deleted");

    for (const headers of [undefined, { Cookie: cookies }]) {
      const again = await ann.fetch("/account", {
        method: "POST",
        body: new URLSearchParams({ form: "delete" }),
        headers: { Origin: SITE, ...headers },
      });
      expect(again.headers.get("Location")).toBe("/account/deleted");
    }
    expect((await fileOf(ben)).text).toContain("Feedback of Ben");
    expect(await rowsOf(await ownerOf(ben))).toMatchObject({ owners: 1, workspaces: 1, feedback: 1 });
  });

  it("ends a program's tokens: 401, and no row, no settings and no cookie", async () => {
    const ann = await creator("Ann");
    const owner = await ownerOf(ann);
    const before = await (await ann.call("/api/session", {})).json<Record<string, string>>();
    await remove(ann);
    const program = new Visitor();
    const { refresh_token, access_token } = before;
    const headers = { Authorization: `Bearer ${access_token}` };
    for (const answer of [
      await program.call("/api/session", { refresh_token }),
      await program.fetch("/api/trends", { headers }),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([401, { error: NO_SESSION }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await rowsOf(owner)).toEqual(GONE);
  });

  it("ends a copy of the cookie: 401 under /api, and a new visitor on pages", async () => {
    const ann = await creator("Ann");
    const [owner, cookies] = [await ownerOf(ann), ann.cookies];
    await remove(ann);
    const copy = { Cookie: cookies };
    const json = { ...copy, "Content-Type": "application/json" };
    for (const [path, method] of [
      ["/api/session", "POST"],
      ["/api/feedback", "POST"],
      ["/api/checkout", "POST"],
      ["/api/subscription", "GET"],
    ] as const) {
      const body = method === "POST" ? "{}" : undefined;
      const answer = await new Visitor().fetch(path, { method, body, headers: json });
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 401, { error: NO_SESSION }]);
    }

    // Public, but with the trend of who is signed in.
    for (const path of ["/series-planner?open=1", "/youtube?from=mail"]) {
      const page = await new Visitor().fetch(path, { headers: copy });
      expect([page.status, page.headers.get("Location")]).toEqual([302, path]);
      const [name = "", ...others] = page.headers.getSetCookie();
      expect([(await fingerprint(sessionIn(name))) === owner, others]).toEqual([false, []]);
    }

    const form = await new Visitor().fetch("/series-planner", {
      method: "POST",
      body: new URLSearchParams({ action: "add", title: "By a copy" }),
      headers: { Origin: SITE, ...copy },
    });
    expect(form.status).toBe(303);
    const made = await fingerprint(sessionIn(form.headers.getSetCookie()[0] ?? ""));
    expect(made).not.toBe(owner);
    expect([await rowsOf(owner), (await rowsOf(made)).workspaces]).toEqual([GONE, 1]);
  });

  it("is nothing that a copy of a cookie can ask for once its visitor has signed out", async () => {
    const ann = await creator("Ann");
    const [owner, cookies] = [await ownerOf(ann), ann.cookies];
    await ann.submit("/logout");
    const kept = await rowsOf(owner);
    const answer = await new Visitor().fetch("/account", {
      method: "POST",
      body: new URLSearchParams({ form: "delete" }),
      headers: { Origin: SITE, Cookie: cookies },
    });
    expect(answer.status).toBe(303);
    expect(await rowsOf(owner)).toEqual(kept);
    expect(kept).toMatchObject({ owners: 1, workspaces: 1, feedback: 1 });
    const page = await new Visitor().fetch("/series-planner", { headers: { Cookie: cookies } });
    expect(await page.text()).not.toContain("Series of Ann");
    // She comes back to her own.
    await ann.submit("/login");
    expect(await (await ann.open("/series-planner")).text()).toContain("Series of Ann");
  });

  it("asks the database once, as the file does", async () => {
    const visitor = await creator("Ada");
    const lines: string[] = [];
    const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    await fileOf(visitor);
    await remove(visitor);
    spy.mockRestore();
    const trips = lines.map((line) => JSON.parse(line)).filter(({ path }) => path?.startsWith("/account"));
    expect(trips.map(({ method, d1 }) => [method, d1])).toEqual([
      ["GET", 1],
      ["POST", 1],
    ]);
  });

  it("never touches another's, whatever the form, the address or a forged cookie names", async () => {
    const [ann, ben] = [await creator("Ann"), await creator("Ben")];
    const [owner, session] = [await ownerOf(ann), sessionOf(ann)];
    const [name = "", signed = ""] = ben.cookies.split("=");
    const signature = decodeURIComponent(signed).split(".").slice(1).join(".");
    const forged = [
      `${name}=${encodeURIComponent(`${btoa(JSON.stringify(session))}.${signature}`)}`,
      `${name}=${encodeURIComponent(btoa(JSON.stringify(session)))}`,
      `${name}=${session}`,
      `${name}=${owner}`,
    ];
    const fields = { form: "delete", owner, owner_id: owner, ownerId: owner, session, id: owner };
    for (const Cookie of [...forged, ben.cookies]) {
      const file = await new Visitor().fetch(`/account/data.json?owner=${owner}&session=${session}`, {
        headers: { Cookie },
      });
      expect(await file.text()).not.toContain("Ann");
      await new Visitor().fetch(`/account?owner=${owner}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: SITE, Cookie },
      });
      expect(await rowsOf(owner)).toMatchObject({ owners: 1, workspaces: 1, feedback: 1 });
    }
    expect(await rowsOf(await ownerOf(ben))).toEqual(GONE);
    expect((await fileOf(ann)).text).toContain("Feedback of Ann");
  });

  it.each([
    ["active", false],
    ["past_due", false],
    ["trialing", false],
  ] as const)("is refused while a subscription is %s, and deletes nothing", async (status, ends) => {
    const visitor = await creator("Fay");
    await subscribe(visitor, status, ends);
    const answer = await remove(visitor);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Cancel it first, then delete your data.");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await rowsOf(await ownerOf(visitor))).toEqual({
      ...GONE,
      owners: 1,
      workspaces: 1,
      channels: 1,
      channel_summaries: 1,
      channel_topics: 0,
      topic_answers: 0,
      cards: 0,
      seals: 0,
      sealed: 0,
      feeds: 0,
      feedback: 1,
      outbox: 1,
      events: 0,
      customers: 1,
    });
    expect(await kv.SESSIONS.get(sessionOf(visitor))).not.toBeNull();
  });

  it.each([
    ["active", true],
    ["canceled", false],
    ["incomplete_expired", false],
  ] as const)("takes a subscription along that is %s and ends or has ended", async (status, ends) => {
    const visitor = await creator("Gil");
    const owner = await ownerOf(visitor);
    await subscribe(visitor, status, ends);
    expect((await remove(visitor)).headers.get("Location")).toBe("/account/deleted");
    expect([await rowsOf(owner), await strays()]).toEqual([GONE, 0]);
  });

  it("leaves no row behind where only the session's entry stays, says so, and logs it", async () => {
    const visitor = await creator("Hal");
    const owner = await ownerOf(visitor);
    kv.SESSIONS.delete = async () => Promise.reject(new Error("KV DELETE failed: 500"));
    const lines: string[] = [];
    const spy = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
    const answer = await remove(visitor);
    spy.mockRestore();
    expect(answer.headers.get("Location")).toBe("/account/deleted?session=left");
    expect(visitor.cookies).toBe("__Host-greenlight-session=");
    expect(await rowsOf(owner)).toEqual(GONE);
    expect(lines.join()).toContain("KV DELETE failed");
    const page = await (await visitor.open("/account/deleted?session=left")).text();
    expect(page).toContain("One thing could not be deleted just now.");
  });

  it("deletes all rows or none, and keeps the session where it was none", async () => {
    const visitor = await creator("Ida");
    await env.DB.exec("create trigger stay before delete on owners begin select raise(abort, 'stay'); end");
    try {
      const answer = await remove(visitor);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("Your data could not be deleted just now. Please try again.");
      expect(answer.headers.getSetCookie()).toEqual([]);
    } finally {
      await env.DB.exec("drop trigger stay");
    }
    expect(await rowsOf(await ownerOf(visitor))).toMatchObject({ owners: 1, workspaces: 1, feedback: 1 });
    expect((await fileOf(visitor)).file.settings.primaryTopic).toBe("topic of Ida");
  });

  it("is limited by address, and sends whoever logged out to /login", async () => {
    const visitor = new Visitor("203.0.113.91");
    const answers = [];
    await withinAMinute();
    for (let n = 0; n < 25; n += 1) answers.push(await remove(visitor));
    expect([answers.at(-1)?.status, answers.at(-1)?.headers.get("Retry-After")]).toEqual([429, "60"]);
    const gone = new Visitor();
    await gone.submit("/logout");
    expect((await remove(gone)).headers.get("Location")).toBe("/login");
  });
});
