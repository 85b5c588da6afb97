import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { CARD_STATES, MAX_CARDS, type NewCard } from "../../app/model/card";
import { cardFields } from "../support/cards";
import { addCard, ownedPlan } from "../support/owned-plan";

const NOW = new Date("2026-11-21T10:00:00Z");
const plan = (id?: string, database?: D1Database) => ownedPlan(NOW, id, database);
const added = (card: NewCard, owner?: string) => addCard(plan(owner), card);

const FIELDS = cardFields({ idea: "Rye", title: "Rye in a day" });

/** The ideas of a column, top first. */
const column = async (state: string) =>
  (await plan().list()).filter((card) => card.state === state).map(({ idea }) => idea);

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

describe("a card in D1", () => {
  it("is kept whole, read back, and listed without its long texts", async () => {
    const light = { colour: "green", sentence: "Make it.", chance: 0.7, at: NOW.toISOString() } as const;
    const forecast = {
      ranges: [{ days: 30, low: 9000, likely: 18_000, high: 44_000 }],
      chance: 0.8,
      at: NOW.toISOString(),
    };
    const id = await added({ idea: "Rye", notes: "Ask Ann", light, forecast, isSample: true });
    expect(await plan().read(id)).toEqual({
      ...FIELDS,
      id,
      title: "",
      notes: "Ask Ann",
      light,
      forecast,
      video: null,
      outcome: [],
      abTest: null,
      isSample: true,
      rank: 1024,
      version: 1,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    const [listed] = await plan().list();
    expect(listed).toMatchObject({ id, idea: "Rye", color: "green", forecast, isSample: true });
    expect(listed).not.toHaveProperty("notes");
    expect(await plan("other").read(id)).toBeNull();
    expect(await plan("other").list()).toEqual([]);
  });

  it("is one, sent twice or written otherwise, until it is published", async () => {
    const id = await added({ idea: "Rye, in a day!" });
    expect(await plan().add({ idea: "rye in a DAY" })).toEqual({ added: "already", id });
    const at = { ...FIELDS, idea: "Rye, in a day!", state: "published" } as const;
    expect(await plan().change(id, 1, at)).toBe("kept");
    expect(await plan().add({ idea: "Rye in a day" })).toMatchObject({ added: "new" });
    expect(await plan("other").add({ idea: "Rye in a day" })).toMatchObject({ added: "new" });
  });

  it("is never written over by a tab that had read an older one", async () => {
    const id = await added({ idea: "Rye" });
    const answers = await Promise.all(
      ["First", "Second"].map((title) => plan().change(id, 1, { ...FIELDS, title })),
    );
    expect(answers[0]).toBe("kept");
    expect(answers[1]).toEqual({ conflict: expect.objectContaining({ title: "First", version: 2 }) });
    expect(await plan().read(id)).toMatchObject({ title: "First", version: 2 });
    await plan().delete(id);
    expect(await plan().change(id, 2, FIELDS)).toBe("gone");
  });

  it("takes what was chosen at a desk, a day, and nothing of another owner", async () => {
    const id = await added({ idea: "Rye" });
    expect(await plan().writeBack(id, { title: "Rye in a day" })).toBe(true);
    expect(await plan().setDate(id, "2026-12-01")).toBe(true);
    expect(await plan("other").writeBack(id, { title: "Mine" })).toBe(false);
    expect(await plan("other").move(id, { state: "filmed", before: null })).toBe(false);
    await plan("other").delete(id);
    expect(await plan().read(id)).toMatchObject({ title: "Rye in a day", date: "2026-12-01", version: 3 });
  });

  it("goes with its owner", async () => {
    await added({ idea: "Rye" });
    await env.DB.prepare("delete from owners where id = 'one'").run();
    expect(await env.DB.prepare("select count(*) as n from cards").first()).toEqual({ n: 0 });
  });
});

describe("a column", () => {
  it("takes a card in front of another, at its end, and from another column", async () => {
    const [a, b, c] = [await added({ idea: "a" }), await added({ idea: "b" }), await added({ idea: "c" })];
    await plan().move(c, { state: "idea", before: a });
    expect(await column("idea")).toEqual(["c", "a", "b"]);
    await plan().move(c, { state: "idea", before: b });
    expect(await column("idea")).toEqual(["a", "c", "b"]);
    await plan().move(a, { state: "idea", before: null });
    expect(await column("idea")).toEqual(["c", "b", "a"]);
    await plan().move(b, { state: "filmed", before: null });
    // The one in front of which it was dropped has gone elsewhere meanwhile.
    await plan().move(c, { state: "idea", before: b });
    expect(await column("idea")).toEqual(["a", "c"]);
    expect(await column("filmed")).toEqual(["b"]);
  });

  it("never runs out of room between two cards", async () => {
    await added({ idea: "first" });
    const [x, y, last] = [
      await added({ idea: "x" }),
      await added({ idea: "y" }),
      await added({ idea: "last" }),
    ];
    for (let round = 0; round < 40; round++) {
      await plan().move(x, { state: "idea", before: y });
      await plan().move(y, { state: "idea", before: x });
    }
    await plan().move(y, { state: "idea", before: last });
    expect(await column("idea")).toEqual(["first", "x", "y", "last"]);
    const ranks = (await plan().list()).map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(4);
  });

  it("loses and doubles no card in 200 moves at once", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) ids.push(await added({ idea: `idea ${at}` }));
    const moves = Array.from({ length: 200 }, (_, at) =>
      plan().move(ids[at % 20] ?? "", {
        state: CARD_STATES[(at * 7) % 5] ?? "idea",
        before: at % 3 === 0 ? (ids[(at * 11) % 20] ?? null) : null,
      }),
    );
    expect(await Promise.all(moves)).toEqual(Array(200).fill(true));
    const listed = await plan().list();
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(ids));
    expect(listed).toHaveLength(20);
    expect(new Set(listed.map(({ state, rank }) => `${state} ${rank}`)).size).toBe(20);
  });
});

it("holds 500 cards and says that it is full", async () => {
  await added({ idea: "idea 0" });
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MAX_CARDS - 2})
     insert into cards select owner_id, 'filler-' || i, 'filler ' || i, idea, title, state, rank + i, date, series,
       episode, is_sample, video, forecast, light, outcome, keep_until, version, created_at, updated_at, description, notes, ab_test
     from cards, n`,
  ).run();
  const answers = await Promise.all(["x", "y", "z"].map((idea) => plan().add({ idea })));
  expect(answers.filter((answer) => answer === "full")).toHaveLength(2);
  expect(await plan().list()).toHaveLength(MAX_CARDS);
  expect(await plan().add({ idea: "Idea 0" })).toMatchObject({ added: "already" });
});

it("changes nothing where the database fails in the middle", async () => {
  const id = await added({ idea: "Rye" });
  const failing = new Proxy(env.DB, {
    get: (target, name) =>
      name === "batch"
        ? () => Promise.reject(new Error("D1_ERROR: lost"))
        : Reflect.get(target, name).bind(target),
  });
  await expect(plan("one", failing).change(id, 1, { ...FIELDS, title: "Lost" })).rejects.toThrow();
  await expect(plan("one", failing).move(id, { state: "filmed", before: null })).rejects.toThrow();
  await expect(plan("one", failing).add({ idea: "Lost" })).rejects.toThrow();
  expect(await plan().readAll()).toMatchObject([{ idea: "Rye", title: "", state: "idea", version: 1 }]);
});
