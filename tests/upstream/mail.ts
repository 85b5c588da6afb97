// A stand-in for a mail service by HTTP: takes {to, subject, body} with a bearer key, and knows a mail by its
// Idempotency-Key, as the services that have one do.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { flood } from "./too-much.ts";

/**
 * What it does with mail: "drop" hangs up before it takes any, "take-and-drop" right after, "take-and-flood" talks on
 * and on; "mixed" each failure in turn.
 */
export const MAIL_MOODS = [
  "take",
  "refuse",
  "hang",
  "drop",
  "take-and-drop",
  "take-and-flood",
  "mixed",
] as const;
export type MailMood = (typeof MAIL_MOODS)[number];

const FAILURES: MailMood[] = ["refuse", "hang", "drop", "take-and-drop"];

export interface TakenMail {
  key: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  body: string;
  html: string | null;
  messageId: string;
  /** Its headers beside that. */
  headers: Record<string, string>;
}

export const MAIL_KEY = "a-mail-key-for-tests-only";

export interface MailStandIn {
  url: string;
  control: { mood: MailMood };
  /** Every mail that it took, as often as it came: whose key came before is a second try, and here twice. */
  taken(): TakenMail[];
  /** How often mail was sent to it, with whatever end. */
  attempts(): number;
  /** How many bytes it got rid of in each body without end. */
  floods(): number[];
  stop(): Promise<void>;
}

/** Starts it on a port of 127.0.0.1, any free one for 0. */
export async function startMail({ port = 0 }: { port?: number } = {}): Promise<MailStandIn> {
  const control: MailStandIn["control"] = { mood: "take" };
  const mailbox: TakenMail[] = [];
  const floods: number[] = [];
  let attempts = 0;

  const server = createServer(async (request, response) => {
    if (request.method === "GET") return showMailbox(request.url ?? "/", mailbox, response);
    attempts += 1;
    const mood = control.mood === "mixed" ? FAILURES[attempts % FAILURES.length] : control.mood;
    if (mood === "hang") return;
    if (mood === "drop") return void request.socket.destroy();
    if (mood === "refuse") return void response.writeHead(503).end();
    const read = await readMail(request);
    if (typeof read === "number") return void response.writeHead(read).end();
    mailbox.push(read);
    if (mood === "take-and-drop") return void request.socket.destroy();
    if (mood === "take-and-flood") return flood(response, (bytes) => void floods.push(bytes), 202);
    response.writeHead(202).end();
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    control,
    taken: () => [...mailbox],
    attempts: () => attempts,
    floods: () => [...floods],
    stop() {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * The mailbox in a browser: the newest mails first, each as text and, in a frame that runs nothing, as HTML. For who asks
 * from another process, all of them as JSON at /mails.json.
 */
function showMailbox(path: string, mailbox: readonly TakenMail[], response: ServerResponse): void {
  if (path === "/mails.json")
    return void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(mailbox));
  const [, number, isHtml] = /^\/mails\/(\d{1,6})(\.html)?$/.exec(path) ?? [];
  const mail = number === undefined ? undefined : mailbox[Number(number)];
  if (path !== "/" && !mail) return void response.writeHead(404).end();
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:40rem;border:1px solid}</style>
${body}</html>`;
  const list = mailbox.map(
    ({ to, subject }, at) => `<li><a href="/mails/${at}">${escaped(subject)}</a> to ${escaped(to)}</li>`,
  );
  const text = mail
    ? isHtml
      ? (mail.html ?? "")
      : page(
          mail.subject,
          `<p><a href="/">All mails</a></p><h1>${escaped(mail.subject)}</h1>
<p>From ${escaped(mail.from)} to ${escaped(mail.to)}</p><pre>${escaped(JSON.stringify(mail.headers, null, 2))}</pre>
<h2>Text</h2><pre>${escaped(mail.body)}</pre>
${mail.html === null ? "" : `<h2>HTML</h2><iframe sandbox="allow-popups" title="HTML" src="/mails/${number}.html"></iframe>`}`,
        )
    : page("Mailbox", `<h1>Mailbox</h1><ol reversed>${list.toReversed().join("")}</ol>`);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    // Whatever a mail holds, nothing of it runs or loads.
    "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'${isHtml ? "; sandbox allow-popups" : ""}`,
  });
  response.end(text);
}

/** The mail of a request, or the status it is refused with. */
async function readMail(request: IncomingMessage): Promise<TakenMail | number> {
  if (request.method !== "POST" || request.url !== "/send") return 404;
  if (request.headers.authorization !== `Bearer ${MAIL_KEY}`) return 401;
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || key === "") return 400;
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  const { to, from, subject, body, html = null, replyTo = null, headers: given = {} } = JSON.parse(text);
  if (![to, from, subject, body].every((field) => typeof field === "string" && field !== "")) return 422;
  if (html !== null && (typeof html !== "string" || html === "")) return 422;
  const { "Message-ID": messageId = "", ...headers } = given;
  return { key, to, from, replyTo, subject, body, html, messageId, headers };
}
