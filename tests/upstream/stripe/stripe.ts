// A stand-in for Stripe: the used part of its API over HTTP, its pages, its signed events, and a clock.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { crowd, deepJson, flood } from "../too-much.ts";
import { stripeApi } from "./api.ts";
import {
  type BookedCheckout,
  type BookedSubscription,
  type Books,
  newBooks,
  newSubscription,
  passPeriod,
  shownCheckout,
  shownInvoice,
  shownSubscription,
} from "./books.ts";
import type { Delivery, StripeEvent } from "./events.ts";
import { eventPost, freshSettings, type StripeSettings } from "./events.ts";
import {
  failure,
  faultReply,
  idempotencyKeys,
  isRemembered,
  type Reply,
  refusalOf,
  STRIPE_FAULTS,
  type StripeFault,
} from "./faults.ts";
import { type Params, readForm } from "./form.ts";
import { sendJson, stripeVisits } from "./pages.ts";

interface StripeCall {
  method: string;
  path: string;
  params: Params;
  idempotencyKey: string | null;
  version: string | null;
  status: number;
}

export interface StripeStandIn {
  url: string;
  webhookSecret: string;
  settings: StripeSettings;
  books: Books;
  calls(): StripeCall[];
  /** How many bytes it got rid of in each body without end. */
  floods(): number[];
  /** Every event so far, in the order of what happened. */
  events(): StripeEvent[];
  deliveries(): Delivery[];
  /** Sends events, kept back or not, in the order given: reordered, again and again. */
  deliver(events: StripeEvent[]): Promise<Delivery[]>;
  /** Sends what was kept back, and delivers from then on. */
  release(): Promise<void>;
  /** When the events that are on their way have arrived. */
  settled(): Promise<void>;
  /** Pays an open checkout. */
  pay(checkoutId: string): BookedSubscription;
  /** Subscribes a customer without a checkout, as somebody does in the dashboard. */
  subscribe(customer: string, price: string): BookedSubscription;
  /** Lets the period of a subscription end: it renews, or it is over. */
  passPeriod(subscriptionId: string): void;
  /** Says that a subscription is another now, as a failed payment makes it. */
  change(subscriptionId: string, change: Partial<BookedSubscription>): void;
  reset(): void;
  stop(): Promise<void>;
}

const HANG_MS = 30_000;

/**
 * Starts it on a port of 127.0.0.1, any free one for 0. It takes any test key, remembers idempotency keys, and signs
 * its events with `webhookSecret`. From outside the process it is steered over HTTP: `POST /control` with settings as
 * JSON (`{"reset":true}`, `{"renew":"sub_…"}`, `{"release":true}`), `GET /control` tells them, the calls and the books.
 */
export async function startStripe({
  port = 0,
  webhookSecret = "whsec_for_the_stand_in_only",
} = {}): Promise<StripeStandIn> {
  const settings = freshSettings();
  const books = newBooks();
  const calls: StripeCall[] = [];
  const floods: number[] = [];
  const { events, deliveries, happened, ...eventsOut } = eventPost(settings, webhookSecret);
  const keys = idempotencyKeys();
  const stopping = new AbortController();
  const now = () => Math.floor(Date.now() / 1000);
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = stripeApi({ books, base, prices: () => settings.prices, now, changed });
  const visitPage = stripeVisits({ books, pay, change, now });

  function changed(type: string, subscription: BookedSubscription): void {
    happened(type, shownSubscription(subscription, books, []));
  }

  function pay(checkoutId: string): BookedSubscription {
    const checkout = books.checkouts.get(checkoutId);
    if (checkout?.status !== "open") throw new Error(`checkout ${checkoutId} is not open`);
    const subscription = newSubscription({ ...checkout, metadata: checkout.subscriptionMetadata }, now());
    books.subscriptions.set(subscription.id, subscription);
    Object.assign(checkout, {
      status: "complete",
      subscription: subscription.id,
    } satisfies Partial<BookedCheckout>);
    changed("customer.subscription.created", subscription);
    happened("checkout.session.completed", shownCheckout(checkout, base()));
    happened("invoice.paid", shownInvoice(subscription));
    return subscription;
  }

  function subscribe(customer: string, price: string): BookedSubscription {
    const subscription = newSubscription({ customer, price, metadata: {} }, now());
    books.subscriptions.set(subscription.id, subscription);
    changed("customer.subscription.created", subscription);
    return subscription;
  }

  function bookedSubscription(id: string): BookedSubscription {
    const found = books.subscriptions.get(id);
    if (!found) throw new Error(`there is no subscription ${id}`);
    return found;
  }

  function letPeriodPass(id: string): void {
    const subscription = bookedSubscription(id);
    const renewed = passPeriod(subscription) === "renewed";
    if (renewed) happened("invoice.paid", shownInvoice(subscription));
    changed(`customer.subscription.${renewed ? "updated" : "deleted"}`, subscription);
  }

  function change(id: string, what: Partial<BookedSubscription>): void {
    changed("customer.subscription.updated", Object.assign(bookedSubscription(id), what));
  }

  function reset(): void {
    Object.assign(settings, freshSettings());
    for (const book of Object.values(books)) book.clear();
    calls.length = 0;
    floods.length = 0;
    eventsOut.forget();
    keys.forget();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    if (url.pathname === "/control") sendJson(response, await steer(request.method, body));
    else if (url.pathname.startsWith("/v1/")) await answerCall(request, response, url, body);
    else visitPage(request.method ?? "GET", url, readForm(body), response);
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL, body: string) {
    const { method = "GET", headers } = request;
    const path = url.pathname.slice("/v1/".length);
    const key = headers["idempotency-key"]?.toString() ?? null;
    const params = readForm(method === "GET" ? url.search.slice(1) : body);
    const version = headers["stripe-version"]?.toString() ?? null;
    const call: StripeCall = { method, path, params, idempotencyKey: key, version, status: 0 };
    calls.push(call);
    const fault = takeFault(path);
    if (fault === "hang-up") return void request.socket.destroy();
    if (fault === "hang") await wait(HANG_MS, undefined, { signal: stopping.signal });
    if (fault === "html") {
      call.status = 200;
      return void response.writeHead(200, { "content-type": "text/html" }).end("<p>Sorry</p>");
    }
    if (fault === "flood") return flood(response, (bytes) => void floods.push(bytes));
    if (fault === "deep") {
      call.status = 200;
      return void response.writeHead(200, { "content-type": "application/json" }).end(deepJson("data"));
    }
    const failed = fault && faultReply(fault);
    const refused = failed && !isRemembered(fault) ? failed : refusalOf(headers.authorization, version);
    const act = () => slowly(() => failed ?? api(method, path, params));
    const reply = refused ?? (await keys.once(key, `${method} ${path} ${body}`, act));
    call.status = reply.status;
    sendJson(response, fault === "crowd" ? crowded(reply) : reply);
  }

  /** What is told late is what was so when it was asked. */
  async function slowly(act: () => Reply): Promise<Reply> {
    const reply = act();
    const shown = { ...reply, body: structuredClone(reply.body) };
    await wait(settings.slowness, undefined, { signal: stopping.signal });
    return shown;
  }

  function takeFault(path: string): StripeFault | null {
    const fault = settings.faults.find((one) => path.startsWith(one.path ?? "") && one.times !== 0);
    if (fault?.times !== undefined) fault.times--;
    return fault?.with ?? null;
  }

  async function steer(method: string | undefined, body: string): Promise<Reply> {
    if (method === "POST") {
      const wish = JSON.parse(body || "{}") as Partial<StripeSettings> & {
        reset?: boolean;
        release?: boolean;
        renew?: string;
      };
      if (wish.reset) reset();
      const { reset: _, release: released, renew, ...change } = wish;
      for (const { with: fault } of change.faults ?? []) {
        if (!STRIPE_FAULTS.includes(fault)) throw new RangeError(`There is no fault ${fault}`);
      }
      Object.assign(settings, change);
      if (renew) letPeriodPass(renew);
      if (released) await eventsOut.release();
    }
    const { customers, checkouts, subscriptions } = books;
    const shelves = { customers, checkouts, subscriptions };
    const shown = Object.fromEntries(
      Object.entries(shelves).map(([name, book]) => [name, [...book.values()]]),
    );
    return { status: 200, body: { settings, calls, deliveries, ...shown } };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      sendJson(response, failure(400, { type: "invalid_request_error", message: String(error) }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });

  return {
    url: base(),
    webhookSecret,
    settings,
    books,
    calls: () => [...calls],
    floods: () => [...floods],
    events: () => [...events],
    deliveries: () => [...deliveries],
    deliver: eventsOut.deliver,
    release: eventsOut.release,
    settled: eventsOut.settled,
    pay,
    subscribe,
    passPeriod: letPeriodPass,
    change,
    reset,
    stop() {
      stopping.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** As many as fit into an answer that is not too long in itself. */
const CROWD_OF_LISTS = 1000;

/** The same list with its things over and over; anything else as it is. */
function crowded(reply: Reply): Reply {
  const { data, ...rest } = reply.body as { data?: unknown };
  return Array.isArray(data) ? { ...reply, body: { ...rest, data: crowd(data, CROWD_OF_LISTS) } } : reply;
}
