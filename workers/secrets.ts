const encoder = new TextEncoder();

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The SHA-256 of a text in UTF-8, in hexadecimal: tells texts apart, and leads back to none that is hard to
 * guess.
 */
export async function fingerprint(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/** The HMAC-SHA-256 of a text in UTF-8, in hexadecimal. */
export async function sign(secret: string, text: string): Promise<string> {
  const key = await keyOf(secret, "SHA-256");
  return hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
}

/** Whether this is the text's HMAC by a hash of WebCrypto's; compared by the platform, in constant time. */
export async function isSignature(
  { secret, text, hash = "SHA-256" }: { secret: string; text: string; hash?: string },
  hex: string,
): Promise<boolean> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret, hash), bytes, encoder.encode(text));
}

const keyOf = (secret: string, hash: string) =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash }, false, ["sign", "verify"]);

const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Short, since a board may hold 500: 50 random bits tell the cards of one owner apart. */
export function newCardId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ID_LETTERS[byte % 32]).join("");
}

/** What keeps a seal from being found out by hashing guesses: 128 random bits in hexadecimal. */
export function newSalt(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** What lets whoever has it act, in a link or a cookie: 256 random bits as letters, digits, hyphens and underscores. */
export function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Bytes in the alphabet of addresses, without padding (RFC 4648, 5). */
export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
