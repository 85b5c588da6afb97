/** Test support: a visitor of a deployed Worker, with a cookie jar and an address of their own. */
export class Buyer {
  private jar = new Map<string, string>();
  private address = `10.${byte()}.${byte()}.${byte()}`;

  constructor(readonly site: URL) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("CF-Connecting-IP", this.address);
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("Cookie", cookie);
    const answer = await fetch(new URL(path, this.site), { redirect: "manual", ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.jar.set(name, value);
    }
    return answer;
  }

  /** A visitor whom the site knows by a cookie. */
  static async known(site: URL): Promise<Buyer> {
    const buyer = new Buyer(site);
    await buyer.call("/api/session");
    return buyer;
  }

  async call(path: string, body: object = {}): Promise<{ status: number; body: Answer }> {
    const headers = { "Content-Type": "application/json" };
    const answer = await this.fetch(path, { method: "POST", body: JSON.stringify(body), headers });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  async subscription(): Promise<Record<string, unknown> | null> {
    const answer = await this.fetch("/api/subscription");
    return ((await answer.json()) as Answer).subscription ?? null;
  }

  /** The page as a reader has it. */
  async read(path: string): Promise<string> {
    return (await (await this.fetch(path)).text()).replaceAll("<!-- -->", "");
  }

  /** Opens the checkout of a plan and answers its id. */
  async checkout(plan: string): Promise<string> {
    const { body } = await this.call("/api/checkout", { plan });
    return body.url?.split("/").at(-1) ?? "";
  }
}

interface Answer {
  success: boolean;
  error: string | null;
  url?: string;
  message?: string;
  subscription?: Record<string, unknown> | null;
}

function byte(): number {
  return Math.floor(Math.random() * 250) + 1;
}
