import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Definition } from "../../app/functions/define";
import { addCard } from "../../app/functions/plan/cards";
import { type Ran, run } from "../../app/functions/run";
import type { Services } from "../../app/services";
import { migrate } from "../../commands/built-worker.ts";
import { databaseAlone, openD1 } from "../../commands/d1.ts";
import { answerCookies } from "../../workers/caller";
import type { Env, RequestLog } from "../../workers/env";
import { createServices } from "../../workers/services";
import { FUNCTIONS } from "../support/functions";

/** The bindings of a deployment without a key to anything outside. */
let env: Env;
let database: D1Database;
const mf = databaseAlone({
  name: "sessions",
  modules: true,
  script: "export default { fetch: () => new Response() }",
  kvNamespaces: { SESSIONS: "SESSIONS" },
});

beforeAll(async () => {
  database = await openD1(mf);
  await migrate(database);
  const kv = (await mf.getKVNamespace("SESSIONS", "sessions")) as unknown as KVNamespace;
  const free = { limit: async () => ({ success: true }) };
  env = {
    ...{ DB: database, SESSIONS: kv },
    ...{ WAITLIST_LIMIT: free, ANALYZER_LIMIT: free, READING_LIMIT: free, SESSION_LIMIT: free },
    ...{ TOOLS_LIMIT: free, MATERIAL_LIMIT: free, FEEDBACK_LIMIT: free, BILLING_LIMIT: free },
    ...{ ASSISTANT_LIMIT: free },
    ...{
      AUTH: "demo",
      SUPPORT_EMAIL: "support@greenlight.example",
      MAIL_FROM: "feedback@greenlight.example",
    },
    ...{ STRIPE_PRICE_STARTER: "starter", STRIPE_PRICE_PRO: "pro", STRIPE_PRICE_CREATOR: "creator" },
    YOUTUBE_BASE_URL: "https://youtube.invalid/",
    ADDRESS_HEADER: "X-Address",
    SESSION_SECRET: "a-secret-for-tests-only-0123456789",
  };
}, 60_000);
afterAll(() => mf.dispose());

/** Somebody whose browser keeps cookies: each call of theirs is a request of its own. */
let visitors = 0;
function visitor() {
  // Each from a network of their own: a day has a share for each.
  const address = `${20 + ++visitors}.1.1.1`;
  const jar = new Map<string, string>();
  const log: RequestLog = { d1: 0, warnings: [], errors: [] };
  async function ask(
    definition: Definition,
    input: unknown,
  ): Promise<{ ran: Ran<unknown>; touched: string[] }> {
    const cookies = answerCookies();
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const services = createServices(env, {
      request: new Request("https://greenlight.example/", { headers: { Cookie, "X-Address": address } }),
      facts: { id: "test", nonce: "", now: new Date() },
      log,
      cookies,
      waitUntil: () => {},
    });
    const touched = new Set<string>();
    const ran = await run(definition, input, services.caller, watched(services, touched) as never);
    for (const line of cookies.all()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { ran, touched: [...touched].sort() };
  }
  return { ask, errors: log.errors };
}

/** The services, noting all that is asked of them as "plan.add". */
function watched(services: Services, touched: Set<string>): Services {
  // Of an empty object: a proxy must answer what its own target holds.
  return new Proxy({} as Services, {
    get(_target, name) {
      const service: unknown = Reflect.get(services, name);
      if (name === "request" || typeof service !== "object" || service === null) return service;
      return new Proxy(service, {
        get(inner, method) {
          touched.add(`${String(name)}.${String(method)}`);
          const value = Reflect.get(inner, method);
          return typeof value === "function" ? value.bind(inner) : value;
        },
      });
    },
  });
}

const isOfACard = ({ examples }: Definition) => Object.hasOwn(examples.good as object, "id");
const withId = ({ examples }: Definition, id: string) => ({ ...(examples.good as object), id });

/** Adds a card as somebody: its id. */
async function cardOf({ ask }: ReturnType<typeof visitor>): Promise<string> {
  const { ran } = await ask(addCard as unknown as Definition, {
    idea: "A boat in winter",
    title: "Mine alone",
  });
  if (!("done" in ran)) throw new Error(ran.refused.message);
  return addCard.output.parse(ran.done).id;
}

/** What the demo refuses for want of a key outside, by the status of the refusal. */
const REFUSED: Record<string, number> = {
  // The demo has no accounts.
  ...Object.fromEntries(
    [
      ...[
        "session.send-link",
        "session.redeem-link",
        "session.ask-for-passkey",
        "session.sign-in-by-passkey",
        "session.sign-up-by-password",
        "session.start-google",
        "session.answer-address",
        "account.ask-for-address",
        "account.cancel-address",
        "session.finish-google",
        "account.remove-google",
        "session.sign-in-by-password",
      ],
      ...[
        "account.ask-for-new-passkey",
        "account.add-passkey",
        "account.remove-passkey",
        "account.replace-password",
        "account.set-password",
      ],
    ].map((name) => [name, 404]),
  ),
  // Mails and webhooks are for accounts.
  "watch.end-note-mail": 404,
  "watch.set-note-mail": 409,
  "webhook.set": 403,
  "webhook.test": 409,
  "article.choose": 400,
  "article.find": 404,
  "billing.cancel": 403,
  "billing.checkout": 403,
  "billing.portal": 403,
  "channel.connect": 404,
  "watch.add": 404,
  // Nobody watches the channel of the example.
  "watch.read": 404,
  // Nobody has these secrets.
  "feed.read": 404,
  "watch.read-feed": 404,
  "key.revoke": 404,
  "assistant.disconnect": 404,
  "assistant.answer": 403,
  // The card is not published yet.
  "plan.note-test": 409,
  // No channel is connected.
  "channel.read": 404,
  "channel.series": 404,
  "channel.timing": 404,
  "channel.uploads": 404,
  "channel.visibility": 404,
  "content-ideas.yours.dismiss": 409,
  "content-ideas.yours.keep": 409,
  "content-ideas.yours.list": 409,
  "content-ideas.yours.plan": 409,
  "content-ideas.yours.take-free": 409,
  "channel.take-free-timing": 409,
  "video-forecast.yours.estimate": 404,
  // No channel is connected, and so there is no video of it.
  "plan.pick-video": 400,
  // Neither a channel nor a list stands in the example.
  "video-forecast.yours.forecast": 400,
  // The examples name an item that nobody has.
  ...Object.fromEntries(
    [
      ...["competitor-monitor.toggle", "competitor-monitor.remove", "description-rewriter.yours.remove"],
      ...["rpm-booster.mark", "thumbnail-optimizer.yours.propose", "thumbnail-optimizer.yours.remove"],
      ...["edit", "remove", "add-video", "edit-video", "delete-video", "restore", "up", "down"].map(
        (action) => `series-planner.${action}`,
      ),
    ].map((name) => [name, 409]),
  ),
};

describe("each function of the table, over a deployment without a key", () => {
  // Whatever would have a free analysis counted is done as often as anybody likes.
  it.each(FUNCTIONS.map((one) => [one.name, one] as const))(
    "%s answers its example as it says, asking only what it names, and is gated by no plan when done again",
    async (name, definition) => {
      const somebody = visitor();
      const input = isOfACard(definition)
        ? withId(definition, await cardOf(somebody))
        : definition.examples.good;
      const { ran, touched } = await somebody.ask(definition, input);
      const uses: readonly string[] = definition.uses;
      expect(touched.filter((path) => !uses.includes(path))).toEqual([]);
      if ("refused" in ran)
        expect([name, ran.refused.status, ran.refused.message]).toEqual([
          name,
          REFUSED[name],
          expect.any(String),
        ]);
      else
        expect([REFUSED[name], definition.output.safeParse(ran.done).error]).toEqual([undefined, undefined]);
      expect(somebody.errors).toEqual([]);
      const again = [await somebody.ask(definition, input), await somebody.ask(definition, input)];
      for (const time of [{ ran, touched }, ...again]) {
        expect([name, "refused" in time.ran && time.ran.refused.status === 402]).toEqual([name, false]);
        const isBilling = name.startsWith("billing.");
        expect(time.touched.filter((path) => path === "billing.subscription" && !isBilling)).toEqual([]);
      }
      const { results } = await database.prepare("select * from plan_uses").all();
      expect(results).toEqual([]);
    },
  );

  it.each(FUNCTIONS.filter(isOfACard).map((one) => [one.name, one] as const))(
    "%s neither changes nor tells of another owner's card",
    async (_name, definition) => {
      const [ann, ben] = [visitor(), visitor()];
      const id = await cardOf(ann);
      // Ben has a plan of his own, too.
      await cardOf(ben);
      const before = await database.prepare("select * from cards where id = ?").bind(id).all();
      const { ran } = await ben.ask(definition, withId(definition, id));
      expect(JSON.stringify(ran)).not.toContain("Mine alone");
      expect((await database.prepare("select * from cards where id = ?").bind(id).all()).results).toEqual(
        before.results,
      );
      expect(before.results).toHaveLength(1);
    },
  );
});
