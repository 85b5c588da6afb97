/**
 * The SHA-256 of a text in UTF-8, in hexadecimal: tells texts apart, and leads back to none that is hard to
 * guess.
 */
export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
