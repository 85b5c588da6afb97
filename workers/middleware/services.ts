import { createMiddleware } from "hono/factory";
import type { Door } from "../door";
import { createServices } from "../services";

/** Puts this request's services where functions and pages find them. */
export function services() {
  return createMiddleware<Door>(async function provideServices(c, next) {
    const facts = { id: c.get("requestId"), nonce: c.get("secureHeadersNonce") ?? "", now: new Date() };
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    c.set("services", createServices(c.env, { request: c.req.raw, facts, log: c.get("log"), waitUntil }));
    await next();
  });
}
