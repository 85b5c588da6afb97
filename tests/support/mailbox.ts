import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import type { TakenMail } from "../upstream/mail.ts";

/** How long a mail may take on a busy machine. */
const PATIENCE_MS = 15_000;

/** The newest mail to an address of which `isIt` holds, once it is there; `mailbox` is the address of the stand-in. */
export async function mailTo(
  mailbox: string,
  email: string,
  isIt: (mail: TakenMail) => boolean = () => true,
): Promise<TakenMail> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(20)) {
    const mails = (await (await fetch(new URL("/mails.json", mailbox))).json()) as TakenMail[];
    const found = mails.findLast((mail) => mail.to === email && isIt(mail));
    if (found) return found;
  }
  throw new Error(`no mail came to ${email}`);
}

/** The address in a mail's text that leads to `path`. */
export function linkIn({ body }: TakenMail, path: string): string {
  const link = body.match(/https?:\S+/g)?.find((one) => new URL(one).pathname === path);
  if (!link) throw new Error(`no link to ${path} in: ${body}`);
  return link;
}

/** Makes an account by the link of a mail, or signs in to it, by requests alone: the browser of `context` is in. */
export async function enterByMail(
  context: BrowserContext,
  { site, mailbox, email }: { site: string; mailbox: string; email: string },
): Promise<void> {
  const { origin } = new URL(site);
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await context.request.post(`${origin}${path}`, {
      form,
      headers: { Origin: origin },
      maxRedirects: 0,
    });
    if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`);
  };
  await send("/login", { email, by: "link" });
  const link = linkIn(await mailTo(mailbox, email), "/login/link");
  await send("/login/link", { token: new URL(link).searchParams.get("token") ?? "" });
}
