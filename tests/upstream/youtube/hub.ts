// A stand-in for YouTube's hub (WebSub): it checks what it is asked, signs what it sends, and can be told to fail.
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Subscription {
  callback: string;
  topic: string;
  secret: string;
}

export interface HubStandIn {
  url: string;
  /** What it was asked, in the order it came. */
  asked: Record<string, string>[];
  /** By topic, those that the subscriber confirmed. */
  subscriptions: Map<string, Subscription>;
  /** What becomes of requests: its status in place of 202. */
  settings: { status: number; leaseSeconds: number };
  /** Waits for checks under way. */
  settled(): Promise<void>;
  /** Sends a notification to who subscribed to a topic: the status of the answer. */
  push(topic: string, body: string, over?: { secret?: string; method?: string }): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts it on a free port.
 *
 * @param site where subscribers are really found, whatever origin their callbacks name
 */
export async function startHub(site: () => URL): Promise<HubStandIn> {
  const asked: Record<string, string>[] = [];
  const subscriptions = new Map<string, Subscription>();
  const settings = { status: 202, leaseSeconds: 432_000 };
  let checks: Promise<void> = Promise.resolve();

  const found = (callback: string) => new URL(new URL(callback).pathname, site());

  async function check(form: Record<string, string>): Promise<void> {
    const { "hub.mode": mode = "", "hub.topic": topic = "", "hub.callback": callback = "" } = form;
    const challenge = `challenge-${asked.length}`;
    const url = found(callback);
    url.search = new URLSearchParams({
      "hub.mode": mode,
      "hub.topic": topic,
      "hub.challenge": challenge,
      ...(mode === "subscribe" && { "hub.lease_seconds": String(settings.leaseSeconds) }),
    }).toString();
    const answer = await fetch(url);
    if (answer.status !== 200 || (await answer.text()) !== challenge) return;
    if (mode === "subscribe") subscriptions.set(topic, { callback, topic, secret: form["hub.secret"] ?? "" });
    else subscriptions.delete(topic);
  }

  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
    asked.push(form);
    response.writeHead(settings.status).end();
    if (settings.status === 202) checks = checks.then(() => check(form));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/subscribe`,
    asked,
    subscriptions,
    settings,
    settled: () => checks,
    async push(topic, body, { secret, method = "sha1" } = {}) {
      const subscription = subscriptions.get(topic);
      if (!subscription) throw new Error(`nobody subscribed to ${topic}`);
      const signature = createHmac(method, secret ?? subscription.secret)
        .update(body)
        .digest("hex");
      const headers = { "Content-Type": "application/atom+xml", "X-Hub-Signature": `${method}=${signature}` };
      const answer = await fetch(found(subscription.callback), { method: "POST", headers, body });
      await answer.arrayBuffer();
      return answer.status;
    },
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
