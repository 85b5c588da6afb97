import { describe, expect, it } from "vitest";
import { answer } from "../../../tests/support/analyzer-fixture";
import { countingNote } from "./counting";

const youtube = answer({ source: { kind: "youtube", name: "YouTube" } });
const [before, after] = ["2026-08-23T23:59:59Z", "2026-08-24T00:00:00Z"];

describe("countingNote", () => {
  it("speaks up when YouTube videos from before and after the redefinition meet", () => {
    expect(countingNote(youtube, [before, after])).toContain("2026-08-24");
  });

  it("is silent on one side of it, on sample data and on nothing", () => {
    expect(countingNote(youtube, [before, before])).toBe("");
    expect(countingNote(youtube, [after])).toBe("");
    expect(countingNote(answer({}), [before, after])).toBe("");
    expect(countingNote(youtube, [before, "no date"])).toBe("");
    expect(countingNote(youtube, [])).toBe("");
  });
});
