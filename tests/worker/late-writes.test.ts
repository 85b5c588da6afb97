import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { channelEvents } from "../../app/functions/channel/events";
import { mergeLayers } from "../../app/functions/channel/kept-channel";
import { DataDeleted } from "../../app/functions/refused";
import { DAY_MS } from "../../app/numbers/days";
import { createUser } from "../../workers/db/accounts";
import { writeIdeas, writeWeeks } from "../../workers/db/channel-ideas";
import { claimDueTopic, postponeTopic, saveTopicAnswer } from "../../workers/db/channel-topics";
import { findChannels, postponeReading, rewriteChannel, writePasts } from "../../workers/db/channels";
import { attachCustomer, saveCustomer } from "../../workers/db/customers";
import type { Database } from "../../workers/db/database";
import { openDatabase } from "../../workers/db/database";
import { d1Keys } from "../../workers/db/keys";
import { wantNotes } from "../../workers/db/note-mails";
import { putInOutbox } from "../../workers/db/outbox";
import { noteOutcomes } from "../../workers/db/outcomes";
import { d1Allowance } from "../../workers/db/plan-uses";
import { d1Seasons } from "../../workers/db/seasons";
import { saveSubscriptions } from "../../workers/db/subscriptions";
import { keepWebhook, noteTry } from "../../workers/db/webhooks";
import { emptyExpired, rewriteWorkspace } from "../../workers/db/workspaces";
import { measuredUpload } from "../support/connected-channel";
import { creator, GONE, ownerOf, rowsOf, sessionOf, strays, subscribe } from "../support/creator";
import { interrupted } from "../support/interrupted";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";
import { SITE, Visitor } from "../support/visitor";

const SAYS = new DataDeleted().message;
const kv = env as unknown as { SESSIONS: { get(key: string): Promise<string | null> } };

let last = 0;
/** A visitor whom no ceiling of an address holds up. */
const somebody = () => new Visitor(`10.20.${++last >> 8}.${last & 255}`);

/** Somebody with a session that is known by a cookie, and with rows where `has` asks for them. */
async function visitorWith(has: Writer["has"]) {
  const visitor = somebody();
  await visitor.call("/api/session", {});
  let card = "";
  if (has === "channel") await visitor.submit("/channel", { action: "connect", sample: "@saffronshelf" });
  if (has === "card") {
    const added = await visitor.submit("/plan", { action: "add", idea: "Rye in a day" });
    card = new URL(added.headers.get("Location") ?? "", SITE).searchParams.get("at") ?? "";
  }
  if (has === "state") await visitor.submit("/series-planner", { action: "add", title: "Bread" });
  return { visitor, card };
}

/** The same visitor deletes their data, in another tab of the same browser. */
async function deleteData(visitor: Visitor, cookies = visitor.cookies): Promise<void> {
  const answer = await new Visitor(visitor.address).fetch("/account", {
    method: "POST",
    body: new URLSearchParams({ form: "delete" }),
    headers: { Origin: SITE, Cookie: cookies },
  });
  expect(answer.headers.get("Location")).toBe("/account/deleted");
}

interface Writer {
  /** The tables with an owner that it inserts into. */
  into: string[];
  /** What its visitor has by then; nothing but a session if left out. */
  has?: "channel" | "card" | "state";
  send(visitor: Visitor, card: string): Promise<Response>;
  /** How a write says that it came too late. */
  declined?: { status: number; location?: string };
}

const form = (path: string, fields: Record<string, string>) => (visitor: Visitor) =>
  visitor.submit(path, fields);
const onCard = (path: string, fields: Record<string, string>) => (visitor: Visitor, card: string) =>
  visitor.submit(path.replace(":id", card), JSON.parse(JSON.stringify(fields).replaceAll(":id", card)));
const CARD = {
  ...{
    idea: "Rye",
    title: "",
    description: "",
    notes: "",
    state: "filmed",
    date: "",
    series: "",
    episode: "",
  },
  version: "1",
};
const VIDEOS = JSON.stringify([1, 2, 3].map((episode) => ({ title: `Rye ${episode}`, date: null, episode })));
const HANDED_OVER = { status: 303, location: "/plan?plan=deleted" };
const CONFLICT = { status: 409 };
/** What was to be changed is gone: there was nothing to bring back. */
const NOT_FOUND = { status: 404 };

const WRITERS: Record<string, Writer> = {
  ...Object.fromEntries(
    inject("tools").map(({ key, actions: [first] }) => [
      `the sample desk of ${key}`,
      {
        into: ["owners", "workspaces"],
        send: form(`/${key}`, { action: first?.name ?? "", ...first?.fields }),
        declined: CONFLICT,
      },
    ]),
  ),
  ...Object.fromEntries(
    ["video-forecast", "thumbnail-optimizer", "description-rewriter", "comment-sentiment", "rpm-booster"].map(
      (key) => [
        `the desk of ${key} for one's own`,
        {
          into: ["owners", "workspaces"],
          send: form(`/${key}/yours`, { action: "example" }),
          declined: CONFLICT,
        },
      ],
    ),
  ),
  "a change of a kept state": {
    into: ["workspaces"],
    has: "state",
    send: form("/series-planner", { action: "add", title: "More bread" }),
    declined: CONFLICT,
  },
  "a state started over": {
    into: [],
    has: "state",
    send: form("/series-planner", { action: "start-over" }),
  },
  "a channel connected": {
    into: ["owners", "channels", "channel_summaries"],
    send: form("/channel", { action: "connect", sample: "@saffronshelf" }),
    declined: CONFLICT,
  },
  "a channel changed": {
    into: ["channels", "channel_summaries"],
    has: "channel",
    send: form("/channel", { action: "connect", sample: "@saffronshelf" }),
    declined: CONFLICT,
  },
  "a channel disconnected": {
    into: [],
    has: "channel",
    send: form("/channel", { action: "disconnect" }),
  },
  "topics to search for": {
    into: ["channel_topics"],
    has: "channel",
    send: form("/channel/visibility", { topics: "react\nfitness" }),
    declined: { status: 303, location: "/channel/visibility" },
  },
  "an idea in the plan": {
    into: ["owners", "cards"],
    send: form("/plan", { action: "add", idea: "Rye in a day" }),
    declined: CONFLICT,
  },
  "an idea of a channel in the plan": {
    into: ["cards", "seals", "sealed"],
    has: "channel",
    send: form("/plan", { action: "add", idea: "Oats" }),
    declined: CONFLICT,
  },
  "a second idea in the plan": {
    into: ["cards"],
    has: "card",
    send: form("/plan", { action: "add", idea: "Oats" }),
    declined: CONFLICT,
  },
  "a card moved by script": {
    into: [],
    has: "card",
    send: onCard("/plan/moves", { action: "move", id: ":id", to: "filmed:" }),
    declined: NOT_FOUND,
  },
  "a card published": {
    into: ["events"],
    has: "card",
    send: onCard("/plan/moves", { action: "move", id: ":id", to: "published:" }),
    declined: NOT_FOUND,
  },
  "a card dated": {
    into: [],
    has: "card",
    send: onCard("/plan", { action: "date", id: ":id", date: "2026-12-03" }),
    declined: NOT_FOUND,
  },
  "a card saved": {
    into: [],
    has: "card",
    send: onCard("/plan/:id", { ...CARD, action: "save" }),
    declined: NOT_FOUND,
  },
  "a card deleted": { into: [], has: "card", send: onCard("/plan/:id", { ...CARD, action: "remove" }) },
  "an outcome": {
    into: [],
    has: "card",
    send: onCard("/plan/:id/outcome", { action: "type", date: "2026-01-05", days: "30", views: "1200" }),
    declined: NOT_FOUND,
  },
  "an idea handed over": {
    into: ["owners", "cards"],
    send: form("/plan/handover", { action: "add", idea: "Rye in a day" }),
    declined: HANDED_OVER,
  },
  "a series handed over": {
    into: ["owners", "cards"],
    send: form("/plan/handover", { action: "add-series", series: "Rye", videos: VIDEOS }),
    declined: HANDED_OVER,
  },
  "a title handed over": {
    into: [],
    has: "card",
    send: onCard("/plan/handover", { action: "write", card: ":id", title: "Rye in a day" }),
    declined: { status: 303, location: "/plan?plan=gone" },
  },
  "an episode": {
    into: ["owners", "cards"],
    send: form("/series-planner/yours", { action: "add", series: "Rye", idea: "Rye again", date: "" }),
    declined: CONFLICT,
  },
  "channels watched": {
    into: ["owners", "watches"],
    send(visitor) {
      const body = new FormData();
      body.append("action", "import");
      body.append("file", new File(["Channel Id\nUCx_5XG1OV2P6uZZ5FSM9Ttw"], "subscriptions.csv"));
      return visitor.fetch("/competitor-monitor/yours", { method: "POST", body, headers: { Origin: SITE } });
    },
    declined: CONFLICT,
  },
  "a calendar address": {
    into: ["owners", "feeds"],
    send: form("/plan/export", { action: "make" }),
    declined: CONFLICT,
  },
  "a feed address": {
    into: ["owners", "watch_feeds"],
    send: form("/note", { action: "make" }),
    declined: CONFLICT,
  },
  feedback: {
    into: ["owners", "feedback", "outbox"],
    send: form("/suggestions", { category: "bug", message: "It is slow." }),
    declined: CONFLICT,
  },
  "feedback by the API": {
    into: ["owners", "feedback", "outbox"],
    send: (visitor) => visitor.call("/api/feedback", { category: "bug", message: "It is slow." }),
    declined: CONFLICT,
  },
  settings: {
    into: [],
    send: form("/account", { form: "settings", primaryTopic: "rye", youtubeChannel: "Rye Week" }),
    declined: CONFLICT,
  },
};

/** Jobs and payments, which write for an owner whom they read of before. */
const LATE: Record<
  string,
  { into: string[]; begin(db: Database, owner: string): Promise<() => Promise<unknown>> }
> = {
  "a channel read on": {
    into: ["channels", "channel_pasts", "channel_ideas", "channel_summaries", "events"],
    async begin(db, owner) {
      const [row] = await findChannels(db, [owner]);
      if (!row?.kept) throw new Error("no channel");
      const news = measuredUpload({ title: "Rye at last", publishedAt: new Date().toISOString() });
      const kept = {
        layers: row.kept.layers.map((layer) => ({ ...layer, uploads: [news, ...layer.uploads] })),
      };
      expect(channelEvents(row.kept, kept)).toHaveLength(1);
      return async () => {
        expect(await rewriteChannel(db, row, kept, new Date())).toBe("conflict");
        await noteOutcomes(db, owner, mergeLayers(kept), new Date());
        await writePasts(db, row, mergeLayers(kept), "some engines");
        await writeIdeas(db, { ...row, engines: "some engines" }, null);
        await writeWeeks(db, { ...row, engines: "some engines" }, { read: null, weeks: [] });
        await postponeReading(db, owner, new Date());
      };
    },
  },
  "what a topic's search showed": {
    into: ["channel_topics", "topic_answers"],
    async begin(db, owner) {
      const due = await claimDueTopic(db, {
        now: new Date(),
        askedBefore: new Date(Date.now() - DAY_MS),
        ofSamples: false,
      });
      if (due?.ownerId !== owner) throw new Error("nothing due");
      return async () => {
        await saveTopicAnswer(db, due, { askedAt: new Date(), found: [] });
        await postponeTopic(db, due, new Date());
      };
    },
  },
  "a season of a topic": {
    into: ["told_seasons", "events", "plan_uses"],
    begin: async (db, owner) => async () => {
      const at = new Date();
      const facts = { topic: "candles", peak: "January", article: "Candle" };
      const late = { ownerId: owner, isFree: true, event: { kind: "season-begun", at, facts } } as const;
      expect(await d1Seasons(db, at).note([late])).toBe(0);
    },
  },
  "a free analysis": {
    into: ["plan_uses"],
    begin: async (db, owner) => async () => {
      const now = new Date();
      const allowance = d1Allowance(db, {
        ...{ owners: ownedBy(owner), uses: plenty(db, now), now, report: () => {} },
        planOf: () => undefined,
        user: async () => ({ isDemo: false }),
      });
      await expect(allowance.hold("viral", "rye")).rejects.toBeInstanceOf(DataDeleted);
    },
  },
  "the wish for notes by mail": {
    into: ["note_mails"],
    begin: async (db, owner) => () => wantNotes(db, owner, new Date()).run(),
  },
  "a webhook, and its tries": {
    into: ["webhooks", "webhook_tries"],
    begin: async (db, owner) => async () => {
      const now = new Date();
      await keepWebhook(db, { ownerId: owner, url: "https://a.example/", salt: "salt", now });
      await noteTry(db, owner, { at: now, event: "test", failure: null });
    },
  },
  "a key": {
    into: ["api_keys"],
    begin: async (db, owner) => async () => {
      const now = new Date();
      const keys = d1Keys(db, { owners: ownedBy(owner), uses: plenty(db, now), now });
      await expect(keys.make({ name: "late", scopes: ["read"] })).rejects.toBeInstanceOf(DataDeleted);
    },
  },
  "a state from which something had to go": {
    into: ["workspaces"],
    begin: async (db, owner) => async () => {
      const row = { ownerId: owner, tool: "series-planner", desk: "sample", version: 1 } as const;
      await rewriteWorkspace(db, row, {
        state: {},
        figure: { value: "1", label: "series" },
        keepUntil: null,
      });
      await emptyExpired(db, row);
    },
  },
  "a message put into the outbox": {
    into: ["outbox"],
    begin: async (db, owner) => () => {
      const payload = {
        category: "bug" as const,
        message: "",
        email: null,
        platform: "",
        primaryTopic: "",
        isDemo: false,
      };
      const late = { id: "late", ownerId: owner, to: null, payload } as const;
      return putInOutbox(db, "feedback", late, new Date()).run();
    },
  },
  "an account made of the demo": {
    into: ["owners", "users"],
    begin: async (db, owner) => async () => {
      const made = await createUser(db, {
        ...{ id: owner, ownerId: `own-${owner}`, email: `${owner}@example.com`, name: "", image: null },
        ...{ emailVerified: true, primaryTopic: "", youtubeChannel: "", signUps: "open" },
        ...{ demo: { id: owner, issuedAt: new Date() }, now: new Date(), also: [] },
      });
      expect(made).toBe(`own-${owner}`);
    },
  },
  "a customer of Stripe": {
    into: ["owners", "customers"],
    begin: async (db, owner) => async () => {
      const customer = { ownerId: owner, customerId: "cus_late", now: new Date() };
      await expect(saveCustomer(db, customer)).rejects.toThrow(DataDeleted);
      expect(await attachCustomer(db, customer)).toBe(false);
    },
  },
  "a subscription of Stripe's": {
    into: ["customers"],
    async begin(db, owner) {
      const found = await env.DB.prepare(
        "select s.id, s.customer_id, s.status from subscriptions s join customers c using (customer_id) where c.owner_id = ?",
      )
        .bind(owner)
        .first<{ id: string; customer_id: string; status: string }>();
      const { id = "", customer_id: customerId = "", status = "" } = found ?? {};
      const ended = { priceId: null, currentPeriodEnd: null, cancelAtPeriodEnd: true, created: 1 };
      const card = { paymentMethodBrand: null, paymentMethodLast4: null };
      return () => saveSubscriptions(db, [{ id, customerId, status, ...ended, ...card }], new Date());
    },
  },
};

/** More ways to D1 and KV than any form has. */
const MOST_WAYS = 40;

describe("a write that was on its way while its visitor deleted their data", () => {
  it.each(Object.entries(WRITERS))(
    "leaves nothing behind: %s",
    async (_, { has, send, declined }) => {
      const answers: Response[] = [];
      for (let nth = 1; ; nth += 1) {
        expect(nth).toBeLessThan(MOST_WAYS);
        const { visitor, card } = await visitorWith(has);
        const [owner, session, cookies] = [await ownerOf(visitor), sessionOf(visitor), visitor.cookies];
        const answer = await interrupted(nth, {
          request: () => send(visitor, card),
          between: () => deleteData(visitor, cookies),
        });
        if (!answer) break;
        answers.push(answer);
        expect(answer.status, `before its way ${nth}`).toBeLessThan(500);
        // What it made for a visitor who has a session of their own by now is theirs.
        expect(await rowsOf(owner), `before its way ${nth}`).toEqual(GONE);
        expect([await strays(), await kv.SESSIONS.get(session)]).toEqual([0, null]);
      }
      // Before the first way the session is known to be over, and the form is a new visitor's.
      expect(answers.length).toBeGreaterThan(1);
      if (!declined) return;
      const { status, location } = declined;
      const late = answers.filter(
        (answer) =>
          answer.status === status && (!location || answer.headers.get("Location")?.startsWith(location)),
      );
      expect(late.map(({ status }) => status)).not.toEqual([]);
      for (const answer of late) {
        expect(answer.headers.getSetCookie()).toEqual([]);
        if (status === 409) expect(await answer.text()).toContain(SAYS);
      }
    },
    30_000,
  );

  it.each(Object.entries(LATE))("leaves nothing behind: %s", async (_, { begin }) => {
    await env.DB.prepare("delete from owners").run();
    const visitor = await creator("Ann");
    await visitor.submit("/channel/visibility", { topics: "react" });
    await subscribe(visitor, "active", true);
    const owner = await ownerOf(visitor);
    const write = await begin(openDatabase(env.DB), owner);
    await deleteData(visitor);
    await write();
    expect([await rowsOf(owner), await strays()]).toEqual([GONE, 0]);
  });

  it("has a case for each table with an owner", async () => {
    const tables = Object.keys(await rowsOf(""));
    const cases = [...Object.values(WRITERS), ...Object.values(LATE)].flatMap(({ into }) => into);
    expect([...new Set(cases)].sort()).toEqual(tables.sort());
  });
});

describe("a deletion", () => {
  it("ends a cookie that was issued beside it, a moment later than it began", async () => {
    const { visitor } = await visitorWith("state");
    const [owner, cookies] = [await ownerOf(visitor), visitor.cookies];
    const beside = new Visitor(visitor.address);
    await interrupted(1, {
      request: () => deleteData(visitor),
      async between() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await beside.call("/api/session", {}, { headers: { Cookie: cookies } });
      },
    });
    expect(await ownerOf(beside)).toBe(owner);
    const answer = await beside.submit("/plan", { action: "add", idea: "Rye" });
    expect(answer.status).toBe(303);
    // A new visitor's, whose cookie it brings.
    expect([await rowsOf(owner), (await rowsOf(await ownerOf(beside))).cards]).toEqual([GONE, 1]);
  });

  it("holds for one who had nothing but a session, and for no other owner", async () => {
    const { visitor } = await visitorWith(undefined);
    const owner = await ownerOf(visitor);
    await deleteData(visitor);
    await expect(
      env.DB.prepare("select is_deleted from ended_sessions where session = ?")
        .bind(owner)
        .first("is_deleted"),
    ).resolves.toBe(1);
    const other = await creator("Ben");
    await other.submit("/logout");
    await other.submit("/login");
    expect((await other.submit("/plan", { action: "add", idea: "Rye" })).status).toBe(303);
  });
});
