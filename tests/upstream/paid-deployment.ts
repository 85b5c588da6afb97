import type { TimeLimits } from "../../workers/time-limits";
import { type Deployed, deploy } from "./deployment";
import { type StripeStandIn, startStripe } from "./stripe/stripe";

export const KEY = "sk_test_for_tests_only";

/** A Worker that takes payments, and the Stripe that it alone asks. */
export class PaidSite {
  constructor(
    readonly stripe: StripeStandIn,
    private deployed: Deployed,
  ) {}

  get site(): URL {
    return this.deployed.site;
  }

  get database(): Deployed["database"] {
    return this.deployed.database;
  }

  get webhook(): string {
    return `${this.site.origin}/api/stripe-webhook`;
  }

  cron(at: Date, cron: string): Promise<void> {
    return this.deployed.cron(at, cron);
  }

  newcomer(): Buyer {
    return new Buyer(this.site);
  }

  /** A visitor whom the site knows by a cookie. */
  known(): Promise<Buyer> {
    return Buyer.known(this.site);
  }

  /** A visitor who subscribed to a plan, with Stripe's word on it arrived. */
  async subscriber(plan = "pro") {
    const buyer = this.newcomer();
    const checkoutId = await buyer.checkout(plan);
    const { id, customer } = this.stripe.pay(checkoutId);
    await this.stripe.settled();
    return { buyer, id, customer, checkoutId };
  }

  async rows() {
    const { results } = await this.database
      .prepare(
        "select id, status, price_id, current_period_end, cancel_at_period_end from subscriptions order by id",
      )
      .all();
    return results;
  }

  /** The row of one subscription; undefined where it is not kept. */
  async rowOf(id: string) {
    return (await this.rows()).find((row) => row.id === id);
  }

  async countOf(table: string): Promise<number> {
    return (await this.database.prepare(`select count(*) as n from ${table}`).first<number>("n")) ?? 0;
  }

  /** How each of these checkouts stands at Stripe. */
  checkouts(ids: string[]) {
    return ids.map((id) => this.stripe.books.checkouts.get(id)?.status);
  }

  /** Sends a form of a page's as a browser without script does. */
  submit(buyer: Buyer, path: string, body: string): Promise<Response> {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: this.site.origin };
    return buyer.fetch(path, { method: "POST", body, headers });
  }
}

interface Options<Other extends string> {
  others?(vars: Record<string, string>): Record<Other, Record<string, string>>;
  timeLimits?: Partial<TimeLimits>;
}

/**
 * Test support: deploys Workers that take payments, each with a database and a Stripe of its own.
 *
 * @param options.others the vars of further Workers, made of the first one's, which share its database and its Stripe
 */
export async function deployPaid<Name extends string, Other extends string = never>(
  names: readonly Name[],
  { others, timeLimits = {} }: Options<Other> = {},
) {
  const stripes = new Map(await Promise.all(names.map(async (name) => [name, await startStripe()] as const)));
  const stripeOf = (name: Name) => stripes.get(name) as StripeStandIn;
  const varsOf = (name: Name) => ({
    STRIPE_PRICE_STARTER: "price_1",
    STRIPE_PRICE_PRO: "price_2",
    STRIPE_PRICE_CREATOR: "price_3",
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: stripeOf(name).webhookSecret,
    STRIPE_API_URL: stripeOf(name).url,
    TIME_LIMITS: JSON.stringify(timeLimits),
  });
  const [first] = names as readonly [Name];
  const further = Object.entries<Record<string, string>>(others?.(varsOf(first)) ?? {});
  const { lines, stop, ...deployed } = await deploy<string>({
    ...Object.fromEntries(names.map((name) => [name, { vars: varsOf(name), database: name }])),
    ...Object.fromEntries(further.map(([name, vars]) => [name, { vars, database: first }])),
  });
  const workers = deployed as unknown as Record<Name | Other, Deployed>;
  const sites = Object.fromEntries(
    names.map((name) => [name, new PaidSite(stripeOf(name), workers[name])]),
  ) as Record<Name, PaidSite>;
  for (const name of names) stripeOf(name).settings.webhookUrl = sites[name].webhook;
  return {
    sites,
    others: workers as Record<Other, Deployed>,
    /** What all of them write to the log. */
    lines,
    async stop() {
      await stop();
      await Promise.all([...stripes.values()].map((stripe) => stripe.stop()));
    },
  };
}

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
