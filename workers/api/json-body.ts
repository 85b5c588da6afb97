import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

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
