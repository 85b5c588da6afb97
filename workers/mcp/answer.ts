import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { NOTES } from "../../app/api/messages";
import { SCOPES } from "../../app/model/caller";
import { bearerToken } from "../api/bearer-token";
import { isDeep } from "../api/json-values";
import { KEY_CALLS_A_MINUTE } from "../api/key-limit";
import { problem } from "../api/problem";
import { ACCESS_PREFIX, findGrant, writeGrantUses } from "../db/assistants";
import { findBearer, writeKeyUses } from "../db/keys";
import type { HonoEnv } from "../env";
import { readKey } from "../keys/key-text";
import { resourceMetadataUrl } from "../oauth/clients";
import { type ByKey, openByKey, withScopes } from "../services";
import { isLoopback } from "../settings";
import { assistantServer } from "./server";
import { findTool } from "./tools";

/** Answers an assistant (Model Context Protocol, streamable HTTP): each request stands alone. */
export async function answerMcp(c: Context<HonoEnv>): Promise<Response> {
  const requestId = c.get("requestId");
  const refuse = (status: number, detail: string, headers?: HeadersInit) =>
    withoutCors(problem({ status, detail, requestId }, headers));
  if (!isOwnHost(c) || !isOwnOrigin(c)) return refuse(403, NOTES.elsewhere);
  const services = c.get("services");
  const sent = bearerToken(c.req.header("Authorization"));
  const isGrant = c.env.AUTH === "accounts" && sent?.startsWith(ACCESS_PREFIX) === true;
  if (!(await services.caller.limits.allows(isGrant ? "assistant" : "key")))
    return refuse(429, NOTES["too-many"], { "Retry-After": "60" });
  const { origin } = services.request;
  const challenge = (fault: string | null) => ({ "WWW-Authenticate": bearerChallenge(c, origin, fault) });
  if (!sent) return refuse(401, NOTES["no-key"], challenge(null));
  const text = c.req.method === "POST" ? await c.req.text() : "";
  const parsedBody = parsed(text);
  // Batches are of revisions before these, and would count as one call.
  if (Array.isArray(parsedBody)) return refuse(400, NOTES.object);
  if (isDeep(parsedBody)) return refuse(400, NOTES.deep);
  const called = calledIn(parsedBody);
  c.get("log").called = called;
  const resource = `${origin}/mcp`;
  const { now } = services.request;
  const key = isGrant ? null : await readKey(sent);
  const opened = openByKey(c, {
    called,
    find: async (db) => (isGrant ? findGrant(db, sent, { resource, now }) : key && findBearer(db, key, now)),
    write: isGrant ? writeGrantUses : writeKeyUses,
  });
  const bearer = await opened.bearer;
  if (!bearer) return refuse(401, NOTES["bad-key"], challenge("invalid_token"));
  const byKey = withScopes(opened, bearer);
  if (bearer.calls > KEY_CALLS_A_MINUTE) return refuse(429, NOTES["too-many"], { "Retry-After": "60" });
  const request = new Request(c.req.raw.url, {
    method: c.req.method,
    headers: c.req.raw.headers,
    ...(text !== "" && { body: text }),
  });
  if (await isLegacyRequest(request, parsedBody)) return answerBefore(request, parsedBody, byKey);
  const errors: Error[] = [];
  const handler = createMcpHandler(() => assistantServer(byKey), {
    legacy: "reject",
    keepAliveMs: 0,
    // Nothing is told later: a stream would stay open for nobody.
    maxSubscriptions: 1,
    onerror: (error) => void errors.push(error),
  });
  const answer = await handler.fetch(request);
  // The others are what a program did wrong, and is told.
  if (answer.status >= 500) for (const error of errors) services.report(error);
  return answer;
}

/** Answers by the revision before the current one, in one JSON body: the log's line then has all that it cost. */
async function answerBefore(request: Request, parsedBody: unknown, byKey: ByKey): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const server = assistantServer(byKey);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const answer = await transport.handleRequest(request, parsedBody === undefined ? {} : { parsedBody });
  await server.close();
  return answer;
}

/** What a program without a good key is told (RFC 6750, 3): where there are accounts, how to ask for access (RFC 9728, 5.1). */
function bearerChallenge(c: Context<HonoEnv>, origin: string, fault: string | null): string {
  const facts = [
    fault !== null && `error="${fault}"`,
    c.env.AUTH === "accounts" && `resource_metadata="${resourceMetadataUrl(origin)}"`,
    c.env.AUTH === "accounts" && `scope="${SCOPES.join(" ")}"`,
  ].filter((fact) => fact !== false);
  return ["Bearer", facts.join(", ")].join(" ").trim();
}

/**
 * Whether the request names this site as its host, so that no other name that leads here is taken (DNS rebinding): the
 * configured one, else any by https, which has a certificate for it, or a loopback address.
 */
function isOwnHost(c: Context<HonoEnv>): boolean {
  const url = new URL(c.req.url);
  const host = c.req.header("Host");
  if (host !== undefined && host !== url.host) return false;
  if (isLoopback(url)) return true;
  const { SITE_ORIGIN } = c.env;
  if (SITE_ORIGIN) return URL.parse(SITE_ORIGIN)?.host === url.host;
  return url.protocol === "https:";
}

/** Assistants are no pages: one that names another site as its origin is refused. */
function isOwnOrigin(c: Context<HonoEnv>): boolean {
  const origin = c.req.header("Origin");
  return origin === undefined || origin === new URL(c.req.url).origin;
}

function withoutCors(answer: Response): Response {
  answer.headers.delete("Access-Control-Allow-Origin");
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The function that a message calls; "mcp" for every other message. */
function calledIn(body: unknown): string {
  if (typeof body !== "object" || body === null || !("method" in body) || body.method !== "tools/call")
    return "mcp";
  const { params } = body as { params?: unknown };
  const name = typeof params === "object" && params !== null && "name" in params ? params.name : undefined;
  return findTool(name)?.name ?? "mcp";
}
