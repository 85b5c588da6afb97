import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newSecret } from "../../commands/secret.ts";
import { execute, migrate, type Server, serve } from "../../commands/server.ts";
import { LANGUAGE_MODEL, startLanguage } from "../upstream/language.ts";
import { type StripeStandIn, startStripe } from "../upstream/stripe/stripe.ts";

/** What becomes of a write to a tool's state; reads and everything else go on. */
const REFUSE_STATES = ["insert", "update", "delete"]
  .map(
    (change) =>
      `create trigger refuse_${change} before ${change} on workspaces begin select raise(abort, 'refused'); end;`,
  )
  .join(" ");

/** Each journey names an address of its own. */
const ADDRESSES = "ADDRESS_HEADER:CF-Connecting-IP";

interface FreshServer {
  /** Any free one unless named. */
  port?: number;
  output?: "inherit" | "ignore";
  /** Serves a database that keeps no state of any tool, to see what they say then. */
  refusesStates?: boolean;
  /** With a stand-in for a language model, which does what notes begin with. */
  hasLanguageModel?: boolean;
  /** Vars of its own, `NAME:value`. */
  vars?: string[];
}

/** Serves the production build over an empty, migrated database of its own, which goes when it stops. */
export async function serveFresh({
  port,
  output = "inherit",
  refusesStates = false,
  hasLanguageModel = false,
  vars: others = [],
}: FreshServer = {}): Promise<Server> {
  const state = await mkdtemp(join(tmpdir(), "greenlight-"));
  const language = hasLanguageModel ? await startLanguage() : null;
  const forget = async () => {
    await language?.stop();
    await rm(state, { recursive: true, force: true });
  };
  // Keys in this clone's .dev.vars must not be spent on tests.
  const keys = [
    "YOUTUBE_API_KEY:",
    "MAIL_URL:",
    "STRIPE_SECRET_KEY:",
    "STRIPE_WEBHOOK_SECRET:",
    "LANGUAGE_MODEL:",
  ];
  const model = language ? [`LANGUAGE_BASE_URL:${language.url}`, `LANGUAGE_MODEL:${LANGUAGE_MODEL}`] : [];
  const overridden = new Set(others.map((line) => line.split(":", 1)[0]));
  const unset = keys.filter((line) => !overridden.has(line.split(":", 1)[0]));
  const vars = [`SESSION_SECRET:${newSecret()}`, ADDRESSES, ...unset, ...model, ...others];
  try {
    await migrate({ state, output });
    if (refusesStates) await execute(REFUSE_STATES, { state, output });
    const server = await serve({ port, state, output, vars });
    return {
      ...server,
      async stop() {
        await server.stop();
        await forget();
      },
    };
  } catch (error) {
    await forget();
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
  const server = await serveFresh({
    output: "ignore",
    vars: [
      "STRIPE_SECRET_KEY:sk_test_for_tests_only",
      `STRIPE_WEBHOOK_SECRET:${stripe.webhookSecret}`,
      `STRIPE_API_URL:${stripe.url}`,
    ],
  });
  stripe.settings.webhookUrl = `${server.url}/api/stripe-webhook`;
  return {
    url: server.url,
    stripe,
    async stop() {
      await server.stop();
      await stripe.stop();
    },
  };
}
