import { describe, expect, it } from "vitest";
import { ask, OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import type { Allowance } from "../../model/caller";
import { TOPICS_MESSAGES } from "./messages";
import { nameTopics } from "./name-topics";

const YOUTUBE = { kind: "youtube" as const, name: "YouTube" };
const SAMPLES = { kind: "sample" as const, name: "Samples" };

let named: string[][] = [];

function name(topics: unknown, answer: () => Promise<boolean> = async () => true) {
  named = [];
  const service = {
    read: async () => null,
    name: (wanted: string[]) => {
      named.push(wanted);
      return answer();
    },
  };
  return ask(nameTopics, { topics }, { topics: service, videos: { source: YOUTUBE } });
}

describe("nameTopics", () => {
  it.each([
    [" rye  bread \r\n\nSourdough\nRye Bread\n", ["Rye Bread", "Sourdough"]],
    ["cafe\u0301\r\u202eknife\u202c", ["caf\u00e9", "knife"]],
    ["", []],
  ])("names one topic a line of %j, each once", async (typed, topics) => {
    expect(await name(typed)).toEqual({ done: { isNamed: true }, reported: [] });
    expect(named).toEqual([topics]);
  });

  it("refuses more than five, and one that is too long", async () => {
    expect(await name("a\nb\nc\nd\ne\nf")).toMatchObject({
      refused: { status: 400, message: "Name at most five topics: one a line.", field: "topics" },
    });
    expect(await name("a".repeat(101))).toMatchObject({
      refused: { status: 400, message: TOPICS_MESSAGES["too-long"] },
    });
    expect(named).toEqual([]);
    expect(await name("a\nb\nc\nd\ne\nA ")).toHaveProperty("done");
    expect(await name("a".repeat(100))).toHaveProperty("done");
  });

  it.each([
    ["YouTube is searched", YOUTUBE, ["hold visibility rye bread", "kept"]],
    ["nothing is searched", SAMPLES, []],
  ])("counts as the free analysis where %s", async (_when, source, expected) => {
    const asked: string[] = [];
    const allowance: Allowance = {
      standing: async () => ({ tier: "free", used: [] }),
      async hold(feature, subject) {
        asked.push(`hold ${feature} ${subject}`);
        return { keep: async () => asked.push("kept") > 0, release: async () => {} };
      },
    };
    const topics = { read: async () => ({ topics: [], answers: [] }), name: async () => true };
    const given = { topics, videos: { source } };
    expect(await ask(nameTopics, { topics: "Rye bread" }, given, someCaller({ allowance }))).toMatchObject({
      done: { isNamed: true },
    });
    expect(asked).toEqual(expected);
  });

  it("says where no channel is connected", async () => {
    expect(await name("rye bread", async () => false)).toMatchObject({ done: { isNamed: false } });
  });

  it("reads and asks nothing over the limit, and reports a database that fails", async () => {
    const topics = { read: async () => null, name: () => Promise.reject(new Error("asked")) };
    expect(
      await ask(
        nameTopics,
        { topics: "a\n".repeat(9) + "b".repeat(101) },
        { topics, videos: { source: YOUTUBE } },
        OVER_LIMIT,
      ),
    ).toMatchObject({
      refused: { status: 429, message: TOPICS_MESSAGES.busy },
      reported: [],
    });
    const failure = new Error("down");
    expect(await name("rye bread", () => Promise.reject(failure))).toMatchObject({
      refused: { status: 503, message: TOPICS_MESSAGES.failed },
      reported: [failure],
    });
  });
});
