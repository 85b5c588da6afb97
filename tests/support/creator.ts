import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { packChannel } from "../../app/functions/channel/packed-channel";
import { fingerprint } from "../../workers/secrets";
import { keptChannel, youtubeLayer } from "./connected-channel";
import { Visitor } from "./visitor";

/** What a data file holds, as far as tests look. */
interface DataFile {
  settings: Record<string, string>;
  visits: Record<string, string> | null;
  tools: { tool: string; state: unknown }[];
  channel: { source: string; uploads: { title: string }[] }[] | null;
  feedback: { message: string; mail: Record<string, unknown> }[];
  billing: { customerSince: string | null; subscriptions: Record<string, unknown>[] };
}

/** The id that their cookie names. */
export const sessionOf = (visitor: Visitor): string => sessionIn(visitor.cookies);

/** The id that a cookie names. */
export const sessionIn = (cookies: string): string => {
  const signed = /__Host-greenlight-session=([^;]+)/.exec(cookies)?.[1] ?? "";
  return JSON.parse(atob(decodeURIComponent(signed).split(".")[0] ?? "")).id;
};

/** What their rows are kept under. */
export const ownerOf = (visitor: Visitor): Promise<string> => fingerprint(sessionOf(visitor));

/** A visitor who did something of everything that is kept. */
export async function creator(name: string): Promise<Visitor> {
  const visitor = new Visitor(`192.0.2.${Math.floor(Math.random() * 250)}`);
  const primaryTopic = `topic of ${name}`;
  await visitor.submit("/account", { form: "settings", youtubeChannel: `Channel of ${name}`, primaryTopic });
  await visitor.submit("/series-planner", { action: "add", title: `Series of ${name}` });
  await visitor.submit("/channel", { action: "connect", sample: "@saffronshelf" });
  await visitor.submit("/suggestions", { category: "bug", message: `Feedback of ${name}` });
  return visitor;
}

/** A block that recurs in the descriptions of the channel that `readFromYoutube` connects. */
export const GEAR = "My gear:\nCamera: https://example.com/camera";

/** As if their channel had been read by YouTube's API, with what its descriptions usually have. */
export async function readFromYoutube(visitor: Visitor): Promise<void> {
  await visitor.submit("/channel", { action: "connect", sample: "@saffronshelf" });
  const at = new Date().toISOString();
  const blocks = [{ kind: "gear" as const, text: GEAR, count: 7, lastAt: at }];
  const packed = packChannel(keptChannel(youtubeLayer({ at, usual: { at, of: 9, blocks } })));
  await env.DB.prepare("update channels set packed = ? where owner_id = ?")
    .bind(packed, await ownerOf(visitor))
    .run();
}

/** As if Stripe had told of a subscription of theirs to Pro. */
export async function subscribe(visitor: Visitor, status: string, endsAtPeriodEnd: boolean): Promise<void> {
  const owner = await ownerOf(visitor);
  const customer = `cus_${owner.slice(0, 12)}`;
  await env.DB.batch([
    env.DB.prepare("insert into customers values (?, ?, 0)").bind(owner, customer),
    env.DB.prepare(
      "insert into subscriptions values (?, ?, ?, 'price_pro_monthly', 1798759800, ?, 'visa', '4242', 1, 0)",
    ).bind(`sub_${owner.slice(0, 12)}`, customer, status, Number(endsAtPeriodEnd)),
  ]);
}

/** The file with their data. */
export async function fileOf(visitor: Visitor): Promise<{ text: string; file: DataFile; headers: Headers }> {
  const answer = await visitor.open("/account/data.json");
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { text, file: JSON.parse(text), headers: answer.headers };
}

/** How many rows lead to an owner, whatever tables there are or come to be. */
export async function rowsOf(owner: string): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and (name = 'owners' or sql like '%owner_id%')",
  ).all<{ name: string }>();
  const counted = await env.DB.batch<{ n: number }>(
    results.map(({ name }) => {
      const column = name === "owners" ? "id" : "owner_id";
      return env.DB.prepare(`select count(*) as n from "${name}" where "${column}" = ?`).bind(owner);
    }),
  );
  return Object.fromEntries(results.map(({ name }, at) => [name, counted[at]?.results[0]?.n ?? 0]));
}

/** Where nothing is left. */
export const GONE = {
  owners: 0,
  users: 0,
  workspaces: 0,
  channels: 0,
  channel_pasts: 0,
  channel_ideas: 0,
  channel_summaries: 0,
  channel_topics: 0,
  topic_answers: 0,
  cards: 0,
  seals: 0,
  sealed: 0,
  feeds: 0,
  watch_feeds: 0,
  feedback: 0,
  outbox: 0,
  events: 0,
  watches: 0,
  told_seasons: 0,
  plan_uses: 0,
  note_mails: 0,
  webhooks: 0,
  webhook_tries: 0,
  api_keys: 0,
  customers: 0,
};

/** Rows of no owner: mail without feedback, subscriptions without a customer. */
export const strays = async () =>
  (
    await env.DB.prepare(
      "select (select count(*) from outbox where kind = 'feedback' and id not in (select id from feedback)) + (select count(*) from subscriptions where customer_id not in (select customer_id from customers)) as n",
    ).first<{ n: number }>()
  )?.n;
