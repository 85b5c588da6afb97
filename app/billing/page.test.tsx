import { describe, expect, it } from "vitest";
import { drawPage } from "../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../tests/support/page-context";
import type { ConnectedChannel } from "../model/channel";
import { findPlan, type PlanId, type Subscription } from "../model/subscription-plan";
import { DUMMY_USER, type User } from "../model/user";
import { signedInUser } from "../services";
import type { SignIn } from "../services/sign-in";

import PricingPage, { action, loader } from "./page";

const ACTIVE: Subscription = {
  subscription_id: "sub_invented",
  subscription_status: "active",
  price_id: "price_creator_monthly",
  current_period_end: Date.UTC(2026, 11, 21) / 1000,
  cancel_at_period_end: false,
  payment_method_brand: "visa",
  payment_method_last4: "4242",
};

const PRICING_URL = "https://greenlight.example/pricing";

interface Site {
  ways: object | null;
  sells: PlanId[];
}

const DEMO: Site = { ways: null, sells: [] };

function contextOf(subscription: Subscription | null, user: User = DUMMY_USER, { ways, sells }: Site = DEMO) {
  const signIn = { ways } as Partial<SignIn>;
  const billing = {
    sells,
    subscription: async () => subscription,
    planOf: () => findPlan("creator"),
    checkout: async ({ id }: { id: string }) => ({ url: `https://pay.example/${id}` }),
    portal: async () => ({ url: "https://portal.example/" }),
  };
  const { context } = pageContext({ billing, signIn });
  context.set(signedInUser, user);
  return context;
}

async function load(subscription: Subscription | null, user?: User, url = PRICING_URL) {
  const { data: loaded } = await loader(
    routeArgs("/pricing", contextOf(subscription, user), new Request(url)),
  );
  return { ...loaded, supportEmail: "support@greenlight.example" };
}

async function show(
  subscription: Subscription | null,
  user?: User,
  url?: string,
  channel?: ConnectedChannel,
): Promise<string> {
  return drawPage(PricingPage, { loaderData: await load(subscription, user, url), at: "/pricing", channel });
}

async function send(fields: Record<string, string>): Promise<Response> {
  const request = new Request(PRICING_URL, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action(routeArgs("/pricing", contextOf(ACTIVE), request));
  if (!(answer instanceof Response)) throw new Error("no redirect");
  return answer;
}

describe("The pricing page", () => {
  // Spec 2: "Heading about YouTube creators, a YouTube Focused badge, three plan cards: Starter $29/mo (button 'Start Smart for $29'), Pro $79/mo marked Most Popular ('Unlock Full Creator Insights'), Creator+ $149/mo ('Dominate Your Niche')."
  // Spec 2: "Feature matrix, YouTube Creator Benefits list, FAQ grid (states payments go through a card payment provider)."
  it("has three plans, their features, benefits and questions", async () => {
    const page = await show(null);
    expect(page).toMatch(/<h1[^>]*>Plans for YouTube creators/);
    expect(page).toContain("YouTube Focused");
    const cards = page.split("<li").filter((part) => part.includes('name="plan"'));
    expect(cards.map((card) => /<h2[^>]*>([^<]+)/.exec(card)?.[1])).toEqual(["Starter", "Pro", "Creator+"]);
    expect(cards.map((card) => card.includes("Most Popular"))).toEqual([false, true, false]);
    const [starter, pro, creator] = cards;
    expect(starter).toMatch(/\$29<.*value="starter"[^>]*>Start Smart for \$29</s);
    expect(pro).toMatch(/\$79<.*value="pro"[^>]*>Unlock Full Creator Insights</s);
    expect(creator).toMatch(/\$149<.*value="creator"[^>]*>Dominate Your Niche</s);
    expect(page).toMatch(/<table.*Viral Potential Predictor.*<\/table>/s);
    expect(page).toContain("YouTube Creator Benefits");
    expect(page).toContain("a card payment provider");
  });

  // Spec 2: "Active subscription banner with plan name and 'Renews on' or 'Expires on' a date."
  it("shows an active subscription with its plan and 'Renews on' a date (spec section 2)", async () => {
    const page = await show(ACTIVE);
    expect(page).toContain("Active subscription: Creator+");
    expect(page).toContain("Renews on December 21, 2026");
  });

  // Spec 2: "Spinner while the subscription loads."
  it("shows the plans at once after a client navigation, with a spinner until the banner arrives", async () => {
    const page = await show(ACTIVE, undefined, `${PRICING_URL}.data`);
    expect(page).toContain('aria-label="Loading your subscription"');
    expect(page).toContain("Dominate Your Niche");
    expect(page).not.toContain("Active subscription");
    expect(await show(ACTIVE)).not.toContain("Loading your subscription");
  });

  it("reads 'Expires on' once cancellation is set", async () => {
    expect(await show({ ...ACTIVE, cancel_at_period_end: true })).toContain("Expires on December 21, 2026");
  });

  it("shows no banner for another status, without a subscription, or for a demo user", async () => {
    expect(await show({ ...ACTIVE, subscription_status: "canceled" })).not.toContain("Active subscription");
    expect(await show(null)).not.toContain("Active subscription");
    expect(await show(ACTIVE, { ...DUMMY_USER, isDemo: true })).not.toContain("Active subscription");
  });

  it("leads from each feature to its home, and to the own desk with a channel", async () => {
    const links = (page: string) =>
      [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>Open ([^<]+)</g)].map(([, to, label]) => [label, to]);
    const others = [
      ["Content Analyzer", "/youtube-tool"],
      ["The Light", "/light"],
      ["Your Channel", "/channel"],
      ["Competitor Monitor", "/competitor-monitor/yours"],
      ["Your note", "/note"],
      ["Video Performance Forecaster", "/video-forecast/yours"],
    ];
    const score = ["Live Visibility Score", "/channel/visibility"];
    expect(links(await show(null))).toEqual([score, ["Content Idea Generator", "/content-ideas"], ...others]);
    const channel = { name: "Knife Week", isSample: false, uploads: 40 };
    const own = ["Content Idea Generator", "/content-ideas/yours"];
    expect(links(await show(null, undefined, undefined, channel))).toEqual([score, own, ...others]);
  });

  it("says how coaching happens, and with whom to arrange it", async () => {
    const page = await show(null);
    expect(page).toMatch(/You arrange a time by mail with <a href="mailto:support@greenlight\.example"/);
    expect(page).toContain("It comes at launch.");
  });

  it.each<[string, PlanId[], RegExp, string[]]>([
    ["every plan is sold", ["starter", "pro", "creator"], /, from the address of your account\./, []],
    ["Creator+ is not", ["starter", "pro"], /Not offered yet: Creator\+ is not sold/, ["creator"]],
    ["none is, without Stripe", [], /Not offered yet: Creator\+ is not sold/, []],
  ])("says with accounts what is paid for: %s", async (_what, sells, coaching, off) => {
    const context = contextOf(null, DUMMY_USER, { ways: {}, sells });
    const { data: loaded } = await loader(routeArgs("/pricing", context));
    const loaderData = { ...loaded, supportEmail: "support@greenlight.example" };
    const page = await drawPage(PricingPage, { loaderData, at: "/pricing" });
    expect(page).toMatch(coaching);
    expect(page).not.toContain("It comes at launch.");
    const buttons = [...page.matchAll(/<button[^>]*name="plan"[^>]*>/g)].map(([tag]) => tag);
    const disabled = buttons.filter((tag) => tag.includes('disabled=""'));
    expect(disabled.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(off);
    expect(page.includes("Not sold yet")).toBe(off.length > 0);
  });

  it("sends no ids to the browser", async () => {
    const sent = JSON.stringify(await load(ACTIVE));
    for (const secret of ["price_", "sub_invented"]) expect(sent).not.toContain(secret);
  });

  it("redirects to the checkout of the chosen plan", async () => {
    const answer = await send({ plan: "starter" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "https://pay.example/starter"]);
  });

  it("redirects a subscriber to the portal", async () => {
    expect(await show(ACTIVE)).toMatch(/<button[^>]*name="manage"[^>]*>Manage billing/);
    expect((await send({ manage: "portal" })).headers.get("Location")).toBe("https://portal.example/");
  });
});
