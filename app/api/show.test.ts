import { describe, expect, it } from "vitest";
import { operations } from "./operations";
import { examplesOf, showOperations } from "./show";

const SITE = "https://greenlight.example";

describe("the documentation", () => {
  it("has every open function once, each at a place of its own", () => {
    const shown = showOperations(SITE).flatMap((group) => group.operations);
    expect(shown.map(({ path }) => path).sort()).toEqual([...operations().keys()].sort());
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });

  it.each([...operations().values()].map((one) => [one.name, one] as const))(
    "has an example of %s that JavaScript sends as the function takes it",
    async (_name, operation) => {
      const { script } = examplesOf(operation, SITE);
      let sent: Request | undefined;
      const fetch = async (address: string, init: RequestInit) => {
        sent = new Request(address, init);
        return Response.json({});
      };
      const run = new Function("fetch", "key", "console", `return (async () => { ${script} })()`);
      await run(fetch, "gl_key", { log() {} });
      expect([sent?.method, new URL(sent?.url ?? SITE).pathname]).toEqual([operation.method, operation.path]);
      expect(sent?.headers.get("Authorization")).toBe("Bearer gl_key");
      const query = Object.fromEntries(new URL(sent?.url ?? SITE).searchParams);
      const input = operation.method === "GET" ? query : JSON.parse((await sent?.text()) ?? "");
      expect(operation.does.input.safeParse(input).error).toBeUndefined();
    },
  );
});
