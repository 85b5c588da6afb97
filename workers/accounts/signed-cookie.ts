import { SESSION_DAYS } from "../../app/model/user";
import { DAY_MS } from "../../app/numbers/days";

/** How long a cookie that names a session is good. */
export const SESSION_SECONDS = (SESSION_DAYS * DAY_MS) / 1000;

/**
 * A signed value as React Router's cookies hold it, so that either reads what the other wrote: its JSON in base64, a
 * dot, and the HMAC-SHA-256 of that in base64 without padding. Theirs import the key anew for each value, which was most
 * of what naming a session cost; here an isolate imports it once.
 */
export async function signValue(value: unknown, secret: string): Promise<string> {
  const data = toBase64(JSON.stringify(value));
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(data));
  return `${data}.${btoa(String.fromCharCode(...new Uint8Array(signature))).replaceAll("=", "")}`;
}

/** What was signed; null for anything that was not signed with this secret. */
export async function readSigned(signed: string, secret: string): Promise<unknown> {
  const dot = signed.lastIndexOf(".");
  const data = signed.slice(0, dot);
  try {
    const signature = Uint8Array.from(atob(signed.slice(dot + 1)), (char) => char.charCodeAt(0));
    const isOurs = await crypto.subtle.verify("HMAC", await keyOf(secret), signature, encoder.encode(data));
    return isOurs ? JSON.parse(fromBase64(data)) : null;
  } catch {
    // No base64, or no JSON.
    return null;
  }
}

const encoder = new TextEncoder();

/** One secret a deployment; a second only while it changes. */
let known: { secret: string; key: Promise<CryptoKey> } | undefined;

function keyOf(secret: string): Promise<CryptoKey> {
  if (known?.secret !== secret) known = { secret, key: importKey(secret) };
  return known.key;
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}

/** Of the text's UTF-8 bytes. */
function toBase64(text: string): string {
  return btoa(Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(data: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)));
}
