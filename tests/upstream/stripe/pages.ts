import type { ServerResponse } from "node:http";
import { type BookedCheckout, type BookedSubscription, type Books, newId } from "./books.ts";
import type { Reply } from "./faults.ts";
import { type Params, textAt } from "./form.ts";

// The pages of the stand-in for Stripe: paying for a checkout, and canceling in the portal.

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

// The stand-in's own pages: the one to pay on, and the customer portal.

function payPage({ id, price, cancelUrl }: BookedCheckout): string {
  return page(
    "Checkout",
    `<p>Subscribe to ${text(price)}</p>
<form method="post" action="/c/pay/${id}"><button>Pay</button></form>
<p><a href="${text(cancelUrl)}">Back</a></p>`,
  );
}

function portalPage(subscriptions: BookedSubscription[], back: string): string {
  const rows = subscriptions.map(
    ({ id, price, status }) => `<li>${text(price)}: ${status}
<form method="post" action="/p/cancel"><input type="hidden" name="id" value="${id}">
<input type="hidden" name="back" value="${text(back)}"><button>Cancel plan</button></form></li>`,
  );
  return page("Customer portal", `<ul>${rows.join("")}</ul><p><a href="${text(back)}">Return</a></p>`);
}

function notFoundPage(): string {
  return page("Something went wrong", "<p>The page you were looking for could not be found.</p>");
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

// How the stand-in for Stripe answers: JSON to callers, pages and redirects to visitors.

export function sendJson(response: ServerResponse, { status, body, headers }: Reply): ServerResponse {
  return response
    .writeHead(status, { "content-type": "application/json", "request-id": newId("req"), ...headers })
    .end(JSON.stringify(body, null, 2));
}

function sendPage(response: ServerResponse, html: string, status = 200): ServerResponse {
  return response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}

function redirect(response: ServerResponse, location: string): ServerResponse {
  return response.writeHead(303, { location }).end();
}
