import { sign, verify } from "hono/jwt";
import type { User } from "../../app/model/user";
import type { AuthSession } from "../../app/services/accounts";
import { SESSION_SECONDS } from "./signed-cookie";

/** An access token is good for an hour; the refresh token for as long as the session. */
const ACCESS_SECONDS = 60 * 60;

/** Both kinds name the session and when they were issued, never its data: ending the session ends every token at once. */
type TokenKind = "access" | "refresh";

interface Signing {
  secret: string;
  now: Date;
}

/** Both tokens of a session, as the API answers them. */
export async function makeTokens(sessionId: string, user: User, signing: Signing): Promise<AuthSession> {
  const { secret, now } = signing;
  const [access_token, refresh_token] = await Promise.all([
    signToken("access", sessionId, secret, now),
    signToken("refresh", sessionId, secret, now),
  ]);
  return {
    access_token,
    refresh_token,
    expires_in: ACCESS_SECONDS,
    expires_at: Math.floor(now.getTime() / 1000) + ACCESS_SECONDS,
    token_type: "bearer",
    user,
  };
}

/** Signs a token of one kind for a session, from `now` on (HS256). */
export function signToken(kind: TokenKind, sessionId: string, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const lasts = kind === "access" ? ACCESS_SECONDS : SESSION_SECONDS;
  const claims = { sid: sessionId, typ: kind, iat: issued, exp: issued + lasts, at: now.getTime() };
  return sign(claims, secret, "HS256");
}

/** The session a token names and when it was issued; null when it is of the other kind, forged, ended or no token at all. */
export async function readToken(
  kind: TokenKind,
  token: string,
  secret: string,
): Promise<{ sid: string; at: number } | null> {
  try {
    const { sid, typ, at } = await verify(token, secret, "HS256");
    return typ === kind && typeof sid === "string" && typeof at === "number" ? { sid, at } : null;
  } catch {
    return null;
  }
}
