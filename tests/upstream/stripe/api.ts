// The used part of Stripe's API over the stand-in's books.
import {
  type BookedCheckout,
  type BookedSubscription,
  type Books,
  newId,
  shownCheckout,
  shownCustomer,
  shownSubscription,
} from "./books.ts";
import { failure, missing, type Reply } from "./faults.ts";
import { type Params, textAt, textsAt } from "./form.ts";

const DAY = 24 * 60 * 60;

interface Api {
  books: Books;
  /** Where the stand-in itself is. */
  base(): string;
  /** The prices that there are; null for any. */
  prices(): string[] | null;
  /** Epoch seconds. */
  now(): number;
  changed(type: string, subscription: BookedSubscription): void;
}

type Handler = (id: string, params: Params) => Reply;

/** Every method and path that is spoken, with what stands in the place of an id. */
export function stripeApi({ books, base, prices, now, changed }: Api) {
  const { customers, checkouts, subscriptions } = books;
  const ok = (body: unknown): Reply => ({ status: 200, body });

  const paths: [method: string, path: RegExp, handle: Handler][] = [
    ["POST", /^customers$/, (_, params) => createCustomer(params)],
    ["GET", /^subscriptions$/, (_, params) => listSubscriptions(params)],
    [
      "GET",
      /^subscriptions\/([^/]+)$/,
      (id, params) => withSubscription(id, (one) => ok(shown(one, params))),
    ],
    ["POST", /^subscriptions\/([^/]+)$/, (id, params) => withSubscription(id, (one) => update(one, params))],
    ["POST", /^checkout\/sessions$/, (_, params) => createCheckout(params)],
    ["GET", /^checkout\/sessions$/, (_, params) => listCheckouts(params)],
    [
      "GET",
      /^checkout\/sessions\/([^/]+)$/,
      (id) => withCheckout(id, (one) => ok(shownCheckout(one, base()))),
    ],
    ["POST", /^checkout\/sessions\/([^/]+)\/expire$/, (id) => withCheckout(id, expire)],
    ["POST", /^billing_portal\/sessions$/, (_, params) => createPortal(params)],
  ];

  function createCustomer(params: Params): Reply {
    const customer = { id: newId("cus"), metadata: textsAt(params, "metadata") };
    customers.set(customer.id, customer);
    return ok(shownCustomer(customer));
  }

  function createCheckout(params: Params): Reply {
    const customer = textAt(params, "customer") ?? "";
    const price = textAt(params, "line_items", "0", "price") ?? "";
    if (!isCustomer(customer)) return missing("customer", customer, "customer");
    if (prices()?.includes(price) === false) return missing("price", price, "line_items[0][price]");
    if (textAt(params, "mode") !== "subscription") {
      return failure(400, {
        type: "invalid_request_error",
        param: "mode",
        message: "You specified `payment` mode but passed a recurring price.",
      });
    }
    const checkout: BookedCheckout = {
      id: newId("cs_test"),
      customer,
      price,
      clientReferenceId: textAt(params, "client_reference_id") ?? null,
      metadata: textsAt(params, "metadata"),
      subscriptionMetadata: textsAt((params.subscription_data as Params) ?? {}, "metadata"),
      successUrl: textAt(params, "success_url") ?? "",
      cancelUrl: textAt(params, "cancel_url") ?? "",
      status: "open",
      subscription: null,
      created: now(),
      expiresAt: now() + DAY,
    };
    checkouts.set(checkout.id, checkout);
    return ok(shownCheckout(checkout, base()));
  }

  function expire(checkout: BookedCheckout): Reply {
    if (checkout.status !== "open") {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`;
      return failure(400, { type: "invalid_request_error", message });
    }
    checkout.status = "expired";
    return ok(shownCheckout(checkout, base()));
  }

  function createPortal(params: Params): Reply {
    const customer = textAt(params, "customer") ?? "";
    if (!isCustomer(customer)) return missing("customer", customer, "customer");
    const query = new URLSearchParams({ customer, back: textAt(params, "return_url") ?? "" });
    return ok({
      id: newId("bps"),
      object: "billing_portal.session",
      url: `${base()}/p/session?${query}`,
    });
  }

  function update(subscription: BookedSubscription, params: Params): Reply {
    const ends = textAt(params, "cancel_at_period_end");
    if (subscription.status === "canceled") {
      const message = "A canceled subscription can only update its cancellation_details and metadata.";
      return failure(400, { type: "invalid_request_error", message });
    }
    if (ends !== undefined) {
      subscription.cancelAtPeriodEnd = ends === "true";
      subscription.cancelAt = null;
      subscription.canceledAt = ends === "true" ? now() : null;
    }
    changed("customer.subscription.updated", subscription);
    return ok(shown(subscription, params));
  }

  function listSubscriptions(params: Params): Reply {
    const customer = textAt(params, "customer") ?? "";
    if (!isCustomer(customer)) return missing("customer", customer, "customer");
    const all = textAt(params, "status") === "all";
    const theirs = [...subscriptions.values()].filter(
      (one) => one.customer === customer && (all || one.status !== "canceled"),
    );
    return ok(
      list(
        theirs.reverse().map((one) => shownSubscription(one, books, expanded(params))),
        params,
      ),
    );
  }

  function listCheckouts(params: Params): Reply {
    const customer = textAt(params, "customer") ?? "";
    if (!isCustomer(customer)) return missing("customer", customer, "customer");
    const status = textAt(params, "status");
    const theirs = [...checkouts.values()].filter(
      (one) => one.customer === customer && (status === undefined || one.status === status),
    );
    return ok(
      list(
        theirs.reverse().map((one) => shownCheckout(one, base())),
        params,
      ),
    );
  }

  const isCustomer = (id: string) => customers.get(id)?.deleted === undefined && customers.has(id);

  function withSubscription(id: string, act: (one: BookedSubscription) => Reply): Reply {
    const one = subscriptions.get(id);
    return one ? act(one) : missing("subscription", id);
  }

  function withCheckout(id: string, act: (one: BookedCheckout) => Reply): Reply {
    const one = checkouts.get(id);
    return one ? act(one) : missing("checkout.session", id, "session");
  }

  const shown = (one: BookedSubscription, params: Params) => shownSubscription(one, books, expanded(params));

  /** What comes whole; of a list, each of its `data`. */
  const expanded = (params: Params) =>
    Object.values(textsAt(params, "expand")).map((path) => path.replace(/^data\./, ""));

  /** Answers a call; 404 in Stripe's words where nothing is spoken at that path. */
  return function answer(method: string, path: string, params: Params): Reply {
    for (const [spoken, pattern, handle] of paths) {
      const found = spoken === method ? pattern.exec(path) : null;
      if (found) return handle(found[1] ?? "", params);
    }
    const message = `Unrecognized request URL (${method}: /v1/${path}).`;
    return failure(404, { type: "invalid_request_error", message });
  };
}

/** A page of a list, the newest first. */
function list(data: unknown[], params: Params) {
  const limit = Number(textAt(params, "limit") ?? 10);
  return { object: "list", data: data.slice(0, limit), has_more: data.length > limit, url: "/v1/list" };
}
