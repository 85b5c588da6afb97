import type { Stripe } from "stripe";
import { fingerprint } from "../../fingerprint";

export interface StripeAccess {
  key: string;
  /** Another address than Stripe's own, for a stand-in. */
  apiUrl: string | undefined;
}

/** A visitor waits for one call this long, twice at most. */
const TIMEOUT_MS = 6000;

/**
 * A client of Stripe's API. The package is read only where there is something to ask: a Worker without Stripe starts
 * without it. Each POST carries an idempotency key, so that the one retry never does a thing twice.
 */
export async function openStripe({ key, apiUrl }: StripeAccess): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  return new Stripe(key, {
    ...parseAddress(apiUrl),
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function parseAddress(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === "http:" ? ("http" as const) : ("https" as const), host: hostname, port };
}

/** Whether Stripe understood what was asked, and it cannot be done as things stand. */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError";
}

/** Whether Stripe knows of no such thing (any more): a customer or a subscription deleted there, or a test one. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}

/** Whether that thing is the customer whom a question was about. */
export function isMissingCustomer(error: unknown): boolean {
  return isMissing(error) && (error as { param?: unknown }).param === "customer";
}

/** How long to wait for another click that does the same right now, in milliseconds each time. */
const WAITS_MS = [500, 1000, 2000, 4000];

/**
 * Makes a thing at Stripe once, however many ask for the same at once: the idempotency key is a digest of all that is
 * asked for. Stripe keeps the first answer under a key for a day, its own failure, too; such a replay is asked for
 * once more, under a new key.
 *
 * @param what begins the key: "customer"
 * @param asked every parameter, and what tells this time from an earlier one
 */
export async function makeOnce<Made>(
  what: string,
  asked: object,
  make: (options: { idempotencyKey: string }) => Promise<Made>,
): Promise<Made> {
  const key = `${what}-${await fingerprint(JSON.stringify(asked))}`;
  try {
    return await retryWhileInUse(() => make({ idempotencyKey: key }));
  } catch (error) {
    if (!isReplay(error)) throw error;
    return await retryWhileInUse(() => make({ idempotencyKey: `${key}-${crypto.randomUUID()}` }));
  }
}

async function retryWhileInUse<Made>(make: () => Promise<Made>): Promise<Made> {
  for (const pause of WAITS_MS) {
    try {
      return await make();
    } catch (error) {
      if ((error as { code?: string }).code !== "idempotency_key_in_use") throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return make();
}

function isReplay(error: unknown): boolean {
  return (error as { headers?: Record<string, string> }).headers?.["idempotent-replayed"] === "true";
}
