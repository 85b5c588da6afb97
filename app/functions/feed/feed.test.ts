import { describe, expect, it, vi } from "vitest";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import { endFeed, makeFeed, readFeed } from "../plan/feed";
import { CeilingReached } from "../refused";
import { SECRET_LENGTH } from "./messages";

const SECRET = "0123456789abcdef".repeat(SECRET_LENGTH / 16);
const failure = new Error("D1_ERROR");
const fails = async () => Promise.reject(failure);

describe("makeFeed", () => {
  it("tells the secret once", async () => {
    const planFeed = { make: async () => SECRET };
    expect(await ask(makeFeed, {}, { planFeed })).toEqual({ done: { secret: SECRET }, reported: [] });
  });

  it("says why no address was made", async () => {
    expect(await ask(makeFeed, {}, { planFeed: { make: fails } })).toEqual({
      refused: {
        status: 503,
        message: "No address was made: the database did not answer. Try again in a moment.",
      },
      reported: [failure],
    });
    const make = async () => Promise.reject(new CeilingReached(new Date("2026-11-21T22:30:00Z")));
    expect(await ask(makeFeed, {}, { planFeed: { make } })).toMatchObject({
      refused: { status: 429, retryAfter: 5400 },
    });
    expect(await ask(makeFeed, {}, { planFeed: { make: fails } }, OVER_LIMIT)).toMatchObject({
      refused: { status: 429, message: "That was a lot at once. Wait a minute and try again." },
    });
  });
});

describe("endFeed", () => {
  it("ends the feed, or says that its address still works", async () => {
    const end = vi.fn(async () => {});
    expect(await ask(endFeed, {}, { planFeed: { end } })).toEqual({ done: {}, reported: [] });
    expect(end).toHaveBeenCalledOnce();
    expect(await ask(endFeed, {}, { planFeed: { end: fails } })).toEqual({
      refused: {
        status: 503,
        message: "The address still works: the database did not answer. Try again in a moment.",
      },
      reported: [failure],
    });
  });
});

describe("readFeed", () => {
  const found = { plan: "abc", cards: [] };
  const read = async (secret: string) => (secret === SECRET ? found : null);

  it("reads the plan of a secret", async () => {
    expect(await ask(readFeed, { secret: SECRET }, { planFeed: { read } })).toEqual({
      done: found,
      reported: [],
    });
  });

  it.each([
    ["an address that nobody made", "0".repeat(SECRET_LENGTH), 404],
    ["what can be no secret", "0".repeat(SECRET_LENGTH + 1), 400],
  ])("refuses %s", async (_what, secret, status) => {
    expect(await ask(readFeed, { secret }, { planFeed: { read } })).toMatchObject({ refused: { status } });
  });

  it("refuses one reading too many, and says so where the plan cannot be read", async () => {
    expect(await ask(readFeed, { secret: SECRET }, { planFeed: { read } }, OVER_LIMIT)).toMatchObject({
      refused: { status: 429 },
    });
    expect(await ask(readFeed, { secret: SECRET }, { planFeed: { read: fails } })).toMatchObject({
      refused: { status: 503 },
      reported: [failure],
    });
  });
});
