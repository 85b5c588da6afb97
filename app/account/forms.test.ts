import { expect, it } from "vitest";
import { readSaved } from "./forms";

it.each([
  [null, null],
  ["read", "read"],
  ["waiting", "waiting"],
  ["", "account-needed"],
])("takes the address's %j after saving for %j", (value, saved) => {
  expect(readSaved(value)).toBe(saved);
});
