import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtSite, keepInMemory, migrate } from "../../commands/built-worker.ts";
import { LANGUAGE_MODEL, startLanguage } from "../upstream/language.ts";
import { type StripeStandIn, startStripe } from "../upstream/stripe/stripe.ts";

/** What becomes of a write to a tool's state; reads and everything else go on. */
const REFUSE_STATES = ["insert", "update", "delete"].map(
  (change) =>
    `create trigger refuse_${change} before ${change} on workspaces begin select raise(abort, 'refused'); end`,
);

interface FreshServer {
  /** Any free one unless named. */
  port?: number;
  /** Serves a database that keeps no state of any tool, to see what they say then. */
  refusesStates?: boolean;
  /** With a stand-in for a language model, which does what notes begin with. */
  hasLanguageModel?: boolean;
  /** Vars of its own, over those of wrangler.toml. */
  vars?: Record<string, string>;
}

interface FreshSite {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the production build with its static files over an empty, migrated database of its own, which goes when it
 * stops. Miniflare alone: the proxy that `wrangler dev` puts before it doubles what a page costs.
 */
export async function serveFresh({
  port = 0,
  refusesStates = false,
  hasLanguageModel = false,
  vars = {},
}: FreshServer = {}): Promise<FreshSite> {
  keepInMemory();
  const language = hasLanguageModel ? await startLanguage() : null;
  const model: Record<string, string> = language ? { LANGUAGE_BASE_URL: language.url, LANGUAGE_MODEL } : {};
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      workers: [builtSite("site", { vars: { ...model, ...vars } })],
      handleStructuredLogs({ level, message }) {
        // What is refused on purpose is no news.
        if (level === "error" && !refusesStates) console.error(message);
      },
    }),
  );
  const stop = async () => {
    await mf.dispose();
    await language?.stop();
  };
  try {
    await migrate(mf, "site");
    if (refusesStates) {
      const database = await mf.getD1Database("DB", "site");
      await database.batch(REFUSE_STATES.map((trigger) => database.prepare(trigger)));
    }
    return { url: `http://localhost:${(await mf.ready).port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A site of its own with a payment provider: the production build, and a stand-in for Stripe that tells it. */
export interface PaidSite {
  url: string;
  stripe: StripeStandIn;
  stop(): Promise<void>;
}

export async function servePaid(): Promise<PaidSite> {
  const stripe = await startStripe();
  const site = await serveFresh({
    vars: {
      STRIPE_SECRET_KEY: "sk_test_for_tests_only",
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  });
  stripe.settings.webhookUrl = `${site.url}/api/stripe-webhook`;
  return {
    url: site.url,
    stripe,
    async stop() {
      await site.stop();
      await stripe.stop();
    },
  };
}
