const encoder = new TextEncoder();

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const hmacKey = (bytes: BufferSource) =>
  crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

interface Signed {
  id: string;
  /** When this try was made. */
  at: Date;
  body: string;
}

/**
 * The headers of a message by Standard Webhooks 1.0 (github.com/standard-webhooks/standard-webhooks, spec): the HMAC-SHA-256
 * of id, seconds and body, under a secret "whsec_…" in base64.
 */
export async function webhookHeaders(
  secret: string,
  { id, at, body }: Signed,
): Promise<Record<string, string>> {
  const seconds = Math.floor(at.getTime() / 1000);
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (char) => char.charCodeAt(0));
  const signature = await crypto.subtle.sign(
    "HMAC",
    await hmacKey(bytes),
    encoder.encode(`${id}.${seconds}.${body}`),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${toBase64(signature)}`,
  };
}

/** The secret of a webhook: made of the deployment's own and a salt, so that the database alone signs nothing. */
export async function webhookSecret(deployment: string, salt: string): Promise<string> {
  const key = await hmacKey(encoder.encode(deployment));
  return `whsec_${toBase64(await crypto.subtle.sign("HMAC", key, encoder.encode(`webhook secret ${salt}`)))}`;
}
