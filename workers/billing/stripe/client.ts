import type { Stripe } from "stripe";

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
    ...addressOf(apiUrl),
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function addressOf(apiUrl: string | undefined) {
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
