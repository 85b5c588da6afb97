import { describe, expect, it } from "vitest";
import { sampleExamples } from "../../tests/support/sample-channels";
import { firstLook, showExample } from "./first-look";
import { PLACEHOLDERS } from "./messages";

const NOW = new Date("2026-11-22T10:00:00Z");
const look = (idea: string) => firstLook({ idea, now: NOW }, sampleExamples(NOW).near(idea));

it("the examples that boxes show are answered by the sample channels, in all three colors", () => {
  const colors = Object.values(PLACEHOLDERS).map((idea) => {
    const { headline, color } = look(idea).example;
    expect(headline).toContain(`“${idea}”`);
    return color;
  });
  expect(colors.toSorted()).toEqual(["amber", "green", "red"]);
});

describe("the example for an idea", () => {
  it.each([
    ["Minecraft redstone doors", "“Meal prep for one” on Saffron Shelf"],
    ["Warum mein Brot nicht aufgeht", "“Meal prep for one” on Saffron Shelf"],
    ["Night sky photos with a phone", "on Harbor Frame"],
    ["Lose belly fat", "on Steady Form"],
    ["The history of Rome", "on Saffron Shelf"],
  ])("of %s says that its channel is invented, and has a color", (idea, said) => {
    const { headline, color } = look(idea).example;
    expect(headline).toMatch(/^Example: “.*” on .*, an invented channel$/);
    expect(headline).toContain(said);
    expect(["green", "amber", "red"]).toContain(color);
  });

  it("is the same of each sample channel's own idea, which it answers with a color", () => {
    for (const idea of ["pizza", "camera", "workout", "python", "chatgpt"]) {
      const near = sampleExamples(NOW).near(idea);
      expect(showExample(idea, { ...near, isNear: false }, NOW).color, near.idea).not.toBe("unknown");
    }
  });
});

it("tells what the kind of video got elsewhere, and else what its words tell", () => {
  expect(look("Sourdough for beginners").sentence).toBe(
    "Videos for beginners did better than their neighbors on 24 of 38 channels.",
  );
  expect(look("iPhone review").sentence).toBe(
    "Reviews and tests did worse than their neighbors on 16 of 19 channels.",
  );
  expect(look("zzkwx vvqor").sentence).toBe("Only your own channel can tell about this one.");
  expect(look("Sourdough for beginners").hint).toContain("58 of 100");
});
