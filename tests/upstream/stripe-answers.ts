// How the stand-in for Stripe answers: JSON to callers, pages and redirects to visitors.
import type { ServerResponse } from "node:http";
import { newId } from "./stripe-books.ts";
import type { Reply } from "./stripe-faults.ts";

export function sendJson(response: ServerResponse, { status, body, headers }: Reply): ServerResponse {
  return response
    .writeHead(status, { "content-type": "application/json", "request-id": newId("req"), ...headers })
    .end(JSON.stringify(body, null, 2));
}

export function sendPage(response: ServerResponse, html: string, status = 200): ServerResponse {
  return response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}

export function redirect(response: ServerResponse, location: string): ServerResponse {
  return response.writeHead(303, { location }).end();
}
