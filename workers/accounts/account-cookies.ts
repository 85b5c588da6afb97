import { parse, parseSigned, serialize } from "hono/utils/cookie";
import { BRAND } from "../../app/brand";

interface Setup {
  /** The request's `Cookie` header. */
  header: string | null;
  secret: string;
  secure: boolean;
}

/** The cookies of who has an account; elsewhere than on loopback with the prefix (app/navigation/cookie.ts). */
export function accountCookies({ header, secret, secure }: Setup) {
  const named = (name: string) => `${secure ? "__Host-" : ""}${BRAND.key}-${name}`;
  const session = named("account");
  const browser = named("browser");
  const google = named("google");
  const known = named("known");
  const set = (name: string, value: string, maxAge: number) =>
    serialize(name, value, { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge });

  async function read(): Promise<string | null> {
    if (!header?.includes(session)) return null;
    return (await parseSigned(header, secret, session))[session] || null;
  }
  let token: Promise<string | null> | undefined;

  return {
    /** Names a session in D1 by its token, signed as better-auth signs it. */
    session,
    /** Names a passkey's challenge. */
    challenge: named("passkey"),
    /** The token that the visitor's cookie names; null without one that we signed. */
    token() {
      token ??= read();
      return token;
    },
    clear: () => set(session, "", 0),
    /** What tells this browser from others, where it asked for something by mail; null where it has not. */
    browser: () => (header && parse(header, browser)[browser]) || null,
    /** What a browser keeps while it is at Google; null where it is not. */
    google: () => (header && parse(header, google)[google]) || null,
    keepGoogle: (value: string, seconds: number) => set(google, value, seconds),
    /** Which accounts were signed in to in this browser, as marks that we signed; null where none was. */
    known: () => (header && parse(header, known)[known]) || null,
    keepKnown: (value: string, seconds: number) => set(known, value, seconds),
    nameBrowser: (value: string, seconds: number) => set(browser, value, seconds),
    /** Drops what a browser keeps beside its session. */
    forget: () => [browser, google, known].map((name) => set(name, "", 0)),
  };
}

export type AccountCookies = ReturnType<typeof accountCookies>;
