import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../app/numbers/days";
import { SITE, Visitor, worker } from "../support/visitor";

const FAILED = "Failed to start checkout process. Please try again.";
const STUB =
  "Stripe functionality is not available in demo mode. Please contact support for subscription options.";

/** A page as a reader has it, without the marks that React leaves between texts. */
async function pageOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll("<!-- -->", "");
}

/** What the page says in its alert; empty without one. */
function alertOf(page: string): string {
  return /role="alert"[^>]*>(.*?)<ul/s.exec(page)?.[1] ?? "";
}

/** The id that a visitor's cookie names; makes the cookie first for a new visitor. */
async function sessionOf(visitor: Visitor): Promise<string> {
  await visitor.call("/api/session", {});
  const [, signed = ""] = visitor.cookies.split("=");
  const [id = ""] = decodeURIComponent(signed).split(".");
  return JSON.parse(atob(id)).id;
}

/** A visitor whose session says that they are a demo user. */
async function demoUser(): Promise<Visitor> {
  const visitor = new Visitor();
  await env.SESSIONS.put(await sessionOf(visitor), JSON.stringify({ user: { isDemo: true } }));
  return visitor;
}

/** A visitor with subscriptions, as they would be kept had Stripe been on. */
async function subscriber(
  ...given: [status: string, created: number, cancelled?: boolean][]
): Promise<Visitor> {
  const visitor = new Visitor();
  const bytes = new TextEncoder().encode(await sessionOf(visitor));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const owner = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const customer = `cus_${owner.slice(0, 8)}`;
  await env.DB.batch([
    env.DB.prepare("insert into owners (id, created_at, seen_at) values (?, 0, ?)").bind(owner, Date.now()),
    env.DB.prepare("insert into customers values (?, ?, 0)").bind(owner, customer),
    ...given.map(([status, created, cancelled = false]) =>
      env.DB.prepare(
        "insert into subscriptions values (?, ?, ?, 'price_pro_monthly', 1798759800, ?, 'visa', '4242', ?, 0)",
      ).bind(`sub_${created}_${owner.slice(0, 8)}`, customer, status, Number(cancelled), created),
    ),
  ]);
  return visitor;
}

interface Answer {
  success: boolean;
  error: string | null;
  subscription?: Record<string, unknown> | null;
}

describe("/pricing", () => {
  // Spec 2: "three plan cards: Starter $29/mo (button 'Start Smart for $29'), Pro $79/mo"
  // Spec 2: "('Unlock Full Creator Insights'), Creator+ $149/mo ('Dominate Your Niche')."
  it("shows each plan with its price and a button that posts its own id", async () => {
    const answer = await new Visitor().open("/pricing");
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    const buttons = [...page.matchAll(/<button([^>]*name="plan"[^>]*)>([^<]+)/g)];
    expect(buttons.map(([, facts, text]) => [/value="([^"]+)/.exec(facts ?? "")?.[1], text])).toEqual([
      ["starter", "Start Smart for $29"],
      ["pro", "Unlock Full Creator Insights"],
      ["creator", "Dominate Your Niche"],
    ]);
    for (const price of ["$29", "$79", "$149"]) expect(page).toContain(`>${price}<`);
    expect(page).toContain(`<link rel="canonical" href="${SITE}/pricing"/>`);
    expect(alertOf(page)).toBe("");
    expect(page).not.toContain("Active subscription");
  });

  // Spec 8: "alert: Failed to start checkout process. Please try again. Stub text: 'Stripe functionality is not available in demo mode. Please contact support for subscription options.'"
  it.each(["starter", "pro", "creator"])("says that checkout failed, and why, for %s", async (plan) => {
    const answer = await new Visitor().submit("/pricing", { plan });
    expect(answer.status).toBe(403);
    const alert = alertOf(await pageOf(answer));
    expect(alert).toContain(FAILED);
    expect(alert).toContain(STUB);
    expect(alert).toContain('href="mailto:support@greenlight.example"');
  });

  it("asks a demo user to sign up, and tries nothing (spec section 6)", async () => {
    const visitor = await demoUser();
    const answer = await visitor.submit("/pricing", { plan: "pro" });
    expect(answer.status).toBe(403);
    const alert = alertOf(await pageOf(answer));
    expect(alert).toContain("Please sign up for a real account to subscribe");
    expect(alert).toContain('href="/signup"');
    expect(alert).not.toContain(FAILED);
  });

  const NO_PLANS: Record<string, string>[] = [
    { plan: "price_pro_monthly" },
    { plan: "" },
    { priceId: "price_pro_monthly" },
  ];

  it.each(NO_PLANS)("refuses an unknown plan: %j", async (fields) => {
    const answer = await new Visitor().submit("/pricing", fields);
    expect(answer.status).toBe(400);
    const alert = alertOf(await pageOf(answer));
    expect(alert).toContain("We do not have that plan.");
    expect(alert).not.toContain(FAILED);
  });

  it("sends a visitor who logged out to /login, posting or not", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    for (const answer of [
      await visitor.open("/pricing"),
      await visitor.submit("/pricing", { plan: "pro" }),
    ]) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
    }
  });
});

describe("/success", () => {
  // Spec 2: "then a welcome message."
  // Spec 2: "Benefit list: Unlimited Analysis, Advanced Insights, Priority Support, Export Reports."
  it("welcomes those who are signed out, too, without claiming a subscription", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    const answer = await visitor.open("/success");
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    expect(page).toContain("Welcome to Greenlight!");
    expect(page).toContain("There is no subscription to show yet");
    for (const benefit of ["Unlimited Analysis", "Advanced Insights", "Priority Support", "Export Reports"]) {
      expect(page).toContain(benefit);
    }
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).not.toContain("Processing your subscription...");
  });
});

describe("the functions of billing, without Stripe", () => {
  const SIGN_UP = "Please sign up for a real account to subscribe";
  const NO_SESSION = "No valid session found";

  async function ask(visitor: Visitor, path: string, body: object = {}) {
    const answer = await visitor.call(path, body);
    const { success, error } = await answer.json<Answer>();
    return { status: answer.status, success, error };
  }

  // Spec 8: "Stub text: 'Stripe functionality is not available in demo mode. Please contact support for subscription options.'"
  // Spec 8: "Stub text: 'Subscription management is not available in demo mode. Please contact support.'"
  // Spec 8: "Stub text: 'Customer portal is not available in demo mode. Please contact support for billing management.'"
  // Spec 7: "Checkout | stub, always throws | intended: priceId"
  it.each([
    ["/api/checkout", `${FAILED} ${STUB}`],
    [
      "/api/cancel-subscription",
      "Failed to cancel subscription: Subscription management is not available in demo mode. Please contact support.",
    ],
    [
      "/api/billing-portal",
      "Failed to open billing portal: Customer portal is not available in demo mode. Please contact support for billing management.",
    ],
  ])("%s always refuses, with its text", async (path, error) => {
    expect(await ask(new Visitor(), path, { plan: "pro" })).toEqual({ status: 403, success: false, error });
  });

  it("know no plan by its price", async () => {
    const { status } = await ask(new Visitor(), "/api/checkout", { priceId: "price_pro_monthly" });
    expect(status).toBe(400);
  });

  it("ask who is signed out for a session, and to subscribe for an account", async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    expect(await ask(visitor, "/api/checkout", { plan: "pro" })).toMatchObject({
      status: 401,
      error: SIGN_UP,
    });
    for (const path of ["/api/billing-portal", "/api/cancel-subscription"]) {
      expect(await ask(visitor, path)).toMatchObject({ status: 401, error: NO_SESSION });
    }
    expect((await visitor.open("/api/subscription")).status).toBe(401);
  });

  it("tell a demo user to sign up, and fetch nothing", async () => {
    const visitor = await demoUser();
    expect(await ask(visitor, "/api/checkout", { plan: "pro" })).toMatchObject({
      status: 403,
      error: SIGN_UP,
    });
    expect(await (await visitor.open("/api/subscription")).json()).toMatchObject({ subscription: null });
  });

  // Spec 7: "query of the user subscriptions view, select all, single or none"
  it("tell the subscription that is kept: the active one, else the newest, and nobody else's", async () => {
    const visitor = await subscriber(["canceled", 3], ["active", 1, true], ["canceled", 2]);
    const { success, subscription } = await (await visitor.open("/api/subscription")).json<Answer>();
    expect(success).toBe(true);
    expect(subscription).toEqual({
      subscription_id: expect.stringMatching(/^sub_1_/),
      subscription_status: "active",
      price_id: "price_pro_monthly",
      current_period_end: 1_798_759_800,
      cancel_at_period_end: true,
      payment_method_brand: "visa",
      payment_method_last4: "4242",
    });
    const page = await pageOf(await visitor.open("/pricing"));
    expect(page).toContain("Active subscription: Pro");
    expect(page).toContain("Expires on December 31, 2026");
    const over = await subscriber(["canceled", 1], ["past_due", 2]);
    expect((await (await over.open("/api/subscription")).json<Answer>()).subscription).toMatchObject({
      subscription_status: "past_due",
    });
    expect((await (await new Visitor().open("/api/subscription")).json<Answer>()).subscription).toBeNull();
  });

  it("say on the page that the portal is not there", async () => {
    const visitor = await subscriber(["active", 1]);
    const answer = await visitor.submit("/pricing", { manage: "portal" });
    expect(answer.status).toBe(403);
    expect(alertOf(await pageOf(answer))).toContain(
      "Failed to open billing portal: Customer portal is not available in demo mode.",
    );
  });

  it("take no messages from Stripe", async () => {
    const answer = await new Visitor().call("/api/stripe-webhook", { id: "evt_1" });
    expect([answer.status, await answer.json()]).toEqual([503, { received: "off" }]);
    expect((await new Visitor().open("/api/stripe-webhook")).status).toBe(405);
  });
});

describe("events that were applied", () => {
  it("are forgotten after a month", async () => {
    const now = Date.now();
    const insert = env.DB.prepare("insert into stripe_events values (?, 'invoice.paid', ?)");
    await env.DB.batch([insert.bind("evt_old", now - 32 * DAY_MS), insert.bind("evt_new", now)]);
    await worker.scheduled({ scheduledTime: new Date(now) });
    const { results } = await env.DB.prepare("select id from stripe_events").all();
    expect(results).toEqual([{ id: "evt_new" }]);
  });
});

describe("privacy and terms", () => {
  it.each([
    ["/privacy", "https://policies.google.com/privacy", "November 25, 2026"],
    ["/terms", "https://www.youtube.com/t/terms", "November 22, 2026"],
  ])("%s names YouTube API Services, links %s and says whom to write to", async (path, link, updated) => {
    const answer = await new Visitor().open(path);
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    expect(page).toContain("YouTube API Services");
    expect(page).toContain(`<a href="${link}" rel="noreferrer"`);
    expect(page).toContain('href="mailto:support@greenlight.example"');
    expect(/Last updated: (?:<[^>]+>)*([A-Z][^<]+)/.exec(page)?.[1]).toBe(updated);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
