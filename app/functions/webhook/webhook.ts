import { z } from "zod";
import { LookUpFailed } from "../../services/webhook";
import { define, defineJob } from "../define";
import { Refused } from "../refused";
import { WEBHOOK_MESSAGES as SAYS, TARGET_PROBLEMS } from "./messages";

const LIMIT = { name: "feed", tooMany: SAYS["too-many"] } as const;

export const setWebhook = define({
  name: "webhook.set",
  about: "Sends the caller's events to an https address of theirs from now on, signed by Standard Webhooks.",
  input: z.object({
    url: z.string(TARGET_PROBLEMS["no-address"]).trim().min(1, TARGET_PROBLEMS["no-address"]),
  }),
  /** The only time that the secret is told. */
  output: z.object({ secret: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: ["webhook.set"],
  failed: SAYS["not-kept"],
  examples: {
    good: { url: "https://hooks.creator.studio/greenlight" },
    bad: { input: { url: "" }, status: 400, message: TARGET_PROBLEMS["no-address"] },
  },
  async run({ url }, _caller, { webhook, report }) {
    const set = await webhook.set(url).catch((error: unknown) => {
      if (!(error instanceof LookUpFailed)) throw error;
      report(error);
      throw new Refused(503, SAYS["not-checked"], { field: "url" });
    });
    if (!set) throw new Refused(403, SAYS["no-account"]);
    if ("problem" in set) throw new Refused(400, TARGET_PROBLEMS[set.problem], { field: "url" });
    return set;
  },
});

export const endWebhook = define({
  name: "webhook.end",
  about: "Ends the caller's webhook.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: ["webhook.end"],
  failed: SAYS["not-kept"],
  examples: { good: {} },
  async run(_input, _caller, { webhook }) {
    await webhook.end();
    return {};
  },
});

export const testWebhook = define({
  name: "webhook.test",
  about: "Sends one test event to the caller's webhook.",
  input: z.object({}),
  /** Why it was not taken; null where it was. */
  output: z.object({ failure: z.string().nullable() }),
  scope: "write",
  limit: LIMIT,
  uses: ["webhook.test"],
  failed: SAYS["not-kept"],
  examples: { good: {} },
  async run(_input, _caller, { webhook }) {
    const tried = await webhook.test();
    if (!tried) throw new Refused(409, SAYS["none-set"]);
    return tried;
  },
});

/** So many at a time, so that a server which hangs holds up few. */
const AT_ONCE = 5;

/**
 * Sends events that wait to their webhooks, and tries again what was not taken, by the outbox's growing pauses for three days
 * (EVENT_TRIES). Then the webhook is switched off, and its owner told by mail.
 */
export const deliverEvents = defineJob({
  name: "webhook.deliver",
  about: "Sends events to webhooks.",
  input: z.object({}),
  output: z.object({ sent: z.number(), failed: z.number(), off: z.number() }),
  scope: "write",
  uses: [
    ...(["webhookEvents.queue", "webhookEvents.claim", "webhookEvents.send", "webhookEvents.note"] as const),
    ...(["webhookEvents.switchOff", "webhookEvents.most"] as const),
  ],
  failed: "The events could not be sent.",
  examples: { good: {} },
  async run(_input, _caller, { webhookEvents, report }) {
    await webhookEvents.queue();
    const events = webhookEvents.most > 0 ? await webhookEvents.claim(webhookEvents.most) : [];
    let [sent, failed] = [0, 0];
    for (let start = 0; start < events.length; start += AT_ONCE) {
      await Promise.all(
        events.slice(start, start + AT_ONCE).map(async (event) => {
          const outcome = await webhookEvents.send(event).catch((error: unknown) => {
            report(error);
            return { failure: "an unforeseen error", isGone: false };
          });
          if (outcome.failure === null) sent += 1;
          else failed += 1;
          await webhookEvents.note(event, outcome);
        }),
      );
    }
    return { sent, failed, off: await webhookEvents.switchOff() };
  },
});
