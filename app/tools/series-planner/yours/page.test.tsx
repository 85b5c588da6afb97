import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../../tests/support/cards";
import { drawPage } from "../../../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../../../tests/support/page-context";
import type { NewCard, PlannedCard } from "../../../model/card";
import type { Channel } from "../../../model/channel";
import { type MeasuredUpload, UNMEASURED } from "../../../model/upload";
import { addDays } from "../../../numbers/days";
import YourSeriesPage, { action, loader } from "./page";

const NOW = new Date("2026-11-21T10:00:00Z");

const planned = (fields: Partial<PlannedCard>): PlannedCard => ({
  ...plannedCard(),
  color: null,
  ...fields,
});

/** A channel with three episodes of “Rye <week>”. */
function channel(isSample = false): Channel {
  const uploads = [3, 2, 1].map(
    (number): MeasuredUpload => ({
      ...UNMEASURED,
      title: `Rye <week> #${number}`,
      publishedAt: addDays("2026-10-01", number * 7),
      countedAt: "2026-11-21T00:00:00Z",
      views: 1000,
    }),
  );
  return {
    ...{ name: "Saffron Shelf", handle: null, id: null, isSample, subscribers: null, currency: null },
    ...{ sources: [], reading: null, daily: [], uploads },
  };
}

interface Kept {
  cards?: PlannedCard[] | "unread";
  channel?: Channel | "unread";
  full?: boolean;
}

/** The page over a plan and a channel in memory, and the cards that its forms added. */
function visit({ cards = [], channel: own, full = false }: Kept = {}) {
  const added: NewCard[] = [];
  const dated: [string, string | null][] = [];
  const { context, reported } = pageContext({
    plan: {
      list: async () => (cards === "unread" ? Promise.reject(new Error("D1_ERROR")) : cards),
      add: async (card) => {
        added.push(card);
        return full ? "full" : { added: "new", id: "new-card" };
      },
      setDate: async (id, date) => dated.push([id, date]) > 0,
    },
    channel: {
      read: async () => (own === "unread" ? Promise.reject(new Error("D1_ERROR")) : (own ?? null)),
    },
    request: { id: "id", nonce: "nonce", now: NOW },
  });
  const load = async (search = "") => {
    const request = new Request(`https://greenlight.example/series-planner/yours${search}`);
    return loader(routeArgs("/series-planner/yours", context, request));
  };
  const connected =
    typeof own === "object" ? { name: own.name, isSample: own.isSample, uploads: 3 } : undefined;
  return {
    ...{ added, dated, reported },
    status: async () => (await load()).init?.status,
    async open(search = "", actionData?: unknown) {
      const { data } = await load(search);
      return drawPage(YourSeriesPage, { loaderData: data, actionData, channel: connected });
    },
    async send(fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      const request = new Request("https://greenlight.example/series-planner/yours", {
        method: "POST",
        body,
      });
      const answer = await action(routeArgs("/series-planner/yours", context, request));
      return answer instanceof Response
        ? { to: answer.headers.get("Location") }
        : { status: answer.init?.status, refused: answer.data.refused };
    },
  };
}

describe("the page of a creator's series", () => {
  it("says what it needs, and takes a first series, without a channel or a plan", async () => {
    const page = await visit().open();
    expect(page).toContain("Connect your channel");
    expect(page).toContain("No series yet");
    expect(page).toContain('name="series"');
    expect(page).not.toContain("Start over");
    expect(page.match(/aria-current="page"[^>]*>Yours/)).not.toBeNull();
  });

  it("shows the plan's series with links to their cards, and what is on the channel", async () => {
    const cards = [
      planned({ id: "one", series: "Boat diary", episode: 1, title: "Sanding", isSample: true }),
    ];
    const page = await visit({ cards, channel: channel() }).open();
    expect(page).toMatch(/href="\/plan\/one"[^>]*>Sanding/);
    expect(page).toContain("3 more videos make it a series.");
    expect(page).toContain("Rye &lt;week&gt;");
    expect(page).not.toContain("Rye <week>");
    expect(page).toContain("part 2 got half of part 1");
  });

  it("has a method behind one line, and no open evidence", async () => {
    const page = await visit({ channel: channel() }).open();
    expect(page.match(/How this is counted/g)).toHaveLength(1);
    expect(page).not.toContain('<details open=""');
  });

  it("says what could not be read, and shows the rest", async () => {
    const half = visit({ channel: "unread", cards: [planned({ series: "Boat diary" })] });
    expect(await half.open()).toContain("Your channel could not be read just now.");
    expect(await half.open()).toContain("Boat diary");
    const none = visit({ cards: "unread", channel: channel() });
    expect(await none.open()).toContain("Your plan could not be read just now.");
    expect(await none.status()).toBe(503);
    expect(none.reported).not.toEqual([]);
  });

  it("says what the last form did, with a link to the card", async () => {
    const page = await visit({ channel: channel() }).open("?done=add&at=new-card");
    expect(page).toMatch(/The episode is in your plan\..*href="\/plan\/new-card"/);
  });
});

describe("the form for an episode", () => {
  const episode = { action: "add", series: "Rye <week>", idea: "Crumb", date: "2026-12-01" };

  it("adds a card with the series and its next number", async () => {
    const desk = visit({ channel: channel() });
    expect(await desk.send(episode)).toEqual({
      to: "/series-planner/yours?done=add&at=new-card#results",
    });
    expect(desk.added).toEqual([
      { idea: "Crumb", series: "Rye <week>", episode: 4, date: "2026-12-01", isSample: false },
    ]);
  });

  it("marks what is based on a sample as a sample", async () => {
    const sample = visit({ channel: channel(true) });
    await sample.send(episode);
    const cards = [planned({ series: "Boat diary", isSample: true })];
    const inPlan = visit({ cards });
    await inPlan.send({ ...episode, series: "boat diary" });
    const own = visit({
      cards: [...cards, planned({ id: "two", series: "Boat diary" })],
      channel: channel(true),
    });
    await own.send({ ...episode, series: "Boat diary" });
    expect([sample, inPlan, own].map(({ added }) => added[0]?.isSample)).toEqual([true, true, false]);
    expect(inPlan.added[0]).toMatchObject({ series: "Boat diary", episode: 2 });
  });

  it("is refused with its message at its own field, and what was typed", async () => {
    const desk = visit({ channel: channel() });
    const { status, refused } = await desk.send({ ...episode, idea: " " });
    expect(status).toBe(400);
    const page = await desk.open("", { refused });
    expect(page).toContain("Type an idea first");
    expect(page).toContain('value="2026-12-01"');
    expect(desk.added).toEqual([]);
    expect(await desk.send({ ...episode, series: "" })).toMatchObject({
      refused: { field: "series", message: "Name the series first." },
    });
    expect(await visit({ full: true }).send(episode)).toMatchObject({ status: 409 });
  });

  it("answers 503 and keeps what was typed while the database is down", async () => {
    const desk = visit({ cards: "unread" });
    expect(await desk.send(episode)).toMatchObject({ status: 503, refused: { typed: { idea: "Crumb" } } });
  });
});

it("gives a card the day that is offered", async () => {
  const desk = visit();
  const { to } = await desk.send({ action: "date", id: "card-3", date: "2026-12-05" });
  expect(to).toBe("/series-planner/yours?done=date&at=card-3#results");
  expect(desk.dated).toEqual([["card-3", "2026-12-05"]]);
  await expect(desk.send({ action: "burn" })).rejects.toMatchObject({ status: 400 });
});
