import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

/**
 * Reads a body that nothing is taken from, none at all among it. Broken JSON is the caller's mistake all the
 * same.
 */
export async function readUnneeded(c: Context): Promise<void> {
  if ((await c.req.text()) !== "") await readJson(c);
}

/**
 * The JSON a caller sent. Broken JSON is the caller's mistake: 400. (Bodies over the bound never get
 * this far, and its 413 is passed on.)
 */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, { message: "The body is not valid JSON." });
  }
}
