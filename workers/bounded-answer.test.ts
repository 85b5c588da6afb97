import { describe, expect, it } from "vitest";
import { AnswerTooLong, parseAnswer, readAnswer, refuseNested } from "./bounded-answer";

/** An answer in pieces, with a count of those that were taken from it. */
function answerOf(...pieces: Uint8Array[]) {
  const left = [...pieces];
  const seen = { taken: 0, hungUp: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = left.shift();
        if (!piece) return controller.close();
        seen.taken += 1;
        controller.enqueue(piece);
      },
      cancel() {
        seen.hungUp = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { answer: new Response(body), seen };
}
const bytes = (text: string) => new TextEncoder().encode(text);

describe("readAnswer", () => {
  it("reads an answer up to its bound, a letter that comes in two pieces among it", async () => {
    const [first, second] = [bytes("aö").slice(0, 2), bytes("ö").slice(1)];
    expect(await readAnswer(answerOf(first, second).answer, 3)).toBe("aö");
    expect(await readAnswer(new Response(null), 3)).toBe("");
  });

  it("counts bytes, not characters, and takes nothing after the bound", async () => {
    const { answer, seen } = answerOf(bytes("öö"), bytes("b"), bytes("c"), bytes("d"));
    await expect(readAnswer(answer, 4)).rejects.toThrow(AnswerTooLong);
    expect(seen).toEqual({ taken: 2, hungUp: true });
  });

  it("throws what broke the connection", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("gone")) });
    await expect(readAnswer(new Response(body), 10)).rejects.toThrow("gone");
  });
});

describe("refuseNested", () => {
  it.each([
    ["lists", "[".repeat(65)],
    ["objects", '{"a":'.repeat(65)],
    ["lists behind a text with quotes and backslashes", `["\\"[\\\\",${"[".repeat(64)}`],
  ])("refuses %s within one another", (_, text) => {
    expect(() => refuseNested(text)).toThrow(AnswerTooLong);
  });

  it.each([
    ["many side by side", `[${"[],".repeat(1000)}[]]`],
    ["brackets of a text", JSON.stringify({ text: '[{"\\['.repeat(100) })],
    ["a text that ends nowhere", `"${"[".repeat(100)}`],
    ["64 levels", `${"[".repeat(64)}${"]".repeat(64)}`],
    ["nothing", ""],
  ])("lets %s pass", (_, text) => {
    expect(() => refuseNested(text)).not.toThrow();
  });
});

it("parses an answer, and tells one that is no JSON from one that says too much", () => {
  expect(parseAnswer('{"a":[1]}')).toEqual({ a: [1] });
  expect(() => parseAnswer("<p>Sorry")).toThrow(SyntaxError);
  expect(() => parseAnswer("[".repeat(100_000))).toThrow(AnswerTooLong);
});
