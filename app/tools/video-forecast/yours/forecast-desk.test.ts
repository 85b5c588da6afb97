import { describe, expect, it } from "vitest";
import { sampleChannels } from "../../../../workers/youtube/sample-channels";
import type { Services } from "../../../services";
import type { ChannelOutcome } from "../../../sources/channels";
import { bytesOf, STATE_BYTES } from "../../kept-state";
import { Refused } from "../../refusal";
import type { ToolAction } from "../../tool";
import { exampleList } from "./example";
import { type DeskState, forecastDesk } from "./forecast-desk";
import { LINES_MAX, OWN_MESSAGES as SAYS } from "./messages";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;
const EMPTY = forecastDesk.initial(NOW);
const TITLE = "What a winter afloat costs";
const LIST = exampleList(NOW);

function servicesAt(now = NOW, channels: Partial<Services["channels"]> = sampleChannels(now)) {
  return { request: { now }, channels } as Services;
}

/** Does an action as the tool's form would: what is at fault, or the state after it. */
async function act(name: string, fields: object, { state = EMPTY, services = servicesAt() } = {}) {
  const action = forecastDesk.actions[name] as ToolAction<DeskState>;
  const read = action.form.safeParse(fields);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { refused: { message: issue?.message, field: issue?.path[0], status: 400 } };
  }
  try {
    const gathered = await action.gather?.(read.data, services);
    const moment = { now: services.request.now, random: () => 0 };
    return { state: action.apply(state, read.data, moment, gathered) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message, field, status } = error;
    return { refused: { message, field, status } };
  }
}

async function forecasted(
  fields: object,
  on?: { state?: DeskState; services?: Services },
): Promise<DeskState> {
  const { state, refused } = await act("forecast", { title: TITLE, ...fields }, on);
  if (!state) throw new Error(`refused: ${refused?.message}`);
  return state;
}

/** YouTube itself, as far as a desk can tell. */
function youtubeAt(asOf: Date): Services["channels"] {
  return {
    source: { kind: "youtube", name: "YouTube" },
    samples: [],
    async uploadsOf(asked): Promise<ChannelOutcome> {
      const read = await sampleChannels(asOf).uploadsOf(asked);
      if (!read.ok) return read;
      const answer = { ...read.answer, source: { kind: "youtube" as const, name: "YouTube" } };
      return { ok: true, answer: { ...answer, asOf: asOf.toISOString() } };
    },
  };
}

describe("what a forecast asks for", () => {
  it.each([
    [{ title: " \u200b " }, SAYS.blank, "title"],
    [{ title: "t".repeat(201) }, SAYS["long-title"], "title"],
    [{ title: TITLE }, SAYS.nothing, "channel"],
    [{ title: TITLE, channel: " ", uploads: "\n", file: "" }, SAYS.nothing, "channel"],
    [{ title: TITLE, channel: "c".repeat(201) }, SAYS["long-channel"], "channel"],
    [{ title: TITLE, uploads: LIST, file: null }, SAYS["no-text"], "file"],
    [{ title: TITLE, uploads: LIST, date: "soon" }, SAYS["no-date"], "date"],
    [{ title: TITLE, uploads: LIST, date: "2026-02-31" }, SAYS["no-date"], "date"],
    [{ title: TITLE, uploads: LIST, date: "2026-11-19" }, SAYS["wrong-date"], "date"],
    [{ title: TITLE, uploads: LIST, date: "2028-01-01" }, SAYS["wrong-date"], "date"],
  ])("refuses %j", async (fields, message, field) => {
    expect((await act("forecast", fields)).refused).toEqual({ message, field, status: 400 });
  });

  it("takes the day it is to be published on, today where none is named", async () => {
    expect((await forecasted({ uploads: LIST })).forecasts[0]?.publishOn).toBe("2026-11-21");
    // It is still yesterday west of Greenwich.
    for (const date of ["2026-11-20", "2027-11-01"]) {
      expect((await forecasted({ uploads: LIST, date })).forecasts[0]?.publishOn).toBe(date);
    }
  });

  it("reads a file before a list, and a list before a channel", async () => {
    const both = { uploads: LIST, channel: "@saffronshelf" };
    expect((await forecasted({ ...both, file: LIST })).forecasts[0]?.from).toBe("file");
    expect((await forecasted(both)).forecasts[0]).toMatchObject({ from: "list", channel: null, basis: 40 });
    expect((await forecasted({ channel: "Saffron Shelf" })).forecasts[0]).toMatchObject({
      from: "sample",
      channel: { name: "Saffron Shelf", asked: "@saffronshelf" },
    });
  });

  it("says at the channel's field why one cannot be read", async () => {
    expect((await act("forecast", { title: TITLE, channel: "@nobody" })).refused).toMatchObject({
      message: expect.stringContaining("no YouTube key"),
      field: "channel",
      status: 404,
    });
    const spent = servicesAt(NOW, { uploadsOf: async () => ({ ok: false, problem: "quota" }) });
    const { refused } = await act("forecast", { title: TITLE, channel: "@x" }, { services: spent });
    expect(refused).toMatchObject({ field: "channel", status: 429 });
  });

  it("refuses under five, with what there is, what is needed and what was left out", async () => {
    const uploads =
      "One, 2026-09-14, 1200\nTwo, 2026-09-20, 900\nThree, soon, 100\nFour, 2027-01-02, 3\nnothing";
    const { refused } = await act("forecast", { title: TITLE, uploads });
    expect(refused?.field).toBe("uploads");
    expect(refused?.message).toMatch(/needs at least 5 uploads .* there are 2\./);
    expect(refused?.message).toMatch(/Left out: 1 video not published yet, 2 lines that could not be read\./);
    expect(refused?.message).toMatch(/line 3: .*line 5: /);
  });

  it("asks how dates are written where nothing tells, and reads them so", async () => {
    const uploads = [1, 2, 3, 4, 5, 6].map((day) => `Video ${day}\t0${day}/07/2026\t${day}00`).join("\n");
    expect((await act("forecast", { title: TITLE, uploads })).refused).toMatchObject({
      message: SAYS["which-dates"],
      field: "order",
    });
    const read = await forecasted({ uploads, order: "day-first" });
    expect(read.forecasts[0]?.recent.map(({ publishedAt }) => publishedAt.slice(5, 10))).toEqual([
      "07-01",
      "07-02",
      "07-03",
      "07-04",
      "07-05",
      "07-06",
    ]);
  });

  it("says of a copy of YouTube's page that ages are no dates", async () => {
    const page = [1, 2, 3, 4, 5, 6].map((n) => `A loaf ${n}\n1.${n}K views\n${n} weeks ago`).join("\n");
    const { refused } = await act("forecast", { title: TITLE, uploads: page });
    expect(refused).toEqual({ message: SAYS.ages, field: "uploads", status: 400 });
  });

  it("reads no list of more lines than its bound, and says so", async () => {
    const refused = { message: SAYS["too-many-lines"], field: "uploads", status: 400 };
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `Loaf ${at}, 2026-09-14, 1200\n`).join("");
    expect((await act("forecast", { title: TITLE, uploads: lines(LINES_MAX + 1) })).refused).toEqual(refused);
    const most = await forecasted({ uploads: lines(LINES_MAX) });
    expect(most.forecasts[0]?.left.total).toBe(0);
  });
});

describe("what a forecast keeps", () => {
  // Spec 9: "Result lists: rewrites and forecasts capped at 5"
  it("keeps the newest five, counts all, and opens the newest", async () => {
    let state = EMPTY;
    for (const time of [1, 2, 3, 4, 5, 6])
      state = await forecasted({ title: `Title ${time}`, uploads: LIST }, { state });
    expect(state.forecasts.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((time) => `Title ${time}`));
    expect(state).toMatchObject({ totalForecasts: 6, lastForecast: NOW.toISOString() });
    expect(forecastDesk.actions.forecast?.opens?.(state, {})).toBe(state.forecasts[0]?.id);
    expect(new Set(state.forecasts.map(({ id }) => id)).size).toBe(5);
    expect(forecastDesk.figure(state)).toEqual({ value: "6", label: "forecasts from your own uploads" });
  });

  it("keeps a state that its schema reads, with no more of the list than a forecast names", async () => {
    const many = Array.from({ length: 500 }, (_, at) => {
      const day = new Date(NOW.getTime() - (at + 4) * DAY_MS).toISOString().slice(0, 10);
      return `Unlike ${"any other ".repeat(40)}${at},${day},${1000 + at}`;
    });
    let state = EMPTY;
    for (let time = 0; time < 5; time += 1) {
      state = await forecasted({ uploads: ["title,date,views", ...many].join("\n") }, { state });
    }
    expect(forecastDesk.state.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state.forecasts).toHaveLength(5);
    expect(bytesOf(state)).toBeLessThan(STATE_BYTES / 2);
    const [first] = state.forecasts;
    expect(first?.recent).toHaveLength(24);
    for (const { title } of first?.recent ?? []) expect(title.length).toBeLessThanOrEqual(120);
  });

  it("counts no example, keeps but the newest of them, and marks it", async () => {
    let state = (await act("example", {})).state as DeskState;
    state = (await act("example", {}, { state })).state as DeskState;
    expect(state).toMatchObject({ totalForecasts: 0, lastForecast: null });
    expect(state.forecasts).toHaveLength(1);
    const shown = forecastDesk.show(state, { now: NOW, search: new URLSearchParams() });
    expect(shown.forecasts[0]?.mark).toBe("Example");
    expect(shown.stats).toMatchObject({ total: "0", error: { value: "not enough data" }, last: "none yet" });
  });

  it("removes one and clears all; what was counted stays counted", async () => {
    let state = await forecasted({ uploads: LIST });
    state = await forecasted({ channel: "@saffronshelf" }, { state });
    const [newest, older] = state.forecasts;
    const removed = (await act("remove", { forecast: newest?.id }, { state })).state;
    expect(removed?.forecasts).toEqual([older]);
    const cleared = (await act("clear", {}, { state })).state;
    expect(cleared).toMatchObject({ forecasts: [], totalForecasts: 2 });
  });

  it("drops what rests on YouTube's counts after 30 days, however often the desk is used", async () => {
    const services = servicesAt(NOW, youtubeAt(NOW));
    let state = await forecasted({ channel: "@saffronshelf" }, { services });
    state = await forecasted({ uploads: LIST, title: "From a list" }, { state });
    const shownAfter = (days: number) => {
      const now = new Date(NOW.getTime() + days * DAY_MS);
      const shown = forecastDesk.show(state, { now, search: new URLSearchParams() });
      return { titles: shown.forecasts.map(({ title }) => title), gone: shown.gone };
    };
    expect(shownAfter(29.9)).toEqual({ titles: ["From a list", TITLE], gone: null });
    expect(shownAfter(30.1)).toEqual({
      titles: ["From a list"],
      gone: "A forecast from YouTube's counts of more than 30 days ago is not kept any longer.",
    });
    const later = servicesAt(new Date(NOW.getTime() + 31 * DAY_MS));
    for (const [name, fields] of [
      ["forecast", { title: "Anew", uploads: LIST }],
      ["example", {}],
      ["remove", { forecast: "none" }],
    ] as const) {
      const written = (await act(name, fields, { state, services: later })).state;
      expect(JSON.stringify(written), name).not.toContain("youtube");
      expect(JSON.stringify(written), name).toContain("From a list");
    }
  });

  it("counts the 30 days from when YouTube was asked, which may be before the forecast", async () => {
    const asked = new Date(NOW.getTime() - 20 * DAY_MS);
    const state = await forecasted(
      { channel: "@saffronshelf" },
      { services: servicesAt(NOW, youtubeAt(asked)) },
    );
    const now = new Date(NOW.getTime() + 11 * DAY_MS);
    expect(forecastDesk.show(state, { now, search: new URLSearchParams() }).forecasts).toEqual([]);
  });
});

describe("odd lists", () => {
  const rows = (title: (at: number) => string) =>
    Array.from({ length: 8 }, (_, at) => `${title(at)}\t2026-0${at + 1}-05\t${(at + 2) * 700}`).join("\n");

  it.each([
    ["the same line again and again", () => "The same"],
    ["only emoji", () => "🔪🔪"],
    ["right-to-left titles", (at: number) => `كيف أشحذ السكاكين ${at}`],
    ["markup and formulas", (at: number) => `=1+${at}<script>alert(1)</script>`],
    ["halves of characters and NUL", (at: number) => `half \ud83d and \0 ${at}`],
    ["very long words", (at: number) => `${"x".repeat(900)}${at}`],
  ])("forecasts from %s", async (_what, title) => {
    const state = await forecasted({ uploads: rows(title) });
    const [made] = state.forecasts;
    expect(made?.basis).toBe(8);
    expect(made?.p10).toBeLessThan(made?.p50 ?? 0);
    expect(made?.p90).toBeGreaterThan(made?.p50 ?? 0);
    const kept = JSON.stringify(state);
    expect(kept.isWellFormed()).toBe(true);
    expect(kept).not.toMatch(/\\u0000|\\ud83d"/);
    forecastDesk.show(state, { now: NOW, search: new URLSearchParams() });
  });

  it.each([
    ["the wrong columns", "author,comment\nme,nice\nyou,great\n"],
    ["no columns at all", "nothing here\nnor here"],
    ["a picture's beginning as text", "\ufffdPNG\r\n\u001a"],
  ])("says of %s that nothing could be read", async (_what, uploads) => {
    expect((await act("forecast", { title: TITLE, uploads })).refused?.message).toMatch(/there are none\./);
  });
});
