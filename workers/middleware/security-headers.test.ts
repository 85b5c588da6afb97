import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { HonoEnv } from "../env";
import { securityHeaders } from "./security-headers";

/** The headers of every static file: those under `/*`. */
function staticHeaders(): Headers {
  const text = readFileSync("public/_headers", "utf8");
  const [, rules = ""] = /^\/\*\n((?: {2}.+\n)+)/m.exec(text) ?? [];
  return new Headers(
    [...rules.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = "", value = ""]): [string, string] => [
      name,
      value,
    ]),
  );
}

/** The headers that the Worker puts on every answer. */
async function answerHeaders(): Promise<Headers> {
  const app = new Hono<HonoEnv>().use(securityHeaders());
  app.get("/", (c) => c.body(null));
  const { headers } = await app.request("/");
  return headers;
}

const CSP = "content-security-policy";

it("gives static files every security header that an answer has, with the same value", async () => {
  const [files, answers] = [staticHeaders(), await answerHeaders()];
  const withoutPolicy = (headers: Headers) => [...headers].filter(([name]) => name !== CSP);
  expect(withoutPolicy(files)).toEqual(withoutPolicy(answers));
  expect(withoutPolicy(files).length).toBeGreaterThan(10);
});

it("allows a static file nothing that a page may not do", async () => {
  const directives = (headers: Headers) =>
    new Map(
      (headers.get(CSP) ?? "").split(";").map((one) => {
        const [name = "", ...sources] = one.trim().split(" ");
        return [name, sources];
      }),
    );
  const [file, page] = [directives(staticHeaders()), directives(await answerHeaders())];
  expect(file.get("default-src")).toEqual(["'none'"]);
  for (const [name, sources] of file) {
    if (name === "style-src") continue;
    expect(page.get(name), name).toEqual(expect.arrayContaining(sources));
  }
  expect(file.get("style-src")).toEqual(["'self'"]);
});
