import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

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

/** A visitor whose session says that they are a demo user. */
async function demoUser(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.call("/api/session", {});
  const [, signed = ""] = visitor.cookies.split("=");
  const [id = ""] = decodeURIComponent(signed).split(".");
  await env.SESSIONS.put(JSON.parse(atob(id)), JSON.stringify({ user: { isDemo: true } }));
  return visitor;
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

  it.each(NO_PLANS)("refuses a plan that there is none of: %j", async (fields) => {
    const answer = await new Visitor().submit("/pricing", fields);
    expect(answer.status).toBe(400);
    const alert = alertOf(await pageOf(answer));
    expect(alert).toContain("There is no such plan.");
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
  // Spec 2: "Public: / (landing), /youtube (landing), /success."
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

describe("privacy and terms", () => {
  it.each([
    ["/privacy", "https://policies.google.com/privacy"],
    ["/terms", "https://www.youtube.com/t/terms"],
  ])("%s names YouTube API Services, links %s and says whom to write to", async (path, link) => {
    const answer = await new Visitor().open(path);
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    expect(page).toContain("YouTube API Services");
    expect(page).toContain(`<a href="${link}" rel="noreferrer"`);
    expect(page).toContain('href="mailto:support@greenlight.example"');
    expect(page).toMatch(/Last updated: .*November 21, 2026/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
