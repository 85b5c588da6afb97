// Idempotency keys, as Stripe's API reference has them.
import { failure, type Reply } from "./stripe-faults.ts";

/** Stripe does a thing once for a key, tells whoever comes again what it told then, and refuses another thing. */
export function idempotencyKeys() {
  /** What was answered to a key, and to which request. */
  const answered = new Map<string, { request: string; reply: Reply | "at it" }>();

  return {
    async once(key: string | null, request: string, act: () => Promise<Reply>): Promise<Reply> {
      if (!key) return act();
      const before = answered.get(key);
      if (!before) {
        answered.set(key, { request, reply: "at it" });
        const reply = await act();
        answered.set(key, { request, reply });
        return reply;
      }
      if (before.request !== request) {
        const message =
          "Keys for idempotent requests can only be used with the same parameters they were first used with.";
        return failure(400, { type: "idempotency_error", message });
      }
      if (before.reply !== "at it") {
        return { ...before.reply, headers: { "idempotent-replayed": "true" } };
      }
      const message = "There is currently another in-progress request using this Idempotent Key.";
      return failure(409, { type: "idempotency_error", code: "idempotency_key_in_use", message });
    },
    forget: () => answered.clear(),
  };
}
