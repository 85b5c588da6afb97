import { expect, it } from "vitest";
import { readAccountPages } from "../../commands/bench/account-rows";

/** Of every kind; npm run bench -- --rows opens all of them, with 100,000 accounts. */
const PAGES = ["/dashboard", "/plan", "/channel", "/note", "/content-ideas/yours", "/pricing", "/account"];

it("reads as many rows, in as few round trips, for one of many accounts as for one of few", async () => {
  const [few = [], many] = await readAccountPages([10, 4000], PAGES);
  expect(many).toEqual(few);
  // One for session and owner, and one for the page.
  expect(few.map(({ path, status, trips }) => [path, status, trips])).toEqual(
    PAGES.map((path) => [path, 200, 2]),
  );
}, 120_000);
