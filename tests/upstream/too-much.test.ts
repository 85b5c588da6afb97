// Every API outside, saying more than it was asked for: the Worker reads to its bound, hangs up, and says so.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGE_MESSAGES } from "../../app/services/language";

import { ANSWER_BYTES } from "../../workers/bounded-answer";
import { wikimediaInterest } from "../../workers/interest/wikimedia";
import { TIME_LIMITS } from "../../workers/time-limits";
import { deploy } from "./deployment";
import { LANGUAGE_MODEL, type LanguageStandIn, startLanguage } from "./language";
import { MAIL_KEY, type MailStandIn, startMail } from "./mail";
import { Buyer, KEY } from "./paid-deployment";
import { type StripeStandIn, startStripe } from "./stripe/stripe";
import { FLOOD_BYTES } from "./too-much";
import { startWikimedia, type WikimediaStandIn } from "./wikimedia";
import { clientOf } from "./youtube/client";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

/** What was read, with what the connection holds on its way: far from all that there was. */
const IN_FLIGHT = 24 * 1024 * 1024;

let youtube: YoutubeStandIn;
let wikimedia: WikimediaStandIn;
let stripe: StripeStandIn;
let language: LanguageStandIn;
let mail: MailStandIn;
let deployment: Awaited<ReturnType<typeof start>>;

function start() {
  return deploy({
    site: {
      vars: {
        YOUTUBE_API_KEY: "a-key-for-tests-only",
        YOUTUBE_BASE_URL: youtube.url,
        WIKIMEDIA_CONTACT: "https://greenlight.example/contact",
        WIKIMEDIA_BASE_URL: wikimedia.url,
        WIKIPEDIA_BASE_URL: wikimedia.url,
        STRIPE_SECRET_KEY: KEY,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
        STRIPE_PRICE_STARTER: "price_1",
        STRIPE_PRICE_PRO: "price_2",
        STRIPE_PRICE_CREATOR: "price_3",
        LANGUAGE_BASE_URL: language.url,
        LANGUAGE_MODEL,
        MAIL_URL: mail.url,
        MAIL_KEY,
        FEEDBACK_TO: "team@greenlight.example",
        CEILINGS: JSON.stringify({ searches: 1000, readings: 1000 }),
        TIME_LIMITS: JSON.stringify({ youtubeRetry: 10, wikimediaRetry: 10, wikimediaSpacing: 1 }),
      },
      database: "site",
    },
  });
}

beforeAll(async () => {
  [youtube, wikimedia, stripe, language, mail] = await Promise.all([
    startYoutube(),
    startWikimedia(),
    startStripe(),
    startLanguage(),
    startMail(),
  ]);
  deployment = await start();
}, 60_000);
beforeEach(() => {
  youtube.reset();
  wikimedia.reset();
  stripe.settings.faults = [];
});
afterAll(async () => {
  await deployment?.stop();
  await Promise.all([youtube, wikimedia, stripe, language, mail].map((one) => one?.stop()));
});

/** What a stand-in got rid of in its one body without end, once the other side has hung up. */
async function bytesOf(standIn: { floods(): number[] }, past = 0): Promise<number> {
  await expect.poll(() => standIn.floods().length, { timeout: 10_000 }).toBe(past + 1);
  return standIn.floods()[past] ?? Number.NaN;
}

describe("YouTube", () => {
  it.each(["flood", "deep"] as const)("is asked once, and the search fails: %s", async (fault) => {
    youtube.control.fail(fault);
    const { status, body } = await deployment.site.analyze(`A topic with ${fault}`);
    expect([status, body.error]).toEqual([502, "Failed to analyze YouTube content."]);
    expect(youtube.calls()).toHaveLength(1);
    if (fault === "flood") expect(await bytesOf(youtube)).toBeLessThan(IN_FLIGHT);
    await expect.poll(() => deployment.lines.join("\n")).toMatch(/search: (more than 4096 KB|nested deeper)/);
  });

  it("is taken at no more videos than were asked for", async () => {
    youtube.control.fail("crowd");
    const { status, body } = await deployment.site.analyze("A crowd");
    expect(status).toBe(200);
    expect(body.youtubeVideos?.length).toBeLessThanOrEqual(50);
    const asked = youtube.calls().map(({ params }) => params.id?.split(",").length ?? 0);
    expect(Math.max(...asked)).toBeLessThanOrEqual(50);
    expect(youtube.calls().filter(({ method }) => method === "videos").length).toBeLessThanOrEqual(3);
  });

  it("is cut at the size of a page, whatever the list", async () => {
    youtube.control.fail("crowd");
    const { api } = clientOf(youtube);
    const { found, channels } = youtube.library.world("React tutorials");
    const [channel] = channels;
    const commented = found.find(({ comments }) => comments !== null && comments > 100);
    expect((await api.search("React tutorials")).items).toHaveLength(50);
    expect((await api.uploads(channel?.uploads ?? "", { size: 10 })).items).toHaveLength(10);
    expect((await api.comments(commented?.id ?? "", { size: 40 })).items).toHaveLength(40);
    expect(await api.channels({ handle: channel?.handle ?? "" })).toHaveLength(1);
  });

  it.each(["videos", "videos:batchGetStats", "channels", "playlistItems", "commentThreads"] as const)(
    "is read to the bound by %s",
    async (method) => {
      youtube.control.fail("flood", { method });
      const { api } = clientOf(youtube);
      const asked = {
        videos: () => api.videos(["a"]),
        "videos:batchGetStats": () => api.stats(["a"]),
        channels: () => api.channels({ ids: ["a"] }),
        playlistItems: () => api.uploads("a"),
        commentThreads: () => api.comments("a"),
      };
      await expect(asked[method]()).rejects.toThrow(`${method}: more than ${ANSWER_BYTES.youtube / 1024} KB`);
      expect(await bytesOf(youtube)).toBeLessThan(IN_FLIGHT);
    },
  );
});

describe("Wikimedia", () => {
  const NOW = new Date("2026-11-21T12:00:00Z");
  const source = () =>
    wikimediaInterest({
      contact: "https://greenlight.example/contact",
      wikimediaUrl: wikimedia.url,
      wikipediaUrl: wikimedia.url,
      timeLimits: TIME_LIMITS,
      wait: async () => {},
    });

  it.each(["flood", "deep"] as const)("is asked once, for articles and for views: %s", async (fault) => {
    wikimedia.control.fault = fault;
    await expect(source().find("coffee")).rejects.toMatchObject({ problem: "failed" });
    await expect(source().read({ keyword: "coffee", article: "Coffee" }, NOW)).rejects.toMatchObject({
      problem: "failed",
    });
    expect(wikimedia.calls()).toHaveLength(2);
    if (fault === "deep") return;
    await expect.poll(() => wikimedia.floods().length).toBe(2);
    expect(Math.max(...wikimedia.floods())).toBeLessThan(IN_FLIGHT);
  });

  it("is taken at five articles, and at the days that were asked for", async () => {
    wikimedia.control.newest = "20261120";
    const usual = await source().read({ keyword: "coffee", article: "Coffee" }, NOW);
    wikimedia.control.fault = "crowd";
    expect(await source().find("coffee")).toHaveLength(5);
    expect(await source().read({ keyword: "coffee", article: "Coffee" }, NOW)).toEqual(usual);
  });

  it("leaves the Worker its other work", async () => {
    wikimedia.control.fault = "flood";
    await deployment.site.cron(NOW, "17 3 * * *");
    await expect.poll(() => wikimedia.floods().length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(Math.max(...wikimedia.floods())).toBeLessThan(IN_FLIGHT);
    expect((await deployment.site.open("/api/health")).status).toBe(200);
  });
});

describe("Stripe", () => {
  it.each(["flood", "deep"] as const)("is asked twice at most, and the checkout fails: %s", async (fault) => {
    stripe.settings.faults = [{ with: fault }];
    const [calls, floods] = [stripe.calls().length, stripe.floods().length];
    const { status, body } = await new Buyer(deployment.site.site).call("/api/checkout", { plan: "pro" });
    expect([status, body.error]).toEqual([503, "Failed to start checkout process. Please try again."]);
    expect(stripe.calls().length - calls).toBeLessThanOrEqual(2);
    if (fault === "deep") return;
    await expect.poll(() => stripe.floods().length - floods).toBe(stripe.calls().length - calls);
    expect(Math.max(...stripe.floods())).toBeLessThan(IN_FLIGHT);
  });

  it("is made to close no more checkouts than were asked for", async () => {
    const buyer = new Buyer(deployment.site.site);
    await buyer.checkout("pro");
    stripe.settings.faults = [{ with: "crowd", path: "checkout/sessions" }];
    const before = stripe.calls().length;
    await buyer.call("/api/checkout", { plan: "starter" });
    const closed = stripe
      .calls()
      .slice(before)
      .filter(({ path }) => path.endsWith("/expire"));
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThanOrEqual(40);
  });
});

it.each(["flood", "deep"] as const)(
  "a language model is hung up on, and said to have failed: %s",
  async (mood) => {
    const floods = language.floods().length;
    const { site } = deployment.site;
    const visitor = new Buyer(site);
    const submit = (fields: Record<string, string>) =>
      visitor.fetch("/thumbnail-optimizer/yours", {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: site.origin },
      });
    const title = "I fixed a leaking kitchen tap with a coin";
    const scored = await submit({ action: "analyze", titles: title });
    const id = new URL(scored.headers.get("Location") ?? "", site).searchParams.get("open") ?? "";
    const answer = await submit({
      action: "propose",
      id,
      title,
      notes: `${mood}: it dripped for two years.`,
    });
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(LANGUAGE_MESSAGES.failed);
    if (mood === "flood") expect(await bytesOf(language, floods)).toBeLessThan(IN_FLIGHT);
  },
);

it("a mail service is hung up on, and its mail sent once", async () => {
  mail.control.mood = "take-and-flood";
  const { status } = await new Buyer(deployment.site.site).call("/api/feedback", {
    category: "bug",
    message: "It talks and talks",
  });
  expect(status).toBe(201);
  expect(await bytesOf(mail)).toBeLessThan(IN_FLIGHT);
  const waiting = () =>
    deployment.site.database
      .prepare("select count(*) as n from outbox where sent_at is null")
      .first<number>("n");
  await expect.poll(waiting).toBe(0);
  expect(mail.taken()).toHaveLength(1);
});

it("a body without end is one indeed", () => {
  expect(FLOOD_BYTES).toBeGreaterThan(8 * IN_FLIGHT);
});
