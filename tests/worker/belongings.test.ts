import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SITE, Visitor } from "../support/visitor";

interface File {
  settings: Record<string, string>;
  visits: Record<string, string> | null;
  tools: { tool: string; state: unknown }[];
  feedback: { message: string; mail: Record<string, unknown> }[];
  billing: { customerSince: string | null; subscriptions: Record<string, unknown>[] };
}

const sessionOf = (visitor: Visitor): string => {
  const signed = /greenlight-session=([^;]+)/.exec(visitor.cookies)?.[1] ?? "";
  return JSON.parse(atob(decodeURIComponent(signed).split(".")[0] ?? ""));
};

async function ownerOf(visitor: Visitor): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sessionOf(visitor)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A visitor who did something of everything that is kept. */
async function creator(name: string): Promise<Visitor> {
  const visitor = new Visitor(`192.0.2.${Math.floor(Math.random() * 250)}`);
  const primaryTopic = `topic of ${name}`;
  await visitor.submit("/account", { form: "settings", youtubeChannel: `Channel of ${name}`, primaryTopic });
  await visitor.submit("/series-planner", { action: "add", title: `Series of ${name}` });
  await visitor.submit("/suggestions", { category: "bug", message: `Feedback of ${name}` });
  return visitor;
}

async function subscribe(visitor: Visitor, status: string, endsAtPeriodEnd: boolean): Promise<void> {
  const owner = await ownerOf(visitor);
  const customer = `cus_${owner.slice(0, 12)}`;
  await env.DB.batch([
    env.DB.prepare("insert into customers values (?, ?, 0)").bind(owner, customer),
    env.DB.prepare(
      "insert into subscriptions values (?, ?, ?, 'price_pro_monthly', 1798759800, ?, 'visa', '4242', 1, 0)",
    ).bind(`sub_${owner.slice(0, 12)}`, customer, status, Number(endsAtPeriodEnd)),
  ]);
}

async function fileOf(visitor: Visitor): Promise<{ text: string; file: File; headers: Headers }> {
  const answer = await visitor.open("/account/data.json");
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { text, file: JSON.parse(text), headers: answer.headers };
}

/** How many rows lead to an owner, whatever tables there are or come to be. */
async function rowsOf(owner: string): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and (name = 'owners' or sql like '%owner_id%')",
  ).all<{ name: string }>();
  const counts: Record<string, number> = {};
  for (const { name } of results) {
    const column = name === "owners" ? "id" : "owner_id";
    const query = env.DB.prepare(`select count(*) as n from "${name}" where "${column}" = ?`).bind(owner);
    counts[name] = (await query.first<{ n: number }>())?.n ?? 0;
  }
  return counts;
}

const GONE = { owners: 0, workspaces: 0, feedback: 0, customers: 0 };

const strays = async () =>
  (
    await env.DB.prepare(
      "select (select count(*) from outbox where id not in (select id from feedback)) + (select count(*) from subscriptions where customer_id not in (select customer_id from customers)) as n",
    ).first<{ n: number }>()
  )?.n;

describe("GET /account/data.json", () => {
  it("is a file with all that is kept of the visitor, and of nobody else", async () => {
    const [ann, ben] = [await creator("Ann"), await creator("Ben")];
    await subscribe(ann, "active", false);
    const { text, file, headers } = await fileOf(ann);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="greenlight-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(file.settings).toMatchObject({ youtubeChannel: "Channel of Ann", primaryTopic: "topic of Ann" });
    expect(file.tools.map(({ tool }) => tool)).toEqual(["series-planner"]);
    expect(JSON.stringify(file.tools)).toContain("Series of Ann");
    expect(file.feedback).toMatchObject([
      { message: "Feedback of Ann", mail: { attempts: expect.any(Number) } },
    ]);
    expect(file.billing.subscriptions).toMatchObject([
      { plan: "Pro", subscription_status: "active", payment_method_last4: "4242" },
    ]);
    expect(file.visits).not.toBeNull();
    expect(text).not.toContain("Ben");
    expect((await fileOf(ben)).text).not.toContain("Ann");
    // Nothing that lets anyone act as her, here or at the payment provider.
    for (const secret of [sessionOf(ann), await ownerOf(ann), "cus_", "sub_", "price_"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("is there for who has kept nothing, and keeps nothing by it", async () => {
    const visitor = new Visitor();
    const { file } = await fileOf(visitor);
    expect([file.visits, file.tools, file.feedback]).toEqual([null, [], []]);
    expect(await rowsOf(await ownerOf(visitor))).toEqual(GONE);
  });

  it("holds nothing of a tool that was started over", async () => {
    const visitor = await creator("Bo");
    await visitor.submit("/series-planner", { action: "start-over" });
    expect((await fileOf(visitor)).file.tools).toEqual([]);
  });

  it("holds a state that is no JSON as the text it is", async () => {
    const visitor = await creator("Cleo");
    await env.DB.prepare("update workspaces set state = '{broken' where owner_id = ?")
      .bind(await ownerOf(visitor))
      .run();
    expect((await fileOf(visitor)).file.tools[0]?.state).toBe("{broken");
  });

  it("sends a visitor who logged out to /login", async () => {
    const visitor = await creator("Dan");
    await visitor.submit("/logout");
    expect((await visitor.open("/account/data.json")).headers.get("Location")).toBe("/login");
  });

  it("says on the page that it could not be read", async () => {
    const visitor = await creator("Eve");
    await env.DB.exec("alter table outbox rename to outbox_away");
    try {
      const answer = await visitor.open("/account/data.json");
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        "/account?data=not-read#your-data",
      ]);
    } finally {
      await env.DB.exec("alter table outbox_away rename to outbox");
    }
    const page = await (await visitor.open("/account?data=not-read")).text();
    expect(page).toContain("Your data could not be read just now. Please try again.");
  });
});

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
    expect(await rowsOf(owner)).toEqual({ owners: 1, workspaces: 1, feedback: 1, customers: 1 });

    const answer = await remove(ann);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account/deleted"]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^greenlight-session=;.*Max-Age=0.*Expires=Thu, 01 Jan 1970/),
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
      owners: 1,
      workspaces: 1,
      feedback: 1,
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
    expect(visitor.cookies).toBe("greenlight-session=");
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
    for (let n = 0; n < 25; n += 1) answers.push(await remove(visitor));
    expect([answers.at(-1)?.status, answers.at(-1)?.headers.get("Retry-After")]).toEqual([429, "60"]);
    const gone = new Visitor();
    await gone.submit("/logout");
    expect((await remove(gone)).headers.get("Location")).toBe("/login");
  });
});

describe("the password on /account", () => {
  const typed = { form: "password", current: "old-secret", new: "new-secret", confirm: "new-secret" };

  // Spec 5: "Success 'Password updated successfully!'."
  it("is accepted, and nothing of it is kept or logged", async () => {
    const visitor = new Visitor();
    const lines: string[] = [];
    const spies = (["log", "info", "warn", "error"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line))),
    );
    const answer = await visitor.submit("/account", typed);
    const refused = await visitor.submit("/account", { ...typed, confirm: "other-secret" });
    for (const spy of spies) spy.mockRestore();
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/account?password=changed#security",
    ]);
    expect(visitor.cookies).toBe("");
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("New passwords do not match.");
    expect(page).not.toContain("-secret");
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain("-secret");
    const after = await (await visitor.open("/account?password=changed")).text();
    expect(after).toContain("Password updated successfully!");
    expect(after).toContain("This is a demo: the change is accepted and nothing is stored.");
  });
});

describe("the subscription on /account", () => {
  // Spec 8: "Stub text: 'Subscription management is not available in demo mode. Please contact support.'"
  // Spec 8: "Stub text: 'Customer portal is not available in demo mode. Please contact support for billing management.'"
  it("says the stubs' texts where there is no payment provider", async () => {
    const visitor = await creator("Jo");
    await subscribe(visitor, "active", false);
    for (const [form, text] of [
      [
        "cancel",
        "Failed to cancel subscription: Subscription management is not available in demo mode. Please contact support.",
      ],
      [
        "portal",
        "Failed to open billing portal: Customer portal is not available in demo mode. Please contact support for billing management.",
      ],
    ] as const) {
      const answer = await visitor.submit("/account", { form });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(text);
    }
  });

  // Spec 8: "no subscription id: alert 'No active subscription found.'"
  it("finds none to cancel for who has none", async () => {
    const answer = await new Visitor().submit("/account", { form: "cancel" });
    expect([answer.status, (await answer.text()).includes("No active subscription found.")]).toEqual([
      404,
      true,
    ]);
  });
});
