// How the events of the stand-in for Stripe get to the webhook: at once, kept back, again.
import { type Delivery, newEvent, post, type StripeEvent } from "./stripe-events.ts";
import type { StripeSettings } from "./stripe-settings.ts";

/** What happened, in order, and what became of telling it. */
export function eventPost(settings: StripeSettings, webhookSecret: string) {
  const events: StripeEvent[] = [];
  const deliveries: Delivery[] = [];
  const keptBack: StripeEvent[] = [];
  const underway = new Set<Promise<unknown>>();

  function happened(type: string, object: object): void {
    const event = newEvent(type, object);
    events.push(event);
    if (settings.delivers) void deliver([event]);
    else keptBack.push(event);
  }

  async function deliver(given: StripeEvent[]): Promise<Delivery[]> {
    const { webhookUrl } = settings;
    if (!webhookUrl) return [];
    const sending = sendAll(given, (event) => post(webhookUrl, event, webhookSecret));
    underway.add(sending);
    const done = await sending;
    underway.delete(sending);
    deliveries.push(...done);
    return done;
  }

  async function release(): Promise<void> {
    settings.delivers = true;
    await deliver(keptBack.splice(0));
  }

  return {
    events,
    deliveries,
    happened,
    deliver,
    release,
    async settled() {
      while (underway.size > 0) await Promise.all(underway);
    },
    forget() {
      for (const kept of [events, deliveries, keptBack]) kept.length = 0;
    },
  };
}

/** Sends so many at a time, each as soon as there is room. */
const AT_A_TIME = 40;

async function sendAll(
  events: StripeEvent[],
  send: (event: StripeEvent) => Promise<Delivery>,
): Promise<Delivery[]> {
  const sent: Delivery[] = [];
  const queue = events.entries();
  const next = async () => {
    for (const [at, event] of queue) sent[at] = await send(event);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  return sent;
}
