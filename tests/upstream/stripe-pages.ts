// The stand-in's own pages: the one to pay on, and the customer portal.
import type { BookedCheckout, BookedSubscription } from "./stripe-books.ts";

export function payPage({ id, price, cancelUrl }: BookedCheckout): string {
  return page(
    "Checkout",
    `<p>Subscribe to ${text(price)}</p>
<form method="post" action="/c/pay/${id}"><button>Pay</button></form>
<p><a href="${text(cancelUrl)}">Back</a></p>`,
  );
}

export function portalPage(subscriptions: BookedSubscription[], back: string): string {
  const rows = subscriptions.map(
    ({ id, price, status }) => `<li>${text(price)}: ${status}
<form method="post" action="/p/cancel"><input type="hidden" name="id" value="${id}">
<input type="hidden" name="back" value="${text(back)}"><button>Cancel plan</button></form></li>`,
  );
  return page("Customer portal", `<ul>${rows.join("")}</ul><p><a href="${text(back)}">Return</a></p>`);
}

export function notFoundPage(): string {
  return page("Something went wrong", "<p>The page you were looking for could not be found.</p>");
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
