import { fingerprint } from "../../fingerprint";

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
    return await patiently(() => make({ idempotencyKey: key }));
  } catch (error) {
    if (!isReplay(error)) throw error;
    return await patiently(() => make({ idempotencyKey: `${key}-${crypto.randomUUID()}` }));
  }
}

async function patiently<Made>(make: () => Promise<Made>): Promise<Made> {
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
