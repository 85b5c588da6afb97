import { describe, expect, it } from "vitest";
import { dailyUploads, keptChannel, layer } from "../../../tests/support/connected-channel";
import { mergeLayers } from "../../functions/channel/kept-channel";
import { FEW_UPLOADS_ACCURACY, LIGHT_ACCURACY, SHORTS_ACCURACY } from "../../model/light";
import type { MeasuredUpload, UploadKind } from "../../model/upload";
import { judgeLight } from "./judge";

const NOW = new Date("2026-11-22T06:00:00Z");

function judge(uploads: MeasuredUpload[], idea = "Video", kind?: UploadKind) {
  const channel = mergeLayers(keptChannel(layer({ uploads })));
  return judgeLight({ idea, now: NOW, channel, kind, field: null, interest: null });
}

it.each([
  [15, 600, FEW_UPLOADS_ACCURACY.uploads],
  [40, 600, LIGHT_ACCURACY.uploads],
  [40, 40, SHORTS_ACCURACY.uploads],
])("says how right it is with %i uploads of %i seconds", (count, durationSeconds, uploads) => {
  const { measuredOn } = judge(dailyUploads(count, { durationSeconds }, "2026-10-01"));
  expect(measuredOn.uploads).toBe(uploads);
});

describe("a channel with long videos and Shorts", () => {
  /** Pies do well as long videos and badly as Shorts, of which soups do well. */
  const uploads = dailyUploads(120, {}, "2026-10-01").map((upload, at) => {
    const isPie = at % 4 < 2;
    const isShort = at % 2 === 1;
    return {
      ...upload,
      title: `${isPie ? "Leek pie" : "Carrot soup"} number ${at}`,
      views: (isPie === isShort ? 1000 : 20_000) + at,
      durationSeconds: isShort ? 40 : 600,
    };
  });

  it("is judged by uploads of the chosen kind alone, else by what it makes now", () => {
    const idea = "Leek pie number 200";
    expect([judge(uploads, idea).color, judge(uploads, idea, "short").color]).toEqual(["green", "red"]);
    const { similar, uploads: based } = judge(uploads, idea, "short").channel?.lamp ?? {};
    expect(based).toBe(60);
    for (const { title } of similar ?? []) expect(Number(title.split(" ").at(-1)) % 2).toBe(1);
  });

  it("has no figure for views of a Short: the usual, to a side", () => {
    const { expected } = judge(uploads, "Leek pie number 200", "short").channel?.lamp ?? {};
    expect(expected).toMatchObject({ by: "shorts", multiple: 1, leans: "down" });
  });

  it("gives none with fewer than 20 of the kind, and ignores a kind it has none of", () => {
    const few = [
      ...uploads.filter(({ durationSeconds }) => durationSeconds === 600),
      ...uploads.slice(0, 38),
    ];
    const asked = judge(dedupe(few), "Leek pie", "short");
    expect([asked.finding, asked.channel?.kind]).toEqual(["too-few-uploads", "short"]);
    const longs = uploads.filter(({ durationSeconds }) => durationSeconds === 600);
    expect(judge(longs, "Leek pie", "short").channel?.kind).toBe("long");
  });
});

const dedupe = (uploads: MeasuredUpload[]) => [...new Map(uploads.map((one) => [one.videoId, one])).values()];
