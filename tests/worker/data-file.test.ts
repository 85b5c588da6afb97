import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import {
  creator,
  fileOf,
  GEAR,
  GONE,
  ownerOf,
  readFromYoutube,
  rowsOf,
  sessionOf,
  subscribe,
} from "../support/creator";
import { Visitor } from "../support/visitor";

describe("GET /account/data.json", () => {
  it("is a file with all that is kept of the visitor, and of nobody else", async () => {
    const [ann, ben] = [await creator("Ann"), await creator("Ben")];
    await subscribe(ann, "active", false);
    const { text, file, headers } = await fileOf(ann);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="greenlight-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(file.settings).toMatchObject({ youtubeChannel: "Channel of Ann", primaryTopic: "topic of Ann" });
    expect(file.tools.map(({ tool }) => tool)).toEqual(["series-planner"]);
    expect(JSON.stringify(file.tools)).toContain("Series of Ann");
    expect(file.channel?.map(({ source }) => source)).toEqual(["sample"]);
    expect(file.channel?.[0]?.uploads[0]?.title).toEqual(expect.any(String));
    expect(file.feedback).toMatchObject([{ message: "Feedback of Ann", category: "bug" }]);
    expect(file.billing.subscriptions).toMatchObject([
      { plan: "Pro", subscription_status: "active", payment_method_last4: "4242" },
    ]);
    expect(file.visits).not.toBeNull();
    expect(text).not.toContain("Ben");
    expect((await fileOf(ben)).text).not.toContain("Ann");
    // Nothing that lets anyone act as her, here or at the payment provider.
    for (const secret of [sessionOf(ann), await ownerOf(ann), "cus_", "sub_", "price_"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("holds what recurs in the descriptions of a channel, until it is deleted", async () => {
    const visitor = await creator("Dot");
    await readFromYoutube(visitor);
    expect((await fileOf(visitor)).text).toContain(JSON.stringify(GEAR));
    await visitor.submit("/account", { form: "delete" });
    expect((await fileOf(visitor)).text).not.toContain("example.com/camera");
  });

  it("says what became of the mail of feedback", async () => {
    const visitor = await creator("Eve");
    const owner = await ownerOf(visitor);
    const set = (fields: string) =>
      env.DB.prepare(`update outbox set ${fields} where id in (select id from feedback where owner_id = ?)`)
        .bind(owner)
        .run();
    const mail = async () => (await fileOf(visitor)).file.feedback[0]?.mail;
    // Its own first try goes on after the answer.
    await vi.waitFor(async () => expect(await mail()).toMatchObject({ attempts: 1, nextTryAt: null }));
    await set(
      "attempts = 2, due_at = 1795000000000, sent_at = null, failure = 'the mail service answered 503'",
    );
    expect(await mail()).toEqual({
      attempts: 2,
      sentAt: null,
      nextTryAt: new Date(1_795_000_000_000).toISOString(),
      failure: "the mail service answered 503",
    });
    await set("attempts = 3, sent_at = 1795000100000, failure = null");
    expect(await mail()).toEqual({
      attempts: 3,
      sentAt: new Date(1_795_000_100_000).toISOString(),
      nextTryAt: null,
      failure: null,
    });
  });

  it("is there for who has kept nothing, and keeps nothing by it", async () => {
    const visitor = new Visitor();
    const { file } = await fileOf(visitor);
    expect([file.visits, file.tools, file.channel, file.feedback]).toEqual([null, [], null, []]);
    expect(await rowsOf(await ownerOf(visitor))).toEqual(GONE);
  });

  it("holds nothing of a tool that was started over", async () => {
    const visitor = await creator("Bo");
    await visitor.submit("/series-planner", { action: "start-over" });
    expect((await fileOf(visitor)).file.tools).toEqual([]);
  });

  it("holds a state that is no JSON as the text it is", async () => {
    const visitor = await creator("Cleo");
    await env.DB.prepare("update workspaces set state = '{broken' where owner_id = ?")
      .bind(await ownerOf(visitor))
      .run();
    expect((await fileOf(visitor)).file.tools[0]?.state).toBe("{broken");
  });

  it("sends a visitor who logged out to /login", async () => {
    const visitor = await creator("Dan");
    await visitor.submit("/logout");
    expect((await visitor.open("/account/data.json")).headers.get("Location")).toBe("/login");
  });

  it("says on the page that it could not be read", async () => {
    const visitor = await creator("Eve");
    await env.DB.exec("alter table outbox rename to outbox_away");
    try {
      const answer = await visitor.open("/account/data.json");
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        "/account?data=not-read#your-data",
      ]);
    } finally {
      await env.DB.exec("alter table outbox_away rename to outbox");
    }
    const page = await (await visitor.open("/account?data=not-read")).text();
    expect(page).toContain("Your data could not be read just now. Please try again.");
  });
});
