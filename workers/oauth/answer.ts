import type { Context } from "hono";
import { BRAND } from "../../app/brand";
import { refusalHeaders } from "../../app/forms/refusal-headers";
import { Refused } from "../../app/functions/refused";
import { isDocumentId } from "../../app/model/assistant";
import { SCOPES } from "../../app/model/caller";
import { AUTHORIZE_PATH } from "../../app/navigation/paths";
import { keepClient } from "../db/assistants";
import type { HonoEnv } from "../env";
import { newToken } from "../secrets";
import { openGrants } from "../services";
import { readClient } from "./clients";

/** The authorization server's metadata (RFC 8414), and the MCP server's, at its own address and the site's (RFC 9728, 3.1). */
const SERVER_METADATA = "/.well-known/oauth-authorization-server";
const RESOURCE_METADATA = "/.well-known/oauth-protected-resource";

/** What only deployments with accounts answer; 404 elsewhere. */
export async function answerOAuth(c: Context<HonoEnv>): Promise<Response> {
  const grants = openGrants(c);
  if (!grants) return notFound();
  const { path, method } = c.req;
  const reads = method === "GET" || method === "HEAD";
  if (path.startsWith("/.well-known/")) return reads ? describe(c, grants) : notAllowed("GET");
  if (method !== "POST") return notAllowed("POST");
  if (!(await grants.allows(path.endsWith("/register") ? "session" : "assistant"))) {
    const headers = refusalHeaders({ status: 429 });
    return refuse(429, "temporarily_unavailable", "too many requests in a minute", headers);
  }
  try {
    return await (path.endsWith("/register") ? register(c, grants) : exchange(c, grants));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refuse(error.status, "temporarily_unavailable", error.message, refusalHeaders(error));
  }
}

type Grants = NonNullable<ReturnType<typeof openGrants>>;

function describe(c: Context<HonoEnv>, { origin, resource }: Grants): Response {
  const headers = { "Cache-Control": "public, max-age=300" };
  if (c.req.path !== SERVER_METADATA) {
    if (![RESOURCE_METADATA, `${RESOURCE_METADATA}/mcp`].includes(c.req.path)) return notFound();
    const metadata = {
      resource,
      authorization_servers: [origin],
      scopes_supported: SCOPES,
      bearer_methods_supported: ["header"],
      resource_name: BRAND.name,
      resource_documentation: `${origin}/account/assistants`,
    };
    return Response.json(metadata, { headers });
  }
  const metadata = {
    issuer: origin,
    authorization_endpoint: `${origin}${AUTHORIZE_PATH}`,
    token_endpoint: `${origin}/oauth2/token`,
    registration_endpoint: `${origin}/oauth2/register`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    scopes_supported: [...SCOPES, "offline_access"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${origin}/account/assistants`,
  };
  return Response.json(metadata, { headers });
}

/** Registers an assistant that has no document (RFC 7591): without a secret, whatever it asks for. */
async function register(c: Context<HonoEnv>, { db, now, spend }: Grants): Promise<Response> {
  let sent: unknown;
  try {
    sent = JSON.parse(await c.req.text());
  } catch {
    return refuse(400, "invalid_client_metadata", "the body is not valid JSON");
  }
  const read = readClient(sent);
  if ("error" in read) return refuse(400, read.error, read.description);
  await spend();
  const clientId = newToken();
  await db.batch([keepClient(db, { clientId, ...read, now })]);
  const registered = {
    client_id: clientId,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: read.name,
    redirect_uris: read.redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope: [...SCOPES, "offline_access"].join(" "),
  };
  return Response.json(registered, { status: 201, headers: { "Cache-Control": "no-store" } });
}

/** Faults of a code or refresh token that the kit names otherwise than RFC 6749, 5.2, and RFC 7636, 4.6. */
const NO_GRANT = /verification|user|session/;

/** Trades a code or a refresh token for tokens, or takes one back. */
async function exchange(c: Context<HonoEnv>, { provider, known }: Grants): Promise<Response> {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded")
    return refuse(400, "invalid_request", "the body has to be a form");
  const form = new URLSearchParams(await c.req.text());
  const names = [...form.keys()].filter((name) => name !== "resource");
  if (new Set(names).size < names.length) return refuse(400, "invalid_request", "a field came twice");
  if (c.req.header("Authorization") || form.has("client_secret") || form.has("client_assertion"))
    return refuse(401, "invalid_client", "no client has a secret here");
  const clientId = form.get("client_id") ?? "";
  if (isDocumentId(clientId) && !(await known(clientId)))
    return refuse(400, "invalid_client", "the document cannot be read");
  const endpoint = c.req.path.endsWith("/revoke") ? "revoke" : "token";
  const answer = await (await provider()).send(endpoint, form);
  const body = (await answer.json().catch(() => ({}))) as {
    error?: string;
    error_description?: string;
  } | null;
  if (answer.ok) {
    // A token that is none is as good as taken back (RFC 7009, 2.2).
    return Response.json(endpoint === "revoke" ? {} : body, { headers: { "Cache-Control": "no-store" } });
  }
  if (answer.status >= 500) throw new Error(`the OAuth provider answered ${answer.status}`);
  const { error = "invalid_request", error_description = "" } = body ?? {};
  if (endpoint === "revoke" && error === "invalid_request" && form.has("token"))
    return Response.json({}, { headers: { "Cache-Control": "no-store" } });
  const isGrant = endpoint === "token" && (answer.status === 401 || NO_GRANT.test(error_description));
  return refuse(400, isGrant && error !== "invalid_client" ? "invalid_grant" : error, error_description);
}

function refuse(status: number, error: string, description: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("Cache-Control", "no-store");
  return Response.json({ error, error_description: description }, { status, headers: all });
}

function notFound(): Response {
  return Response.json({ success: false, error: "Not Found" }, { status: 404 });
}

function notAllowed(method: string): Response {
  return refuse(405, "invalid_request", `only ${method} is answered here`, { Allow: method });
}
