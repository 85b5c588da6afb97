import { verifyWithJwks } from "hono/jwt";
import { z } from "zod";
import { parseAnswer, readAnswer } from "../bounded-answer";
import type { Env } from "../env";
import { isPrivateUrl } from "../settings";
import { type GoogleIdentity, readIdentity } from "./identity";

export type { GoogleIdentity };

/** The operator's app at Google, or at a stand-in. */
export interface GoogleApp {
  clientId: string;
  clientSecret: string;
  /** Who issues its tokens. */
  issuer: string;
}

/** Google's issuer, of OpenID Connect Discovery. */
const GOOGLE = "https://accounts.google.com";

/** The app that the settings name; null without one, and in the demo. */
export function readGoogleApp(
  { AUTH, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER: issuer = GOOGLE }: Env,
  warn: (text: string) => void,
): GoogleApp | null {
  const [clientId, clientSecret] = [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET];
  if (AUTH !== "accounts" || (!clientId && !clientSecret)) return null;
  if (clientId && clientSecret && isPrivateUrl(issuer)) return { clientId, clientSecret, issuer };
  warn(
    "nobody can sign in by Google: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET or GOOGLE_ISSUER is missing or wrong",
  );
  return null;
}

/** Google answered what it must not: whom its answer names is not signed in. */
export class GoogleRefused extends Error {
  override name = "GoogleRefused";
}

const endpoint = z.string().refine(isPrivateUrl);

/** OpenID Connect Discovery 1.0, section 3: what is used of it. */
const configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
});

const tokens = z.object({ id_token: z.string().max(16_384) });
const keys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).max(50) });

interface Asked {
  state: string;
  nonce: string;
  /** BASE64URL(SHA-256(verifier)), RFC 7636. */
  challenge: string;
  redirectUri: string;
}

/** Signing in by OpenID Connect with a code, PKCE and a nonce. Throws what the network throws, and GoogleRefused. */
export function openGoogle(
  { clientId, clientSecret, issuer }: GoogleApp,
  { timeoutMs, most }: { timeoutMs: number; most: number },
) {
  async function ask<Shape extends z.ZodType>(
    url: string,
    shape: Shape,
    init: RequestInit = {},
  ): Promise<z.output<Shape>> {
    // No redirect is followed: it would carry the secret along.
    const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    const text = await readAnswer(answer, most);
    if (answer.status >= 400 && answer.status < 500) throw new GoogleRefused(`answered ${answer.status}`);
    if (!answer.ok) throw new Error(`Google answered ${answer.status}`);
    const read = shape.safeParse(parseAnswer(text));
    if (!read.success) throw new GoogleRefused("its answer has another shape");
    return read.data;
  }

  async function discover() {
    const found = await ask(`${issuer}/.well-known/openid-configuration`, configuration);
    if (found.issuer !== issuer) throw new GoogleRefused("its configuration names another issuer");
    // Forms may lead there and nowhere else (Content-Security-Policy, form-action).
    if (new URL(found.authorization_endpoint).origin !== new URL(issuer).origin)
      throw new GoogleRefused("its page to sign in is elsewhere");
    return found;
  }

  return {
    /** Where the visitor goes to sign in at Google. */
    async pageFor({ state, nonce, challenge, redirectUri }: Asked): Promise<string> {
      const page = new URL((await discover()).authorization_endpoint);
      page.search = new URLSearchParams({
        client_id: clientId,
        response_type: "code",
        scope: "openid email",
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
        prompt: "select_account",
      }).toString();
      return page.href;
    },

    /** Who signed in there, by the code that the visitor came back with. */
    async identify({
      code,
      verifier,
      nonce,
      redirectUri,
    }: {
      code: string;
      verifier: string;
      nonce: string;
      redirectUri: string;
    }) {
      const { token_endpoint, jwks_uri } = await discover();
      const [{ id_token }, signing] = await Promise.all([
        ask(token_endpoint, tokens, {
          method: "POST",
          body: new URLSearchParams({
            grant_type: "authorization_code",
            code,
            code_verifier: verifier,
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uri: redirectUri,
          }),
        }),
        ask(jwks_uri, keys),
      ]);
      const claims = await verifyWithJwks(id_token, {
        keys: signing.keys,
        allowedAlgorithms: ["RS256"],
      }).catch(() => {
        throw new GoogleRefused("its token is not signed by its key, or not valid now");
      });
      const issuers = issuer === GOOGLE ? [issuer, "accounts.google.com"] : [issuer];
      const read = readIdentity(claims, { issuers, clientId, nonce });
      if (typeof read === "string") throw new GoogleRefused(read);
      return read;
    },
  };
}
