import { describe, expect, it } from "vitest";
import { dailyUploads, keptChannel, layer, youtubeLayer } from "../../../tests/support/connected-channel";
import { act, forecasted, LIST, NOW, servicesAt, TITLE } from "../../../tests/support/forecast-acts";
import type { Layer } from "../../model/kept-channel";
import { forecastDeskPage } from "../../tools/video-forecast/yours/show";
import { mergeLayers } from "../channel/kept-channel";
import { LIST_MESSAGES, MAX_LINES } from "../channel/pasted-uploads";
import { forecastDesk } from "./yours";
import { YOURS_MESSAGES as SAYS } from "./yours-messages";

describe("the forecast action", () => {
  it.each([
    [{ title: " \u200b " }, SAYS.blank, "title"],
    [{ title: "t".repeat(201) }, SAYS["long-title"], "title"],
    [{ title: TITLE }, SAYS.nothing, "channel"],
    [{ title: TITLE, channel: " ", uploads: "\n", file: "" }, SAYS.nothing, "channel"],
    [{ title: TITLE, channel: "c".repeat(201) }, SAYS["long-channel"], "channel"],
    [{ title: TITLE, uploads: LIST, file: null }, LIST_MESSAGES["no-text"], "file"],
    [{ title: TITLE, uploads: LIST, date: "soon" }, SAYS["no-date"], "date"],
    [{ title: TITLE, uploads: LIST, date: "2026-02-31" }, SAYS["no-date"], "date"],
    [{ title: TITLE, uploads: LIST, date: "2026-11-19" }, SAYS["wrong-date"], "date"],
    [{ title: TITLE, uploads: LIST, date: "2028-01-01" }, SAYS["wrong-date"], "date"],
  ])("refuses %j", async (fields, message, field) => {
    expect((await act("forecast", fields)).refused).toEqual({ message, field, status: 400 });
  });

  it("takes the publishing day, or today if it is empty", async () => {
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

  describe("with a connected channel", () => {
    const uploads = dailyUploads(
      40,
      { durationSeconds: 600, countedAt: "2026-11-20T06:00:00.000Z" },
      "2026-11-10",
    );
    const withOwn = (...layers: Layer[]) => ({
      services: servicesAt(NOW, undefined, mergeLayers(keptChannel(...layers))),
    });

    it("needs no list, and says whose uploads it read", async () => {
      const own = withOwn(layer({ kind: "studio", uploads }));
      const { state } = await act("forecast", { title: TITLE }, own);
      expect(state?.forecasts[0]).toMatchObject({
        from: "file",
        asOf: "2026-11-20T06:00:00.000Z",
        channel: { name: "Your channel", asked: "" },
        basis: 40,
      });
    });

    it("goes with YouTube's counts where those tell of it", async () => {
      const { state } = await act("forecast", { title: TITLE }, withOwn(youtubeLayer({ uploads })));
      expect(state?.forecasts[0]).toMatchObject({ from: "youtube", channel: { asked: "@knifeweek" } });
    });

    it("reads another channel or a list where one is given", async () => {
      const { state } = await act("forecast", { title: TITLE, uploads: LIST }, withOwn(layer({ uploads })));
      expect(state?.forecasts[0]).toMatchObject({ from: "list", channel: null });
    });

    it("refuses a Short with the usual of Shorts: as chosen, else as the channel makes now", async () => {
      const shorts = (count: number) =>
        uploads.slice(0, count).map((one) => ({ ...one, durationSeconds: 40, views: 2000 }));
      const older = uploads.map((one) => ({
        ...one,
        videoId: `o${one.videoId?.slice(1)}`,
        publishedAt: one.publishedAt.replace("2026", "2025"),
      }));
      const refused = async (given: Layer["uploads"], kind?: string) =>
        (await act("forecast", { title: TITLE, kind }, withOwn(layer({ uploads: given })))).refused?.message;
      expect(await refused(shorts(30))).toMatch(
        /^On Shorts, .* there is no forecast\. Your usual Short gets about 2\.\dK views in 30 days: the median of your last 20\.$/,
      );
      expect(await refused(shorts(19), "short")).toMatch(
        /Your channel has 19 older Shorts: a usual takes 20\.$/,
      );
      const both = [...shorts(30), ...older];
      expect(await refused(both)).toMatch(/Choose long videos to forecast one\.$/);
      expect(await refused(both, "long")).toBeUndefined();
    });

    it("says above the form, and at no field, that it has too few uploads", async () => {
      const few = withOwn(layer({ uploads: uploads.slice(0, 3) }));
      const { refused } = await act("forecast", { title: TITLE }, few);
      expect(refused).toMatchObject({ status: 400, field: undefined });
    });
  });

  it("says at the channel field why a channel cannot be read", async () => {
    expect((await act("forecast", { title: TITLE, channel: "@nobody" })).refused).toMatchObject({
      message: expect.stringContaining("youtube.com/account_advanced"),
      field: "channel",
      status: 404,
    });
    const spent = servicesAt(NOW, { uploadsOf: async () => ({ ok: false, problem: "quota" }) });
    const { refused } = await act("forecast", { title: TITLE, channel: "@x" }, { services: spent });
    expect(refused).toMatchObject({ field: "channel", status: 429 });
  });

  it("refuses fewer than five uploads, with how many there are, are needed and were excluded", async () => {
    const uploads =
      "One, 2026-09-14, 1200\nTwo, 2026-09-20, 900\nThree, soon, 100\nFour, 2027-01-02, 3\nnothing";
    const { refused } = await act("forecast", { title: TITLE, uploads });
    expect(refused?.field).toBe("uploads");
    expect(refused?.message).toMatch(/needs at least 5 uploads .* 2 found\./);
    expect(refused?.message).toMatch(/Left out: 1 video not published yet, 2 lines that could not be read\./);
    expect(refused?.message).toMatch(/Line 3: .*Line 5: /);
  });

  it("asks for the order of ambiguous dates, and uses it", async () => {
    const uploads = [1, 2, 3, 4, 5, 6].map((day) => `Video ${day}\t0${day}/07/2026\t${day}00`).join("\n");
    expect((await act("forecast", { title: TITLE, uploads })).refused).toMatchObject({
      message: LIST_MESSAGES["which-dates"],
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

  it("reads a copy of YouTube's page, and says no day that it does not tell", async () => {
    const page = [1, 2, 3, 4, 5, 6].map((n) => `A loaf ${n}\n1.${n}K views\n${n} months ago`).join("\n");
    const { forecasts } = await forecasted({ uploads: page });
    expect(forecasts[0]?.basis).toBe(6);
    expect(forecasts[0]?.comparables[0]).toMatchObject({ publishedWithinDays: expect.any(Number) });
  });

  it("refuses ages in a list of another kind, and the Shorts tab, which has none", async () => {
    const refusal = async (...lines: string[]) =>
      (await act("forecast", { title: TITLE, uploads: lines.join("\n") })).refused;
    expect(await refusal("A loaf, 3 weeks ago, 900")).toMatchObject({ message: LIST_MESSAGES.ages });
    const shorts = [1, 2, 3].flatMap((n) => [`Crumb ${n}`, `${n}K views`]);
    expect(await refusal(...shorts)).toMatchObject({
      message: LIST_MESSAGES["shorts-tab"],
      field: "uploads",
    });
  });

  it("tells a table of anything else by its headings, and a list of Shorts by their number", async () => {
    const table = async (...lines: string[]) =>
      (await act("forecast", { title: TITLE, uploads: lines.join("\n") })).refused;
    expect(await table("Title,Published,Likes", "Bread,2026-09-14,12")).toEqual({
      message:
        "It has no column of views: its columns are “Title”, “Published”, “Likes”. In YouTube Studio choose Views, and export again.",
      field: "uploads",
      status: 400,
    });
    const chart = await table(
      "Date,Content,Video title,Video publish time,Views",
      "2026-09-14,aaaaaaaaaa1,Bread,2026-09-01,5",
      "2026-09-15,aaaaaaaaaa1,Bread,2026-09-01,6",
    );
    expect(chart?.message).toContain("views by day, not by video. Wanted is “Table data.csv”");
    const shorts = [1, 2, 3, 4, 5].map((day) => `Crumb ${day},2026-09-0${day},${day}00,45`);
    expect((await table("Title,Published,Views,Duration", ...shorts))?.message).toBe(
      "This list has 5 Shorts and no longer videos. Only longer videos are forecast: it takes 5 of them.",
    );
  });

  it("refuses a list with too many lines", async () => {
    const refused = { message: LIST_MESSAGES["too-many-lines"], field: "uploads", status: 400 };
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `Loaf ${at}, 2026-09-14, 1200\n`).join("");
    expect((await act("forecast", { title: TITLE, uploads: lines(MAX_LINES + 1) })).refused).toEqual(refused);
    const most = await forecasted({ uploads: lines(MAX_LINES) });
    expect(most.forecasts[0]?.left.total).toBe(0);
  });
});

describe("the chance of going viral", () => {
  const uploads = (count: number) =>
    LIST.split("\n")
      .slice(0, count + 1)
      .join("\n");

  it.each([
    ["a list long enough for it", { uploads: LIST }, "chance", true],
    ["too short a list", { uploads: uploads(20) }, "not-enough", false],
    ["a sample channel", { channel: "@saffronshelf" }, "chance", false],
  ])(
    "is an analysis where it was given, and from the creator's own uploads: %s",
    async (_what, given, kind, is) => {
      const state = await forecasted(given);
      expect(state.forecasts[0]?.viral?.kind).toBe(kind);
      expect(forecastDesk.actions.forecast?.isAnalysis?.(state)).toBe(is);
    },
  );
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
    forecastDeskPage.show(state, { now: NOW, search: new URLSearchParams() });
  });

  it.each([
    ["the wrong columns", "author,comment\nme,nice\nyou,great\n"],
    ["no columns at all", "nothing here\nnor here"],
    ["a picture's beginning as text", "\ufffdPNG\r\n\u001a"],
  ])("refuses %s: nothing can be read", async (_what, uploads) => {
    expect((await act("forecast", { title: TITLE, uploads })).refused?.message).toMatch(/; 0 found\./);
  });
});
