import { expect, it } from "vitest";
import { keptChannel } from "../../tests/support/connected-channel";
import { sampleChannels } from "../../tests/support/sample-channels";
import { ACCURACY } from "../engines/light";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import { SAMPLE_LIGHTS } from "./lights";
import { MEASURED_LIGHTS } from "./messages";
import { showLight } from "./show";

const NOW = new Date("2026-11-22T10:00:00Z");

it.each(SAMPLE_LIGHTS.ideas)("the light of “$idea” is what the product gives", async (shown) => {
  const read = await sampleChannels(NOW).uploadsOf(SAMPLE_LIGHTS.channel);
  if (!read.ok) throw new Error("no such sample channel");
  const channel = mergeLayers(keptChannel(sampleLayer(read.answer, NOW)));
  const { idea, colour, sentence, proofs } = showLight({
    idea: shown.idea,
    now: NOW,
    channel,
    field: { problem: "not-asked" },
    interest: null,
    isSampleField: true,
    outcomes: [],
  });
  const [verdict] = sentence.split(" Expect ");
  const reason = proofs[0]?.replace(/ \(“.*$/s, ".");
  expect({ idea, colour, sentence: colour === "amber" ? sentence : `${verdict} ${reason}` }).toEqual(shown);
});

it("says how often lights are right as it is measured, rounded against us", () => {
  expect(MEASURED_LIGHTS).toEqual({
    channels: ACCURACY.channels,
    green: Math.floor(ACCURACY.green * 10),
    red: Math.ceil(ACCURACY.red * 10),
  });
});
