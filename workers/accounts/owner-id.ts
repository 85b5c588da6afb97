/**
 * The owner that a session's rows are kept under: the SHA-256 of its id, in hexadecimal. Whoever reads the database cannot make a cookie of it.
 */
export async function ownerId(sessionId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sessionId));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
