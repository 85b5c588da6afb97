import { sign, verify } from "hono/jwt";

/** An access token is good for an hour; the refresh token for as long as the session cookie. */
export const ACCESS_SECONDS = 60 * 60;
const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/** Both kinds name the session and when they were issued, never its data: ending the session ends every token at once. */
type TokenKind = "access" | "refresh";

/** Signs a token of one kind for a session, from `now` on (HS256). */
export function signToken(kind: TokenKind, sessionId: string, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const lasts = kind === "access" ? ACCESS_SECONDS : REFRESH_SECONDS;
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
    const { sid, typ, iat, at } = await verify(token, secret, "HS256");
    if (typ !== kind || typeof sid !== "string") return null;
    // To the second, of a token from before it said more.
    return { sid, at: typeof at === "number" ? at : (iat ?? 0) * 1000 };
  } catch {
    return null;
  }
}
