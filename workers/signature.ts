/** The HMAC-SHA-256 of a text in UTF-8, in hexadecimal. */
export async function sign(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret, "SHA-256"), encoder.encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this is the text's HMAC by a hash of WebCrypto's; compared by the platform, in constant time. */
export async function isSignature(
  { secret, text, hash = "SHA-256" }: { secret: string; text: string; hash?: string },
  hex: string,
): Promise<boolean> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret, hash), bytes, encoder.encode(text));
}

const encoder = new TextEncoder();

const keyOf = (secret: string, hash: string) =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash }, false, ["sign", "verify"]);
