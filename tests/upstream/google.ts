// A stand-in for signing in at Google by OpenID Connect: discovery, a page to sign in, tokens and keys. It checks what
// Google checks (redirect URI, secret, PKCE, that a code counts once), and can lie about all that it says.
import { createHash, generateKeyPairSync, type KeyObject, sign as signBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What it does wrong; null is nothing. */
const GOOGLE_LIES = [
  ...["issuer", "audience", "nonce", "state", "expired", "unverified", "alg-none", "secret-as-key"],
  ...["other-key", "unknown-key", "no-address", "other-configuration", "page-elsewhere", "token-refused"],
  ...["down", "hang", "no-json"],
] as const;
type GoogleLie = (typeof GOOGLE_LIES)[number];

const GOOGLE_APP = { clientId: "an-app-for-tests-only", clientSecret: "a-secret-of-it" };

interface Person {
  sub: string;
  email: string;
  /** The organization whose account it is. */
  hd?: string;
}

interface Code {
  person: Person;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export interface GoogleStandIn {
  url: string;
  /** The vars of a Worker that signs in there. */
  vars: Record<string, string>;
  control: { lie: GoogleLie | null };
  /** Somebody signs in on the page that a browser was sent to: where it sends the browser back. */
  signIn(page: string, person: Person): Promise<string>;
  stop(): Promise<void>;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Starts it on a port of 127.0.0.1, any free one for 0. */
export async function startGoogle({ port = 0 }: { port?: number } = {}): Promise<GoogleStandIn> {
  const control: GoogleStandIn["control"] = { lie: null };
  const codes = new Map<string, Code>();
  const [own, other] = [keyPair(), keyPair()];

  /** An ID token (OpenID Connect Core 1.0, section 2). */
  function token({ person, nonce }: Code, issuer: string): string {
    const { lie } = control;
    const now = Math.floor(Date.now() / 1000) - (lie === "expired" ? 7200 : 0);
    const claims = {
      iss: lie === "issuer" ? "https://evil.example" : issuer,
      azp: GOOGLE_APP.clientId,
      aud: lie === "audience" ? "another-app" : GOOGLE_APP.clientId,
      nonce: lie === "nonce" ? "another" : nonce,
      sub: person.sub,
      ...(lie !== "no-address" && { email: person.email, email_verified: lie !== "unverified" }),
      ...(person.hd && { hd: person.hd }),
      iat: now,
      exp: now + 3600,
    };
    const alg = lie === "alg-none" ? "none" : lie === "secret-as-key" ? "HS256" : "RS256";
    const head = { alg, kid: lie === "unknown-key" ? "other" : "own", typ: "JWT" };
    const text = `${encode(head)}.${encode(claims)}`;
    if (alg === "none") return `${text}.`;
    const key = lie === "other-key" ? other.privateKey : own.privateKey;
    return `${text}.${signBytes("sha256", Buffer.from(text), key).toString("base64url")}`;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const issuer = url.origin;
    const { lie } = control;
    if (lie === "hang" && url.pathname !== "/authorize") return;
    if (lie === "down" && url.pathname !== "/authorize") return void response.writeHead(503).end();
    if (lie === "no-json" && url.pathname !== "/authorize") return void response.end("<p>Sorry</p>");
    if (url.pathname === "/.well-known/openid-configuration")
      return json(response, {
        issuer: lie === "other-configuration" ? "https://evil.example" : issuer,
        authorization_endpoint:
          lie === "page-elsewhere" ? "https://evil.example/authorize" : `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/certs`,
      });
    if (url.pathname === "/certs")
      return json(response, { keys: [{ ...own.jwk, kid: "own", alg: "RS256", use: "sig" }] });
    if (url.pathname === "/authorize") return authorize(url, request, response);
    if (url.pathname === "/token" && request.method === "POST") {
      const asked = new URLSearchParams(await bodyOf(request));
      const code = codes.get(asked.get("code") ?? "");
      codes.delete(asked.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(asked.get("code_verifier") ?? "")
        .digest("base64url");
      const isRight =
        lie !== "token-refused" &&
        code?.challenge === challenge &&
        code.redirectUri === asked.get("redirect_uri") &&
        asked.get("client_id") === GOOGLE_APP.clientId &&
        asked.get("client_secret") === GOOGLE_APP.clientSecret &&
        asked.get("grant_type") === "authorization_code";
      if (!code || !isRight) return json(response, { error: "invalid_grant" }, 400);
      return json(response, { access_token: "unused", token_type: "Bearer", id_token: token(code, issuer) });
    }
    response.writeHead(404).end();
  });

  /** The page to sign in on: a form, which sends the browser back with a code. */
  async function authorize(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = url.searchParams;
    const back = new URL(asked.get("redirect_uri") ?? "about:blank");
    const isRight =
      asked.get("client_id") === GOOGLE_APP.clientId &&
      asked.get("response_type") === "code" &&
      asked.get("scope") === "openid email" &&
      asked.get("code_challenge_method") === "S256" &&
      back.pathname === "/login/google/answer";
    if (!isRight) return void response.writeHead(400).end("What was asked is not right.");
    if (request.method !== "POST") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      return void response.end(`<!doctype html><html lang="en"><title>Stand-in for Google</title>
<h1>Stand-in for Google</h1><form method="post"><p><label>Address <input name="email" value="ada@gmail.com"></label></p>
<button>Go on</button> <button name="cancel" value="1">Cancel</button></form></html>`);
    }
    const typed = new URLSearchParams(await bodyOf(request));
    back.searchParams.set("state", control.lie === "state" ? "another" : (asked.get("state") ?? ""));
    const email = typed.get("email") ?? "";
    if (typed.has("cancel")) back.searchParams.set("error", "access_denied");
    else {
      const code = crypto.randomUUID();
      codes.set(code, {
        person: { sub: typed.get("sub") ?? email, email, hd: typed.get("hd") ?? undefined },
        nonce: asked.get("nonce") ?? "",
        challenge: asked.get("code_challenge") ?? "",
        redirectUri: back.origin + back.pathname,
      });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    vars: {
      GOOGLE_CLIENT_ID: GOOGLE_APP.clientId,
      GOOGLE_CLIENT_SECRET: GOOGLE_APP.clientSecret,
      GOOGLE_ISSUER: url,
    },
    control,
    async signIn(page, person) {
      const answer = await fetch(page, {
        method: "POST",
        body: new URLSearchParams({ ...person }),
        redirect: "manual",
      });
      return answer.headers.get("Location") ?? `refused with ${answer.status}`;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
}

function keyPair(): { privateKey: KeyObject; jwk: object } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { privateKey, jwk: publicKey.export({ format: "jwk" }) };
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
