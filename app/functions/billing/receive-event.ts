import { z } from "zod";
import { RECEIVED } from "../../services/billing";
import { define } from "../define";

/** Applies a message of the payment provider's webhook. Its signature, over the body to the letter, is what lets it in. */
export const receiveEvent = define({
  name: "billing.receive-event",
  about: "Takes a signed message of the payment provider.",
  input: z.object({ body: z.string(), signature: z.string().optional() }),
  output: z.object({ received: z.enum(RECEIVED) }),
  scope: "write",
  uses: ["billingEvents.receive"],
  failed: "The message could not be applied. Send it again.",
  examples: { good: { body: "{}" } },
  async run({ body, signature }, _caller, { billingEvents }) {
    return { received: await billingEvents.receive(body, signature) };
  },
});
