import { describe, expect, it } from "vitest";
import { signalOf } from "../engines/seasons";
import { topicKey } from "./trend";

describe("signalOf", () => {
  it.each([
    [120, "spiking"],
    [50.1, "spiking"],
    [50, "rising"],
    [20.1, "rising"],
    [20, "steady"],
    [0, "steady"],
    [-20, "steady"],
    [-20.1, "declining"],
    [null, "steady"],
    [Number.NaN, "steady"],
  ] as const)("reads %s %% as %s", (velocity, signal) => {
    expect(signalOf(velocity)).toBe(signal);
  });
});

describe("topicKey", () => {
  it("is one for every way of writing a topic", () => {
    expect(topicKey("  Content   CREATION ")).toBe("content creation");
    expect(topicKey("cafe\u0301")).toBe(topicKey("CAFÉ"));
  });
});
