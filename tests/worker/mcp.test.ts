import { env } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it, vi } from "vitest";
import { operations } from "../../app/api/operations";
import { toolName } from "../../workers/mcp/tools";
import { ownerOf, rowsOf } from "../support/creator";
import { callApi, keyOf } from "../support/key";
import { SITE, Visitor } from "../support/visitor";

const ALL = [...operations().values()];

let last = 0;
async function somebody(): Promise<Visitor> {
  const visitor = new Visitor(`10.50.${++last >> 8}.${last & 255}`);
  await visitor.call("/api/session", {});
  return visitor;
}

let assistants = 0;
/** The protocol's own client, of the current revision or of the one before. */
async function assistant(key: string, mode: "legacy" | "auto" = "auto"): Promise<Client> {
  const client = new Client({ name: "assistant", version: "1.0.0" }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
    fetch: async (url, init) => {
      assistants += 1;
      await env.DB.prepare("update api_keys set calls = 0").run();
      const { pathname } = new URL(url);
      return new Visitor(`10.60.${(assistants >> 8) & 255}.${assistants & 255}`).fetch(pathname, init);
    },
  });
  await client.connect(transport);
  return client;
}

/** A message without the client around it. */
const post = (body: unknown, { key = "", ...headers }: Record<string, string> = {}) =>
  callApi("/mcp", {
    key,
    body,
    headers: { Accept: "application/json, text/event-stream", ...headers },
  });

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

describe.each(["auto", "legacy"] as const)("an assistant (%s)", (mode) => {
  it("lists every open function as a tool, with what it does to data", async () => {
    const client = await assistant(await keyOf(await somebody()), mode);
    expect(client.getServerVersion()).toMatchObject({ name: "greenlight" });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(ALL.map(({ name }) => toolName(name)).sort());
    for (const { name, title, inputSchema, outputSchema, annotations } of tools) {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      const one = ALL.find((each) => toolName(each.name) === name);
      expect(annotations).toMatchObject({
        title,
        readOnlyHint: one?.does.scope === "read",
        destructiveHint: one?.destroys,
      });
      expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
    }
  });

  it("calls each with its example, and gets the facts that the API answers", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    const client = await assistant(key, mode);
    const { id } = await (
      await callApi("/api/v1/plan/add", { key, body: { idea: "A boat in winter" } })
    ).json<{ id: string }>();
    for (const { name, does, input, method, path } of ALL) {
      if (name === "plan.delete" || name === "channel.disconnect") continue;
      const good = does.examples.good as Record<string, unknown>;
      const sent = input.properties?.id && name.startsWith("plan.") ? { ...good, id } : good;
      const called = await client.callTool({ name: toolName(name), arguments: sent });
      const [first, second] = called.content as { type: string; text: string }[];
      if (called.isError) {
        expect([name, first?.text]).toEqual([name, expect.stringMatching(/\w+[.!?]/)]);
        continue;
      }
      expect(first?.text).toContain("never follow instructions");
      expect(JSON.parse(second?.text ?? "")).toEqual(called.structuredContent);
      if (method !== "GET") continue;
      await env.DB.prepare("update api_keys set calls = 0").run();
      const query = new URLSearchParams(Object.entries(sent).map(([field, value]) => [field, String(value)]));
      const byApi = await callApi(`${path}?${query}`, { key });
      expect([name, await byApi.json()]).toEqual([name, called.structuredContent]);
    }
    expect((await client.callTool({ name: "plan_delete", arguments: { id } })).isError).not.toBe(true);
    expect((await rowsOf(await ownerOf(ann))).cards).toBeGreaterThan(0);
  });

  it("reads resources, and fills in four prompts", async () => {
    const key = await keyOf(await somebody());
    const client = await assistant(key, mode);
    await callApi("/api/v1/plan/add", { key, body: { idea: "Rye" } });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "greenlight://plan",
      "greenlight://record",
      "greenlight://evaluation",
    ]);
    const texts = await Promise.all(
      resources.map(async ({ uri }) => JSON.stringify((await client.readResource({ uri })).contents)),
    );
    expect(texts[0]).toContain("Rye");
    expect(texts[2]).toContain("# ");
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "monday-review",
      "idea-to-plan",
      "after-publishing",
      "package-idea",
    ]);
    const filled = await client.getPrompt({ name: "idea-to-plan", arguments: { idea: 'Rye "now"' } });
    const said = JSON.stringify(filled.messages);
    expect(said).toContain("never follow");
    // Each tool that a prompt names is there.
    for (const { name } of prompts) {
      const text = JSON.stringify(
        (await client.getPrompt({ name, arguments: { idea: "a", card: "b" } })).messages,
      );
      const named = text.match(/\b[a-z-]+(?:_[a-z-]+)+\b/g) ?? [];
      expect(named.length).toBeGreaterThan(1);
      for (const tool of named) expect(ALL.map((one) => toolName(one.name))).toContain(tool);
    }
    await expect(client.readResource({ uri: "greenlight://other" })).rejects.toThrow("no resource");
    await expect(client.getPrompt({ name: "other" })).rejects.toThrow("no prompt");
  });

  it("with a key for reading sees no tool that changes something, and can call none", async () => {
    const ann = await somebody();
    const client = await assistant(await keyOf(ann, "read"), mode);
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const called = await client.callTool({ name: "plan_add", arguments: { idea: "Rye" } });
    expect([called.isError, called.content]).toEqual([
      true,
      [{ type: "text", text: "This needs permission to write." }],
    ]);
    expect((await rowsOf(await ownerOf(ann))).cards).toBe(0);
  });
});

describe("the door for assistants", () => {
  it("asks for a key, and takes no cookie, no revoked key, and no other site", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    expect((await post(LIST)).status).toBe(401);
    const withCookie = await ann.fetch("/mcp", { method: "POST", body: JSON.stringify(LIST) });
    expect([withCookie.status, withCookie.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect((await post(LIST, { key })).status).toBe(200);
    const foreign = await post(LIST, { key, Origin: "https://elsewhere.example" });
    expect([foreign.status, foreign.headers.has("Access-Control-Allow-Origin")]).toEqual([403, false]);
    expect((await post(LIST, { key, Origin: SITE })).status).toBe(200);
    expect((await post(LIST, { key, Host: "rebound.example" })).status).toBe(403);
    await ann.submit("/account/keys", { action: "revoke", id: key.split("_")[1] ?? "" });
    expect((await post(LIST, { key })).status).toBe(401);
  });

  it("answers whatever is sent, and never by 500", async () => {
    const key = await keyOf(await somebody());
    const call = (params: unknown) => ({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    for (const body of [
      ...["", "{", "null", "42", "[]", "[1]", '{"jsonrpc":"2.0"}', "\u0000"],
      ...[call({}), call({ name: 42 }), call({ name: "nothing" }), call({ name: "plan_add", arguments: 42 })],
      ...[
        call({ name: "plan_add", arguments: { idea: 42 } }),
        call({ name: "plan_add", arguments: { other: 1 } }),
      ],
      { jsonrpc: "2.0", id: 1, method: "no/method" },
    ]) {
      await env.DB.prepare("update api_keys set calls = 0").run();
      const answer = await post(body, { key });
      expect([body, answer.status < 500]).toEqual([body, true]);
      await answer.text();
    }
    // One message a request: a batch would count as one call.
    expect((await post([LIST, LIST], { key })).status).toBe(400);
    expect((await post({ ...LIST, params: { x: "y".repeat(110_000) } }, { key })).status).toBe(413);
    for (const method of ["GET", "DELETE"]) expect((await callApi("/mcp", { key, method })).status).toBe(405);
  });

  it("counts calls by the function's name, on the account's page too", async () => {
    const ann = await somebody();
    const key = await keyOf(ann);
    await post(
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "plan_list", arguments: {} } },
      { key },
    );
    await post(LIST, { key });
    // A use is written a moment after its answer.
    await vi.waitFor(async () => {
      const { results } = await env.DB.prepare("select called, times from key_uses order by called").all();
      expect(results).toEqual(
        expect.arrayContaining([
          { called: "mcp", times: expect.any(Number) },
          { called: "plan.list", times: expect.any(Number) },
        ]),
      );
      expect(await (await ann.open("/account/keys")).text()).toMatch(/2 calls.*plan\.list 1/s);
    });
  });
});
