// The pages of the stand-in for Stripe: paying for a checkout, and canceling in the portal.
import type { ServerResponse } from "node:http";
import { redirect, sendPage } from "./stripe-answers.ts";
import type { BookedSubscription, Books } from "./stripe-books.ts";
import { type Params, textAt } from "./stripe-form.ts";
import { notFoundPage, payPage, portalPage } from "./stripe-pages.ts";

interface Visits {
  books: Books;
  pay(checkoutId: string): void;
  change(subscriptionId: string, change: Partial<BookedSubscription>): void;
  /** Epoch seconds. */
  now(): number;
}

/** Answers what a visitor opens or presses. */
export function stripeVisits({ books, pay, change, now }: Visits) {
  return function visitPage(
    method: string,
    url: URL,
    form: Params,
    response: ServerResponse,
  ): ServerResponse {
    const [, first, second, id = ""] = url.pathname.split("/");
    const checkout = first === "c" && second === "pay" ? books.checkouts.get(id) : undefined;
    if (checkout?.status === "open" && method === "GET") return sendPage(response, payPage(checkout));
    if (checkout?.status === "open") {
      pay(checkout.id);
      return redirect(response, checkout.successUrl.replace("{CHECKOUT_SESSION_ID}", checkout.id));
    }
    if (first === "p" && second === "session") {
      const customer = url.searchParams.get("customer");
      const theirs = [...books.subscriptions.values()].filter((one) => one.customer === customer);
      return sendPage(response, portalPage(theirs, url.searchParams.get("back") ?? ""));
    }
    const canceled = second === "cancel" && books.subscriptions.get(textAt(form, "id") ?? "");
    if (canceled) {
      change(canceled.id, { cancelAt: canceled.periodEnd, canceledAt: now() });
      return redirect(response, textAt(form, "back") ?? "");
    }
    return sendPage(response, notFoundPage(), 404);
  };
}
