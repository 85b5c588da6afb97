import { describe, expect, it, vi } from "vitest";
import { ask, someCaller } from "../../../tests/support/caller";
import { DUMMY_USER } from "../../model/user";
import type { Trends } from "../../services/trends";
import type { SearchOutcome } from "../../services/videos";
import { CeilingReached } from "../refused";
import { lookUpLight } from "./look-up";

const IDEA = { idea: "Sourdough mistakes beginners make" };
const FOUND: SearchOutcome = { ok: false, problem: "nothing-found" };

interface Given {
  search?: () => Promise<SearchOutcome>;
  lookUp?: Trends["lookUp"];
  isSample?: boolean;
}

function services({ search = async () => FOUND, lookUp, isSample = false }: Given = {}) {
  const kind = isSample ? ("sample" as const) : ("youtube" as const);
  return {
    videos: { source: { kind, name: "Videos" }, search: vi.fn(search) },
    trends: { isSample, lookUp: vi.fn(lookUp ?? (async () => ({ ok: true as const, record: null }))) },
  };
}

describe("lookUpLight", () => {
  it("asks for the field and for the interest in the subject; that nothing was found is an answer", async () => {
    const given = services();
    expect(await ask(lookUpLight, { idea: "  Sourdough  mistakes " }, given)).toEqual({
      done: {},
      reported: [],
    });
    expect(given.videos.search).toHaveBeenCalledWith("Sourdough mistakes");
    expect(given.trends.lookUp).toHaveBeenCalledOnce();
  });

  it("asks for neither of samples, nor for a demo user, who sees neither", async () => {
    const samples = services({ isSample: true });
    expect(await ask(lookUpLight, IDEA, samples)).toMatchObject({ done: {} });
    const given = services();
    const demo = someCaller({ user: async () => ({ ...DUMMY_USER, isDemo: true }) });
    expect(await ask(lookUpLight, IDEA, given, demo)).toMatchObject({ done: {} });
    for (const { videos, trends } of [samples, given]) {
      expect(videos.search).not.toHaveBeenCalled();
      expect(trends.lookUp).not.toHaveBeenCalled();
    }
  });

  it.each([
    ["quota", 429, "Today's YouTube searches are used up. Try again tomorrow."],
    ["too-many", 429, "Too many look-ups right now. Wait a minute and try again."],
    ["not-configured", 503, "YouTube's key does not work at the moment."],
    ["failed", 502, "YouTube did not answer. Try again in a moment."],
  ] as const)("says of the field why it did not answer: %s", async (problem, status, message) => {
    const given = services({ search: async () => ({ ok: false, problem }) });
    expect(await ask(lookUpLight, IDEA, given)).toEqual({ refused: { status, message }, reported: [] });
    // The interest is kept all the same.
    expect(given.trends.lookUp).toHaveBeenCalledOnce();
  });

  it.each([
    ["too-many", 429, "Too many look-ups right now. Wait a minute and try again."],
    ["unreachable", 502, "Wikipedia did not answer. Try again in a moment."],
  ] as const)("says of the interest why it did not answer: %s", async (problem, status, message) => {
    const given = services({ lookUp: async () => ({ ok: false, problem }) });
    expect(await ask(lookUpLight, IDEA, given)).toEqual({ refused: { status, message }, reported: [] });
  });

  it("says of the field first, and reports what nobody foresaw of either", async () => {
    const [field, interest] = [new Error("field"), new Error("interest")];
    const given = services({
      search: () => Promise.reject(field),
      lookUp: () => Promise.reject(interest),
    });
    const { reported, ...answer } = await ask(lookUpLight, IDEA, given);
    expect(answer).toEqual({
      refused: { status: 503, message: "The light could not be worked out. Try again in a moment." },
    });
    expect(new Set(reported)).toEqual(new Set([field, interest]));
  });

  it("says when a day's share of searches begins again", async () => {
    const ceiling = new CeilingReached(new Date("2026-11-22T23:00:00Z"));
    const given = services({ search: () => Promise.reject(ceiling) });
    expect(await ask(lookUpLight, IDEA, given)).toMatchObject({
      refused: { status: 429, retryAfter: 3600, message: ceiling.message },
      reported: [],
    });
  });

  it("refuses a blank idea and a long one", async () => {
    for (const idea of [" \n ", undefined, "x".repeat(101)]) {
      expect(await ask(lookUpLight, { idea }, services())).toMatchObject({ refused: { status: 400 } });
    }
  });
});
