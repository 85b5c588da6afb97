import type { ScheduledController } from "@cloudflare/workers-types";
import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import { standingSession } from "./api/act";
import { billingPortal, cancelSubscription, checkout, stripeWebhook, subscription } from "./api/billing";
import { planFeed, watchFeed } from "./api/feeds";
import { feedback, waitlist } from "./api/forms";
import { push } from "./api/push";
import { session } from "./api/session";
import { health, siteFiles, thumbnails } from "./api/site-files";
import { trends, youtubeAnalytics, youtubeInsights } from "./api/youtube";
import { answerCookies } from "./caller";
import type { Env, HonoEnv } from "./env";
import { runJobs } from "./jobs/run-jobs";
import { JOBS } from "./jobs/table";
import { bodyBound, readUnreadBody } from "./middleware/body-bound";
import { keptPages } from "./middleware/kept-pages";
import { answerFailure, requestLog } from "./middleware/request-log";
import { sameOrigin } from "./middleware/same-origin";
import { noStore, securityHeaders } from "./middleware/security-headers";
import { oneAddress, pages } from "./pages";
import { jobServices } from "./scheduled";
import { createServices, formTargets, markRefused, nameSession } from "./services";

/** Functions that act for whoever the session cookie names. */
const OF_A_SESSION = ["feedback", "checkout", "billing-portal", "cancel-subscription", "subscription"].map(
  (name) => `/api/${name}`,
);

/** How assistants get access; its script is loaded with the first of them. */
const oauth = async (c: Context<HonoEnv>) => (await import("./oauth/answer")).answerOAuth(c);

/** The door: everything that reaches the Worker comes through here, in this order. */
const app = new Hono<HonoEnv>();

// The id is ours alone: one taken from the client could forge the log.
app.use(
  requestId({ headerName: "" }),
  requestLog((c) => markRefused(c.env, c.req.raw)),
  keptPages((c) => nameSession(c.env, c.req.raw, c.get("log"))),
  securityHeaders(formTargets),
  readUnreadBody(),
  oneAddress(),
  async function provideServices(c, next) {
    const facts = { id: c.get("requestId"), nonce: c.get("secureHeadersNonce") ?? "", now: new Date() };
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const cookies = answerCookies();
    const arrival = { request: c.req.raw, facts, log: c.get("log"), cookies, waitUntil };
    c.set("arrival", arrival);
    c.set("services", createServices(c.env, arrival));
    await next();
    for (const cookie of cookies.all()) c.header("Set-Cookie", cookie, { append: true });
  },
  sameOrigin(),
  bodyBound(),
);

app.use("/api/*", noStore());
for (const path of OF_A_SESSION) app.use(path, standingSession());
app.route("/api/session", session);
app.route("/api/waitlist", waitlist);
app.route("/api/feedback", feedback);
app.route("/api/trends", trends);
app.route("/api/youtube-insights", youtubeInsights);
app.route("/api/youtube-analytics", youtubeAnalytics);
app.route("/api/checkout", checkout);
app.route("/api/billing-portal", billingPortal);
app.route("/api/cancel-subscription", cancelSubscription);
app.route("/api/subscription", subscription);
app.route("/api/stripe-webhook", stripeWebhook);
app.route("/api/push", push);
app.route("/api/thumbnails", thumbnails);
app.route("/api/health", health);
app.on("GET", ["/api/v1/docs", "/api/v1/docs.data"], pages);
app.all("/api/v1/*", async (c) => (await import("./api/v1/answer")).answerV1(c));
app.all("/oauth2/:endpoint{token|revoke|register}", oauth);
app.all("/.well-known/oauth-authorization-server", oauth);
app.all("/.well-known/oauth-protected-resource/*", oauth);
app.all("/mcp", async (c) => (await import("./mcp/answer")).answerMcp(c));
app.all("/api/*", (c) => c.json({ success: false, error: "Not Found" }, 404));

app.route("/plan", planFeed);
app.route("/note", watchFeed);
app.route("/", siteFiles);
app.all("*", pages);
app.onError(answerFailure);

export default {
  fetch: app.fetch,
  /** Runs what a cron of wrangler.toml is for. */
  scheduled({ scheduledTime, cron }: ScheduledController, env: Env): Promise<void> {
    return runJobs(JOBS, jobServices(env, new Date(scheduledTime)), cron);
  },
};
