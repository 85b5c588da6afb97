/** A page that everyone who asks for it alike is answered with. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  /** Epoch milliseconds. */
  freshUntil: number;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const REQUEST_ID = /<meta name="request-id" content="[^"]*"\/>/;

/**
 * Makes of one request's page a page for all: without its request id, and with a hash in its
 * Content-Security-Policy, where the nonce was, for each inline script that carried the nonce, and for no
 * other: as strict, and good for any answer (CSP3, 6.7.3.3). A cookie is one visitor's, and is never kept.
 *
 * @param nonce of the rendering
 * @param freshUntil epoch milliseconds
 */
export async function keepPage(answer: Response, nonce: string, freshUntil: number): Promise<KeptPage> {
  const rendered = await answer.text();
  const ours = ` nonce="${nonce}"`;
  const scripts = [...rendered.matchAll(SCRIPT)].filter(([, tag = ""]) => tag.includes(ours));
  const hashes = await Promise.all([...new Set(scripts.map(([, , text = ""]) => text))].map(sourceHash));
  const html = rendered.replace(REQUEST_ID, "").replaceAll(ours, "");
  const body = new TextEncoder().encode(html);
  const etag = `"${(await sha256(body)).slice(0, 22)}"`;
  const headers = new Headers(answer.headers);
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace(`'nonce-${nonce}'`, hashes.join(" ")));
  headers.set("Cache-Control", "private, no-cache");
  headers.set("ETag", etag);
  headers.delete("Set-Cookie");
  return { body, headers, etag, freshUntil };
}

/** The answer to one more visitor: 304 to who has it. */
export function answerWith({ body, headers, etag }: KeptPage, request: Request): Response {
  const has = request.headers.get("if-none-match")?.includes(etag);
  if (has) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

async function sourceHash(text: string): Promise<string> {
  return `'sha256-${await sha256(new TextEncoder().encode(text))}'`;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}
