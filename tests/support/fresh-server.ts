import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtSite, keepInMemory, migrate, WITH_CHUNKS } from "../../commands/built-worker.ts";
import { d1Worker, openD1 } from "../../commands/d1.ts";
import { type GoogleStandIn, startGoogle } from "../upstream/google.ts";
import { LANGUAGE_MODEL, startLanguage } from "../upstream/language.ts";
import { MAIL_KEY, type MailStandIn, startMail } from "../upstream/mail.ts";
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
  database: D1Database;
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
      ...WITH_CHUNKS,
      host: "127.0.0.1",
      port,
      workers: [builtSite("site", { vars: { ...model, ...vars } }), d1Worker("DB")],
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
    const database = await openD1(mf);
    await migrate(database);
    if (refusesStates) await database.batch(REFUSE_STATES.map((trigger) => database.prepare(trigger)));
    return { url: `http://localhost:${(await mf.ready).port}`, database, stop };
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

/** A site of its own with accounts: the production build, a mailbox, and a stand-in for signing in at Google. */
export interface AccountsSite extends FreshSite {
  mail: MailStandIn;
  google: GoogleStandIn;
}

export async function serveAccounts(options: FreshServer = {}): Promise<AccountsSite> {
  const [mail, google] = await Promise.all([startMail(), startGoogle()]);
  const others = () => Promise.all([mail.stop(), google.stop()]);
  try {
    const site = await serveFresh({
      ...options,
      vars: {
        ...{ AUTH: "accounts", PASSWORDS: "on", MAIL_URL: mail.url, MAIL_KEY, ...google.vars },
        // Each journey has an account of its own, more than a small site has in a day.
        CEILINGS: JSON.stringify({ links: 1000, linkMails: 40_000, accountMails: 10_000 }),
        ...options.vars,
      },
    });
    return {
      ...site,
      mail,
      google,
      async stop() {
        await site.stop();
        await others();
      },
    };
  } catch (error) {
    await others();
    throw error;
  }
}
