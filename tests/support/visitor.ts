import { exports } from "cloudflare:workers";

/** The Worker under test, as it was built. */
export const worker = (exports as unknown as { default: Worker }).default;

interface Worker {
  fetch(request: Request): Promise<Response>;
  scheduled(controller: { scheduledTime: Date; cron?: string }): Promise<void>;
}

export const SITE = "https://greenlight.example";

/** A visitor with an address, a cookie jar and a browser's manners: forms carry the site's Origin. */
export class Visitor {
  private jar = new Map<string, string>();

  constructor(readonly address = `198.51.100.${Math.floor(Math.random() * 250)}`) {}

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("CF-Connecting-IP", this.address);
    if (this.jar.size > 0 && !headers.has("Cookie")) headers.set("Cookie", this.cookies);
    const answer = await worker.fetch(new Request(SITE + path, { redirect: "manual", ...init, headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.jar.set(name, value);
    }
    return answer;
  }

  open(path: string): Promise<Response> {
    return this.fetch(path);
  }

  /** Submits a form as a browser without script does. */
  submit(path: string, fields: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: SITE } });
  }

  /** Calls a function with JSON. */
  call(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
    return this.fetch(path, {
      method: "POST",
      body: JSON.stringify(body),
      ...init,
      headers: { "Content-Type": "application/json", ...init.headers },
    });
  }
}
