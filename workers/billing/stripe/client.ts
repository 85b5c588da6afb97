import type { Stripe } from "stripe";
import { ANSWER_BYTES, boundedFetch } from "../../bounded-answer";
import { fingerprint } from "../../secrets";
import type { TimeLimits } from "../../time-limits";

export interface StripeAccess {
  key: string;
  /** Another address than Stripe's own, for a stand-in. */
  apiUrl: string | undefined;
  timeLimits: Pick<TimeLimits, "stripeCall" | "stripeInUse">;
}

/**
 * A client of Stripe's API. The package is read only where there is something to ask: a Worker without Stripe starts
 * without it. Each POST carries an idempotency key, so that the one retry never does a thing twice.
 */
export async function openStripe({ key, apiUrl, timeLimits }: StripeAccess): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  return new Stripe(key, {
    ...parseAddress(apiUrl),
    httpClient: Stripe.createFetchHttpClient(boundedFetch(ANSWER_BYTES.stripe)),
    timeout: timeLimits.stripeCall,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function parseAddress(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === "http:" ? ("http" as const) : ("https" as const), host: hostname, port };
}

/** What a list holds, no more of it than was asked for: each is a further call, or a row. */
export function firstOf<Item>({ data }: { data: Item[] }, most: number): Item[] {
  return data.slice(0, most);
}

/** Whether Stripe understood what was asked, and it cannot be done as things stand. */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError";
}

/** Whether Stripe knows of no such thing (any more): a customer or a subscription deleted there, or a test one. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, "resource_missing");
}

/** Whether that thing is the customer whom a question was about. */
export function isMissingCustomer(error: unknown): boolean {
  return isMissing(error) && (error as Partial<Stripe.errors.StripeError>).param === "customer";
}

/** How often to wait for another click that does the same right now, each time twice as long as before. */
const WAITS = 4;

/**
 * Makes a thing at Stripe once, however many ask for the same at once: the idempotency key is a digest of all that is
 * asked for. Stripe keeps the first answer under a key for a day, its own failure, too; such a replay is asked for
 * once more, under a new key.
 *
 * @param what begins the key: "customer"
 * @param asked every parameter, and what tells this time from an earlier one
 * @param waitMs how long to wait the first time for another click that does the same
 */
export async function makeOnce<Made>(
  { what, asked, waitMs }: { what: string; asked: object; waitMs: number },
  make: (options: { idempotencyKey: string }) => Promise<Made>,
): Promise<Made> {
  const key = `${what}-${await fingerprint(JSON.stringify(asked))}`;
  try {
    return await retryWhileInUse(waitMs, () => make({ idempotencyKey: key }));
  } catch (error) {
    if (!isReplay(error)) throw error;
    return await retryWhileInUse(waitMs, () => make({ idempotencyKey: `${key}-${crypto.randomUUID()}` }));
  }
}

async function retryWhileInUse<Made>(waitMs: number, make: () => Promise<Made>): Promise<Made> {
  for (let waits = 0; waits < WAITS; waits++) {
    try {
      return await make();
    } catch (error) {
      if (!hasCode(error, "idempotency_key_in_use")) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs * 2 ** waits));
  }
  return make();
}

function isReplay(error: unknown): boolean {
  const headers = (error as Partial<Stripe.errors.StripeError> | null)?.headers;
  return headers?.["idempotent-replayed"] === "true";
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
