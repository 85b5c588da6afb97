import { expect, it } from "vitest";
import { sampleChannelAnswer } from "./channels";
import { nicheExample, sampleExamples } from "./example";
import { EXAMPLE_CHANNELS } from "./example-channels";

const NOW = new Date("2026-11-22T10:20:00Z");

it("gives whoever asks within the hour the very same channel", () => {
  const later = new Date("2026-11-22T10:40:00Z");
  const { answer, isNear } = sampleExamples(NOW).near("van life in winter");
  expect(isNear).toBe(true);
  expect(answer.channel.name).toBe("Far Tram");
  expect(nicheExample("travel", later).answer).toBe(answer);
});

it.each(EXAMPLE_CHANNELS)(
  "says of $channel.name that it is invented, and titles 80 uploads by its own subjects",
  (found) => {
    const { channel, uploads } = sampleChannelAnswer(found, NOW);
    expect(channel.description).toContain("invented");
    expect(new Set(uploads.map(({ title }) => title)).size).toBe(80);
    const subjects = Object.keys(found.pulls ?? {}).map((subject) => subject.toLowerCase());
    for (const { title } of uploads) {
      expect(
        subjects.some((subject) => title.toLowerCase().includes(subject)),
        title,
      ).toBe(true);
    }
  },
);
