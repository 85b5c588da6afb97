import { expect, it } from "vitest";
import { keptChannel } from "../../tests/support/connected-channel";
import { sampleChannels } from "../../tests/support/sample-channels";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import { SAMPLE_LIGHTS } from "./lights";
import { ofTen } from "./messages";
import { showLight } from "./show";

const NOW = new Date("2026-11-22T10:00:00Z");

it.each(SAMPLE_LIGHTS.ideas)("the light of “$idea” is what the product gives", async (shown) => {
  const read = await sampleChannels(NOW).uploadsOf(SAMPLE_LIGHTS.channel);
  if (!read.ok) throw new Error("no such sample channel");
  const channel = mergeLayers(keptChannel(sampleLayer(read.answer, NOW)));
  const { idea, color, sentence, proofs } = showLight({
    idea: shown.idea,
    now: NOW,
    channel,
    field: { problem: "not-asked" },
    interest: null,
    isSampleField: true,
    outcomes: [],
  });
  const [verdict] = sentence.split(" Expect ");
  const reason = proofs[0]
    ?.replace(/\.? \((?:“|sample channel).*$/s, ".")
    .replace(/(before), in \w+ \d+:/, "$1:");
  expect({ idea, color, sentence: color === "amber" ? sentence : `${verdict} ${reason}` }).toEqual(shown);
});

it("rounds what is measured against us", () => {
  expect([ofTen("green", 0.79), ofTen("red", 0.21)]).toEqual([7, 3]);
});
