/** A page that everyone who asks for it alike is answered with. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  /** Epoch milliseconds. */
  freshUntil: number;
}

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="application\//;
const REQUEST_ID = /<meta name="request-id" content="[^"]*"\/>/;

/**
 * Makes of one request's page a page for all: without its request id, and with the hash of each inline
 * script in its Content-Security-Policy where the nonce was, which is as strict and holds for any answer
 * (CSP3, 6.7.3.3).
 *
 * @param nonce of the rendering
 * @param freshUntil epoch milliseconds
 */
export async function keepPage(answer: Response, nonce: string, freshUntil: number): Promise<KeptPage> {
  const rendered = await answer.text();
  const html = rendered.replace(REQUEST_ID, "").replaceAll(` nonce="${nonce}"`, "");
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, tag = ""]) => !DATA_BLOCK.test(tag));
  const hashes = await Promise.all([...new Set(scripts.map(([, , text = ""]) => text))].map(sourceHash));
  const body = new TextEncoder().encode(html);
  const etag = `"${(await sha256(body)).slice(0, 22)}"`;
  const headers = new Headers(answer.headers);
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace(`'nonce-${nonce}'`, hashes.join(" ")));
  headers.set("Cache-Control", "private, no-cache");
  headers.set("ETag", etag);
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
