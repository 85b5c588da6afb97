// The events of the stand-in for Stripe, signed, and how they come: in order, late, twice or not at all.
import { createHmac } from "node:crypto";
import { newId } from "./stripe-books.ts";

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
