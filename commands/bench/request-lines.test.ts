import { expect, it } from "vitest";
import { requestLine } from "./request-lines";

it("reads the request's line and no other", () => {
  const line = { level: "info", requestId: "a", method: "GET", path: "/", status: 200, ms: 3, d1: 1 };
  expect(requestLine(JSON.stringify(line))).toEqual({ requestId: "a", d1: 1, level: "info" });
  expect(requestLine('{"level":"info","job":"refresh-trends"}')).toBeNull();
  expect(requestLine("null")).toBeNull();
  expect(requestLine("Listening on 8787")).toBeNull();
});
