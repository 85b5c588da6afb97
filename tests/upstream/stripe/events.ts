import { createHmac } from "node:crypto";
import { newId } from "./books.ts";
import type { StripeFault } from "./faults.ts";

// The events of the stand-in for Stripe, signed, and how they come: in order, late, twice or not at all.

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: object };
}

export function newEvent(type: string, object: object): StripeEvent {
  return {
    id: newId("evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object },
  };
}

/** The header `Stripe-Signature` for a body: HMAC-SHA256 over the second and the body. */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

export interface Delivery {
  event: StripeEvent;
  /** What the webhook answered; null where nobody did. */
  status: number | null;
}

/** Posts one event as Stripe does. */
export async function post(url: string, event: StripeEvent, secret: string): Promise<Delivery> {
  const body = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Stripe-Signature": sign(body, secret),
        "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
    });
    await answer.arrayBuffer();
    return { event, status: answer.status };
  } catch {
    return { event, status: null };
  }
}

// How the events of the stand-in for Stripe get to the webhook: at once, kept back, again.

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

/** What is to go wrong, and where events go. */
export interface StripeSettings {
  faults: { with: StripeFault; path?: string; times?: number }[];
  /** Milliseconds before each answer. */
  slowness: number;
  /** Where events go; nowhere without one. */
  webhookUrl: string | null;
  /** False keeps events back until they are released. */
  delivers: boolean;
  /** The prices that there are; null for any. */
  prices: string[] | null;
}

export function freshSettings(): StripeSettings {
  return { faults: [], slowness: 0, webhookUrl: null, delivers: true, prices: null };
}
