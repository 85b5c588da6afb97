import { expect, it } from "vitest";
import { dailyUploads, keptChannel, layer } from "../../../tests/support/connected-channel";
import { mergeLayers } from "../../functions/channel/kept-channel";
import { FEW_UPLOADS_ACCURACY, LIGHT_ACCURACY } from "../../model/light";
import { judgeLight } from "./judge";

it.each([
  [15, FEW_UPLOADS_ACCURACY.uploads],
  [40, LIGHT_ACCURACY.uploads],
])("says how right it is with %i uploads", (count, uploads) => {
  const channel = mergeLayers(keptChannel(layer({ uploads: dailyUploads(count, {}, "2026-10-01") })));
  const now = new Date("2026-11-22T06:00:00Z");
  const { measuredOn } = judgeLight({ idea: "Video", now, channel, field: null, interest: null });
  expect(measuredOn.uploads).toBe(uploads);
});
