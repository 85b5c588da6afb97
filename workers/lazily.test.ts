import { describe, expect, it, vi } from "vitest";
import { lazily } from "./lazily";

describe("lazily", () => {
  const open = vi.fn(({ name }: { name: string }) => ({ name }));
  const read = vi.fn(({ file }: { file: { name: string } }) => `text of ${file.name}`);
  const make = lazily<{ name: string }, { file: { name: string }; text: string; unused: string }>({
    file: open,
    text: read,
    unused: () => {
      throw new Error("was not asked for");
    },
  });

  it("makes a part when it is first asked for, from other parts, and once", () => {
    const parts = make({ name: "a" });
    expect(open).not.toHaveBeenCalled();
    expect([parts.text, parts.text, parts.file]).toEqual(["text of a", "text of a", { name: "a" }]);
    expect([open.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });

  it("shares nothing between two objects", () => {
    const [one, two] = [make({ name: "one" }), make({ name: "two" })];
    expect([one.text, two.text]).toEqual(["text of one", "text of two"]);
    expect(one.file).not.toBe(two.file);
  });

  it("makes a part anew where making it failed", () => {
    let broken = true;
    const shaky = lazily<object, { part: string }>({
      part() {
        if (broken) throw new Error("not yet");
        return "made";
      },
    })({});
    expect(() => shaky.part).toThrow("not yet");
    broken = false;
    expect(shaky.part).toBe("made");
  });
});
