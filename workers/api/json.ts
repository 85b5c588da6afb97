import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { refusalHeaders } from "../../app/forms/ceiling";
import { storable } from "../../app/words/storable";

/**
 * Reads a body that nothing is taken from, none at all among it. Broken JSON is the caller's mistake all the
 * same.
 */
export async function readUnneeded(c: Context): Promise<void> {
  if ((await c.req.text()) !== "") await readJson(c);
}

/**
 * The JSON a caller sent, its texts as they may be kept. Broken JSON, or such as is nested too deep for it, is the caller's mistake: 400. (Bodies over the bound never get
 * this far, and its 413 is passed on.)
 */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text(), (_name, value) =>
      typeof value === "string" ? storable(value) : value,
    );
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, { message: "The body is not valid JSON." });
  }
}

/** Answers every method that the routes before it did not take: 405, with those that exist in `Allow`. */
export function onlyMethods(...allowed: string[]) {
  return createMiddleware(async function refuseMethod(c) {
    return c.json({ success: false, error: "Method Not Allowed" }, 405, { Allow: allowed.join(", ") });
  });
}

/** A refusal as every function answers it; 429 says when to try again. */
export function refuse(status: number, error: unknown, retryAfter?: number): Response {
  const headers = refusalHeaders({ status, retryAfter });
  return Response.json({ success: false, error }, { status, headers });
}
