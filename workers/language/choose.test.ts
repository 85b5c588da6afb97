import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_ANSWER } from "../../app/services/language";
import { type AiBinding, chooseLanguage } from "./choose";

const asked: { path?: string; key?: string; body: { model: string; messages: { content: string }[] } }[] = [];
let reply: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    asked.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(body) });
    reply(response);
  });
});
let baseUrl = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());

const warnings: string[] = [];
let spent = 0;
beforeEach(() => {
  warnings.length = 0;
  asked.length = 0;
  spent = 0;
});

const setup = (over: Partial<Parameters<typeof chooseLanguage>[0]> = {}) =>
  chooseLanguage({
    baseUrl,
    model: "small-model",
    key: "secret",
    binding: undefined,
    timeoutMs: 300,
    spend: async () => void spent++,
    warn: (text) => void warnings.push(text),
    ...over,
  });
const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(body));
};
const ask = { instructions: "Propose titles.", text: "An axe." };

describe("chat completions by HTTP", () => {
  it("sends instructions, text and key, and answers the text", async () => {
    reply = json({ choices: [{ message: { content: "I Restored an Axe" } }] });
    const model = setup();
    expect(model.name).toMatch(/^small-model at 127\.0\.0\.1:\d+$/);
    expect(await model.complete(ask)).toEqual({ ok: true, text: "I Restored an Axe" });
    expect(asked).toMatchObject([
      { path: "/v1/chat/completions", key: "Bearer secret", body: { model: "small-model" } },
    ]);
    expect(asked[0]?.body.messages.map(({ content }) => content)).toEqual(["Propose titles.", "An axe."]);
    expect(spent).toBe(1);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ["no JSON", (response) => response.end("<html>"), "failed"],
    ["no choices", json({ choices: [] }), "failed"],
    ["no text", json({ choices: [{ message: { content: [{ type: "image" }] } }] }), "failed"],
    ["null", json(null), "failed"],
    ["an error", (response) => response.writeHead(500).end("secret stack"), "failed"],
    [
      "a redirect",
      (response) => response.writeHead(302, { Location: "https://elsewhere.example" }).end(),
      "failed",
    ],
    ["a wrong key", (response) => response.writeHead(401).end(), "failed"],
    ["too many", (response) => response.writeHead(429).end(), "too-many"],
    ["a cut connection", (response) => void response.destroy(), "failed"],
    ["nothing in time", () => {}, "failed"],
    ["no end", (response) => void response.write(`"${"x".repeat(400_000)}`), "failed"],
  ])("says so where it answers %s", async (_, answer, problem) => {
    reply = answer;
    expect(await setup().complete(ask)).toEqual({ ok: false, problem });
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toMatch(/axe|secret/i);
  });

  it("cuts an answer that loops", async () => {
    reply = json({ choices: [{ message: { content: "title\n".repeat(5_000) } }] });
    const outcome = await setup().complete(ask);
    expect(outcome.ok && outcome.text.length).toBe(MAX_ANSWER);
  });

  it("asks nothing once the day's share is spent", async () => {
    const model = setup({ spend: () => Promise.reject(new Error("no share left")) });
    await expect(model.complete(ask)).rejects.toThrow("no share left");
    expect(asked).toEqual([]);
  });
});

describe("the binding AI", () => {
  it.each([{ response: "A title" }, { choices: [{ message: { content: "A title" } }] }])(
    "answers %j",
    async (answer) => {
      const calls: unknown[][] = [];
      const binding: AiBinding = {
        run: async (...call) => {
          calls.push(call);
          return answer;
        },
      };
      const model = setup({ baseUrl: undefined, binding, model: "@cf/example" });
      expect(model.name).toBe("@cf/example at Cloudflare");
      expect(await model.complete(ask)).toEqual({ ok: true, text: "A title" });
      expect(calls[0]?.[0]).toBe("@cf/example");
    },
  );
});

describe("without a language model", () => {
  it.each([
    [{ model: undefined }, 0],
    [{ baseUrl: undefined }, 1],
    [{ baseUrl: "http://models.example/v1" }, 1],
  ])("%j makes no model", async (over, count) => {
    const model = setup(over);
    expect(model.name).toBeNull();
    expect(await model.complete(ask)).toEqual({ ok: false, problem: "not-configured" });
    expect(warnings).toHaveLength(count);
    expect(spent).toBe(0);
  });
});
