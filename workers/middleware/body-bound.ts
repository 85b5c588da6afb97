import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

/** Forms and API calls carry at most a few thousand characters; 64 KB leaves room for every encoding. */
const BODY_BOUND_BYTES = 64 * 1024;

/** An event of Stripe's holds a whole invoice with all of its lines. */
const EVENT_BOUND_BYTES = 256 * 1024;
const EVENTS = "/api/stripe-webhook";

/** Refuses larger bodies (413) before anything reads them. */
export function bodyBound(): MiddlewareHandler {
  const [usual, events] = [BODY_BOUND_BYTES, EVENT_BOUND_BYTES].map(boundOf) as [
    MiddlewareHandler,
    MiddlewareHandler,
  ];
  return (c, next) => (c.req.path === EVENTS ? events : usual)(c, next);
}

function boundOf(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new HTTPException(413, { message: "Content Too Large" });
    },
  });
}
