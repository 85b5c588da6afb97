import { expect } from "vitest";
import { Visitor } from "./visitor";

/** A new key of a visitor's, as the page shows it once. */
export async function keyOf(
  visitor: Visitor,
  may: "read" | "write" = "write",
  name = "A script",
): Promise<string> {
  const answer = await visitor.submit("/account/keys", { action: "make", name, may });
  const [key] = /gl_[0-9A-Za-z]+_[0-9A-Za-z]+/.exec(await answer.text()) ?? [];
  expect([answer.status, key]).toEqual([200, expect.any(String)]);
  return key ?? "";
}

interface Sent {
  key?: string;
  headers?: Record<string, string>;
  method?: string;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
}

let programs = 0;
/** A program's call, from a network that no other call comes from: no cookie goes with it. */
export function callApi(path: string, { key, body, headers, method }: Sent = {}): Promise<Response> {
  programs += 1;
  return new Visitor(`10.${77 + (programs >> 16)}.${(programs >> 8) & 255}.${programs & 255}`).fetch(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}
