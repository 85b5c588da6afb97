import { expect, it } from "vitest";
import { goesAt } from "../sources/keeping";
import { listExpiry } from "./expiry";

const DAY_MS = 86_400_000;
const ASKED = Date.parse("2026-10-01T12:00:00Z");

interface Item {
  from: string;
  asOf: string | null;
}

const youtube = (days: number): Item => ({
  from: "youtube",
  asOf: new Date(ASKED + days * DAY_MS).toISOString(),
});
const pasted: Item = { from: "pasted", asOf: null };

const expiry = listExpiry(
  (state: { items: Item[] }) => state.items,
  goesAt,
  (state, items) => ({ ...state, items }),
);

it("names the instant at which the first item goes, 30 days after YouTube was asked", () => {
  const items = [youtube(3), pasted, youtube(1)];
  expect(expiry.next({ items })).toEqual(new Date(ASKED + 31 * DAY_MS));
});

it("names none where nothing is of YouTube", () => {
  expect(expiry.next({ items: [pasted] })).toBeNull();
  expect(expiry.next({ items: [] })).toBeNull();
});

it("drops what is over, and what a creator gave never", () => {
  const items = [youtube(3), pasted, youtube(1)];
  const at = (days: number) => new Date(ASKED + days * DAY_MS);
  expect(expiry.drop({ items }, at(31)).items).toHaveLength(3);
  expect(expiry.drop({ items }, new Date(at(31).getTime() + 1)).items).toEqual([youtube(3), pasted]);
  expect(expiry.drop({ items }, at(400)).items).toEqual([pasted]);
});
