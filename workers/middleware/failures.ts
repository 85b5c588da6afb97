import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Door } from "../env";

/** What the API says of an unexpected error: never its message, always the id to quote. */
const UNEXPECTED = "An unexpected error occurred. Please try again.";

/** What hono's own refusals leave unsaid. */
const REFUSED: Record<number, string> = { 400: "Bad Request", 403: "Forbidden", 413: "Content Too Large" };

/**
 * The Worker's one boundary for errors that no page and no function answered: hono's own refusals keep
 * their status, anything else is 500. JSON under /api, a small page elsewhere; the details are in the log.
 */
export function answerFailure(error: Error, c: Context<Door>): Response {
  const status = error instanceof HTTPException ? error.status : 500;
  const message = error instanceof HTTPException ? error.message || REFUSED[status] || "" : UNEXPECTED;
  const requestId = c.get("requestId");
  if (c.req.path.startsWith("/api/")) return c.json({ success: false, error: message, requestId }, status);
  const detail = error instanceof HTTPException ? `${status} ${message}`.trim() : UNEXPECTED;
  return c.html(failurePage(detail, requestId), status);
}

/** Plain enough to work when nothing else does. Its two values are ours, not the visitor's. */
function failurePage(detail: string, requestId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${detail}</title></head><body><main><h1>Unexpected Application Error!</h1><p>${detail}</p><p>Request id: <code>${requestId}</code></p><p><a href="/">Back to the start</a></p></main></body></html>`;
}
