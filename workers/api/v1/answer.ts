import type { Context } from "hono";
import { openApi } from "../../../app/api/document";
import { NOTES } from "../../../app/api/messages";
import {
  fromQuery,
  hasDoubledField,
  type Operation,
  operations,
  unknownField,
} from "../../../app/api/operations";
import type { Refusal } from "../../../app/functions/run";
import { keepNewest } from "../../../app/hydration/keep-newest";
import { type Database, perDatabase } from "../../db/database";
import { beginOnce } from "../../db/key-answers";
import { findBearer, writeKeyUses } from "../../db/keys";
import type { HonoEnv } from "../../env";
import { etagOf, hasTag } from "../../etag";
import { readKey } from "../../keys/key-text";
import { type ByKey, openByKey, withScopes } from "../../services";
import { callFunction } from "../act";
import { bearerToken } from "../bearer-token";
import { isDeep, storableJson } from "../json-values";
import { KEY_CALLS_A_MINUTE } from "../key-limit";
import { type Problem, problem } from "../problem";

/** What browsers may send from other sites, and read: a key in a header, and never a cookie. */
const PREFLIGHT = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match",
  "Access-Control-Max-Age": "86400",
};
const EXPOSED = "ETag, Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/** Owners of keys that were good, by the hash of the secret: a key is never another's. */
const knownOwners = perDatabase(() => new Map<string, string>());
const MOST_KNOWN = 1_000;

/** Answers a call below /api/v1: one address a function of the table, or the document that describes them. */
export async function answerV1(c: Context<HonoEnv>): Promise<Response> {
  if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  const answer = await route(c);
  answer.headers.set("Access-Control-Allow-Origin", "*");
  answer.headers.set("Access-Control-Expose-Headers", EXPOSED);
  return answer;
}

async function route(c: Context<HonoEnv>): Promise<Response> {
  const { path, method } = c.req;
  const reads = method === "GET" || method === "HEAD";
  if (path === "/api/v1/openapi.json") {
    if (!reads) return refuse(c, { status: 405, detail: NOTES.method("GET") }, { Allow: "GET" });
    const text = JSON.stringify(openApi(c.get("services").request.origin));
    return kept(c, text, "public, max-age=300");
  }
  const operation = operations().get(path);
  if (!operation) return refuse(c, { status: 404, detail: NOTES.unknown });
  if (operation.method !== (reads ? "GET" : method)) {
    const detail = NOTES.method(operation.method);
    return refuse(c, { status: 405, detail }, { Allow: operation.method });
  }
  c.get("log").called = operation.name;
  const { request, caller } = c.get("services");
  const sent = bearerToken(c.req.header("Authorization"));
  const key = sent === undefined ? null : await readKey(sent);
  const known = knownOwners(c.env.DB);
  const ownerId = key ? known.get(key.hash) : undefined;
  // Who tries keys is held up by their network; a key that was good is by its own minute.
  if (ownerId === undefined && !(await caller.limits.allows("key"))) {
    return refuse(
      c,
      { status: 429, detail: NOTES["too-many"] },
      limitHeaders(KEY_CALLS_A_MINUTE, request.now),
    );
  }
  const find = (db: Database) => (key ? findBearer(db, key, request.now) : Promise.resolve(null));
  const byKey = key && openByKey(c, { called: operation.name, find, write: writeKeyUses, ownerId });
  // What is kept is read in the round trip that asks whether the key still stands, and told only if it does.
  const isAhead = ownerId !== undefined && reads && !operation.asksOutside;
  const [bearer, read] = byKey
    ? await Promise.all([byKey.bearer, isAhead ? readBy(c, operation, byKey) : null])
    : [null, null];
  if (!key || !byKey || !bearer) {
    if (key) known.delete(key.hash);
    const headers = { "WWW-Authenticate": sent ? 'Bearer error="invalid_token"' : "Bearer" };
    return refuse(c, { status: 401, detail: sent ? NOTES["bad-key"] : NOTES["no-key"] }, headers);
  }
  const isOver = bearer.calls > KEY_CALLS_A_MINUTE;
  // Nothing more is read ahead for one call too many.
  if (isOver) known.delete(key.hash);
  else keepNewest(known, key.hash, bearer.ownerId, MOST_KNOWN);
  const limits = limitHeaders(bearer.calls, request.now);
  const scoped = withScopes(byKey, bearer);
  const answer = isOver
    ? refuse(c, { status: 429, detail: NOTES["too-many"] })
    : (read ?? (await (reads ? readBy(c, operation, scoped) : changeBy(c, operation, scoped, bearer.keyId))));
  for (const [name, value] of Object.entries(limits)) {
    // A day's share says itself when it begins again.
    const isOwn = name === "Retry-After" && (answer.status !== 429 || answer.headers.has(name));
    if (!isOwn) answer.headers.set(name, value);
  }
  return answer;
}

/** As draft-ietf-httpapi-ratelimit-headers-10 has them: so many calls a key and minute, what is left, and until when. */
function limitHeaders(calls: number, now: Date): Record<string, string> {
  const left = Math.max(0, KEY_CALLS_A_MINUTE - calls);
  const seconds = 60 - (Math.floor(now.getTime() / 1000) % 60);
  return {
    "RateLimit-Policy": `"minute";q=${KEY_CALLS_A_MINUTE};w=60`,
    RateLimit: `"minute";r=${left};t=${seconds}`,
    "Retry-After": String(seconds),
  };
}

async function readBy(c: Context<HonoEnv>, operation: Operation, byKey: ByKey): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const names = [...searchParams.keys()];
  const doubled = names.find((name, at) => names.indexOf(name) !== at);
  if (doubled !== undefined) return refuse(c, { status: 400, detail: NOTES.doubled });
  if (unknownField(names, operation.input) !== undefined) {
    return refuse(c, { status: 400, detail: NOTES.field });
  }
  const answer = await callFunction(operation, storableJson(fromQuery(searchParams, operation.input)), byKey);
  return "refused" in answer
    ? refused(c, answer.refused)
    : kept(c, JSON.stringify(answer.done), "private, no-cache");
}

async function changeBy(
  c: Context<HonoEnv>,
  operation: Operation,
  byKey: ByKey,
  keyId: string,
): Promise<Response> {
  const text = await c.req.text();
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (text !== "" && type !== "application/json") return refuse(c, { status: 415, detail: NOTES.type });
  const read = readBody(text);
  if (typeof read === "string") return refuse(c, { status: 400, detail: read });
  const { input } = read;
  if (unknownField(Object.keys(input), operation.input) !== undefined) {
    return refuse(c, { status: 400, detail: NOTES.field });
  }
  const sent = c.req.header("Idempotency-Key");
  if (sent === undefined) return toResponse(c, await callFunction(operation, input, byKey));
  if (sent.length < 1 || sent.length > 255)
    return refuse(c, { status: 400, detail: NOTES["long-idempotency"] });
  const call = JSON.stringify([operation.name, input]);
  const begun = await beginOnce(byKey.db, {
    keyId,
    sent,
    call,
    now: byKey.services.request.now,
  });
  if ("refused" in begun) {
    const detail = NOTES[begun.refused];
    if (begun.refused === "other-call") return refuse(c, { status: 422, detail });
    return refuse(c, { status: 409, detail }, begun.refused === "under-way" ? { "Retry-After": "1" } : {});
  }
  if ("answer" in begun) {
    const { status, body } = begun.answer;
    const again = status === 200 ? "application/json" : "application/problem+json";
    return new Response(body, { status, headers: { "Content-Type": again, "Idempotency-Replayed": "true" } });
  }
  const answer = toResponse(c, await callFunction(operation, input, byKey));
  // What failed or came too early was not done, and may be done by the next try.
  if (answer.status >= 500 || answer.status === 429) await begun.release();
  else {
    const kept = begun.keep({ status: answer.status, body: await answer.clone().text() });
    // It is done: the next try would do it again, which a lost answer does not undo.
    await kept.catch(byKey.services.report);
  }
  return answer;
}

function toResponse(c: Context<HonoEnv>, answer: Awaited<ReturnType<typeof callFunction>>): Response {
  return "refused" in answer ? refused(c, answer.refused) : Response.json(answer.done);
}

/** A JSON object, its texts as they may be kept; otherwise the reason it is refused. No body is an object without fields. */
function readBody(text: string): { input: Record<string, unknown> } | string {
  if (text.trim() === "") return { input: {} };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return NOTES.json;
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return NOTES.object;
  if (isDeep(parsed)) return NOTES.deep;
  if (hasDoubledField(text, parsed)) return NOTES.doubled;
  return { input: storableJson(parsed as Record<string, unknown>) };
}

/** An answer that need not be sent again to who has it. */
async function kept(c: Context<HonoEnv>, text: string, caching: string): Promise<Response> {
  const tag = await etagOf(text);
  const headers = { ETag: tag, "Cache-Control": caching, Vary: "Authorization" };
  if (hasTag(c.req.header("If-None-Match"), tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
}

function refused(
  c: Context<HonoEnv>,
  { status, message, fields, field, retryAfter, details }: Refusal,
): Response {
  const errors = fields ?? (field === undefined ? undefined : { [field]: message });
  const headers = retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
  return refuse(c, { status, detail: message, errors, details }, headers);
}

function refuse(c: Context<HonoEnv>, one: Omit<Problem, "requestId">, headers?: HeadersInit): Response {
  return problem({ ...one, requestId: c.get("requestId") }, headers);
}
