import { expect, it } from "vitest";
import { isPrivateUrl } from "./private-url";

it.each([
  ["https://api.example/v1", true],
  ["http://127.0.0.1:8790", true],
  ["http://localhost:8790/any", true],
  ["http://[::1]:8790", true],
  ["http://api.example", false],
  ["http://localhost.example", false],
  ["http://127.0.0.1.example", false],
  ["ftp://127.0.0.1", false],
  ["stand-in", false],
  ["", false],
])("takes %s: %s", (text, taken) => {
  expect(isPrivateUrl(text)).toBe(taken);
});
