import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { describeInvalid } from "../../app/api/invalid-input";
import type { Operation } from "../../app/api/operations";
import { refusalHeaders } from "../../app/forms/refusal-headers";
import type { Definition, ServicePath } from "../../app/functions/define";
import type { OpenFunction } from "../../app/functions/open";
import { type Ran, run } from "../../app/functions/run";
import type { Services } from "../../app/services";
import { NO_SESSION } from "../../app/services/accounts";
import { storable } from "../../app/words/bounds";
import type { HonoEnv } from "../env";
import type { ByKey } from "../services";

/**
 * Refuses a function's caller whose cookie names a session that was signed out or deleted since (401), before anything is
 * done. Who reads is asked about in the round trip of what they read.
 */
export function standingSession() {
  return createMiddleware<HonoEnv>(async function refuseEndedSession(c, next) {
    const { accounts } = c.get("services");
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const standing = accounts.stands();
    if (!reads && !(await standing)) return c.json({ success: false, error: NO_SESSION }, 401);
    await next();
    if (!(await standing)) {
      c.res = undefined;
      c.res = c.json({ success: false, error: NO_SESSION }, 401);
    }
  });
}

/**
 * Reads a body that nothing is taken from, none at all among it. Broken JSON is the caller's mistake all the
 * same.
 */
export async function readUnneeded(c: Context): Promise<void> {
  if ((await c.req.text()) !== "") await readJson(c);
}

/**
 * The JSON that a caller sent, its texts as they may be kept.
 *
 * @throws 400 for broken JSON and for JSON nested too deep to be read; the 413 of a body over its bound is passed on
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

/** Does what a call of the API asks for: as whoever its cookie names, if it has no other caller. */
export function act<Input extends z.ZodType, Output extends z.ZodType, Path extends ServicePath>(
  c: Context<HonoEnv>,
  definition: Definition<Input, Output, Path>,
  input: unknown,
  caller = c.get("services").caller,
): Promise<Ran<z.output<Output>>> {
  // Endpoints see what only reads; `run` hands a function what it names.
  const services = c.get("services") as Services;
  return run(definition, input, caller, services);
}

/** What a function answered, and beside it what it made, as the function that reads that has it. */
type Called = Ran<Record<string, unknown>>;

/**
 * Does what a program asks for, as the owner of its key. What was changed and cannot be read just now is done all the same:
 * its `result` is null.
 */
export async function callFunction(
  operation: Operation,
  input: Record<string, unknown>,
  { services, caller }: Pick<ByKey, "services" | "caller">,
): Promise<Called> {
  const { does, result } = operation;
  const ran = await run(does, input, caller, services);
  if ("refused" in ran) return { refused: describeInvalid(ran.refused, operation) };
  const done = told(does, ran.done, services);
  if (!result) return { done };
  const asked = result.input(input, done);
  const read = asked && (await run(result.by, asked, { ...caller, scopes: new Set(["read"]) }, services));
  return { done: { ...done, result: read && "done" in read ? told(result.by, read.done, services) : null } };
}

/** An answer as its function describes it, without what else is beside it. */
function told(
  { name, output }: OpenFunction["does"],
  done: unknown,
  { report }: Services,
): Record<string, unknown> {
  const read = output.safeParse(done);
  if (!read.success) report(new Error(`${name} answers otherwise than it says: ${read.error.message}`));
  return asRecord(read.success ? read.data : done);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : { value };
}
