import { type Deployed, deploy } from "./deployment.ts";
import { MAIL_KEY, type MailStandIn, startMail } from "./mail.ts";

/** A browser at a deployment, with a cookie jar and an address of its own. */
export class Browser {
  readonly jar = new Map<string, string>();
  private readonly site: URL;
  private readonly address: string;
  private readonly userAgent: string;

  constructor(
    site: URL,
    address = `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
  ) {
    this.site = site;
    this.address = address;
    this.userAgent = userAgent;
  }

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Somebody with a copy of its cookies. */
  copy(): Browser {
    const other = new Browser(this.site);
    for (const [name, value] of this.jar) other.jar.set(name, value);
    return other;
  }

  async fetch(path: string, init: RequestInit = {}) {
    const answer = await fetch(new URL(path, this.site), {
      redirect: "manual",
      ...init,
      headers: {
        "CF-Connecting-IP": this.address,
        "User-Agent": this.userAgent,
        ...(this.jar.size > 0 && { Cookie: this.cookies }),
        ...init.headers,
      },
    });
    const set = answer.headers.getSetCookie();
    for (const line of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return {
      status: answer.status,
      to: answer.headers.get("Location"),
      headers: answer.headers,
      set,
      text: (await answer.text()).replaceAll("&#x27;", "'").replaceAll("<!-- -->", ""),
    };
  }

  open(path: string) {
    return this.fetch(path);
  }

  submit(path: string, fields: Record<string, string> = {}) {
    return this.fetch(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: this.site.origin },
    });
  }

  /** Where a guarded page leads: 200 for who is signed in. */
  async isSignedIn(): Promise<boolean> {
    return (await this.open("/account")).status === 200;
  }
}

/** A deployment with accounts, and the mail service that it alone asks. */
export class AccountSite {
  private readonly deployed: Deployed;
  readonly mail: MailStandIn;

  constructor(deployed: Deployed, mail: MailStandIn) {
    this.deployed = deployed;
    this.mail = mail;
  }

  get site(): URL {
    return this.deployed.site;
  }

  get database(): Deployed["database"] {
    return this.deployed.database;
  }

  cron(at: Date, cron: string): Promise<void> {
    return this.deployed.cron(at, cron);
  }

  browser(address?: string, userAgent?: string): Browser {
    return new Browser(this.site, address, userAgent);
  }

  /** The newest link that was mailed to an address, as a path, leaving out the first mails; null until one comes. */
  linkTo(email: string, after = 0): string | null {
    const mail = this.mail
      .taken()
      .slice(after)
      .findLast(({ to }) => to === email);
    const link = mail && /https?:\S+/.exec(mail.body)?.[0];
    return link ? link.slice(new URL(link).origin.length) : null;
  }

  /** Asks for a link and waits for its mail. */
  async askForLink(browser: Browser, email: string, next = ""): Promise<string> {
    const before = this.mail.taken().length;
    const asked = await browser.submit("/login", { email, ...(next && { next }) });
    if (asked.status !== 303) throw new Error(`asking for a link answered ${asked.status}: ${asked.text}`);
    for (let tries = 0; tries < 200; tries++) {
      // A letter on an earlier sign-in may come in between.
      const link = this.linkTo(email, before);
      if (link?.startsWith("/login/link")) return link;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("no mail came");
  }

  /** Presses the button of a link's page. */
  redeem(browser: Browser, link: string) {
    return browser.submit("/login/link", { token: tokenOf(link) });
  }

  /** A browser in which somebody has signed in. */
  async signedIn(email: string, browser = this.browser()): Promise<Browser> {
    const { status, to, text } = await this.redeem(browser, await this.askForLink(browser, email));
    if (status !== 303) throw new Error(`signing in answered ${status} ${to}: ${text}`);
    return browser;
  }

  async count(table: string, where = "1"): Promise<number> {
    return (
      (await this.database.prepare(`select count(*) as n from ${table} where ${where}`).first<number>("n")) ??
      0
    );
  }
}

export function tokenOf(link: string): string {
  return new URL(link, "https://site.invalid").searchParams.get("token") ?? "";
}

/** Test support: deploys Workers with accounts, each with a database and a mail service of its own. */
export async function deployAccounts<Name extends string>(
  sites: Record<Name, Record<string, string>>,
  outside: Pick<Parameters<typeof deploy>[0][string], "outbound"> = {},
) {
  const names = Object.keys(sites) as Name[];
  const mails = new Map(await Promise.all(names.map(async (name) => [name, await startMail()] as const)));
  const mailOf = (name: Name) => mails.get(name) as MailStandIn;
  const { lines, stop, ...deployed } = await deploy<string>(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          ...outside,
          database: name,
          vars: { AUTH: "accounts", MAIL_URL: mailOf(name).url, MAIL_KEY, ...sites[name] },
        },
      ]),
    ),
  );
  const workers = deployed as unknown as Record<Name, Deployed>;
  return {
    sites: Object.fromEntries(
      names.map((name) => [name, new AccountSite(workers[name], mailOf(name))]),
    ) as Record<Name, AccountSite>,
    lines,
    async stop() {
      await stop();
      await Promise.all([...mails.values()].map((mail) => mail.stop()));
    },
  };
}
