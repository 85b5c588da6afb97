import { describe, expect, it } from "vitest";
import { type Reply, readFacts } from "./facts";

const printing = (printed: unknown): Reply => ({
  code: 0,
  printed: JSON.stringify(printed, null, 2),
  complained: "",
});
const NO_WORKER: Reply = {
  code: 1,
  printed: "",
  complained:
    '✘ [ERROR] Worker "greenlight" not found.\n\nIf this is a new Worker, run `wrangler deploy` first.',
};

const facts = (databases: Reply, secrets: Reply) =>
  readFacts(async ([about]) => (about === "d1" ? databases : secrets));

describe("readFacts", () => {
  it("finds an empty account empty", async () => {
    expect(await facts(printing([]), NO_WORKER)).toEqual({ databaseExists: false, secretExists: false });
  });

  it("finds the database and the secret among others", async () => {
    const databases = printing([
      { uuid: "1", name: "other" },
      { uuid: "2", name: "greenlight" },
    ]);
    const secrets = printing([{ name: "SESSION_SECRET", type: "secret_text" }]);
    expect(await facts(databases, secrets)).toEqual({ databaseExists: true, secretExists: true });
    expect(await facts(databases, printing([]))).toEqual({ databaseExists: true, secretExists: false });
  });

  it("reads past notices before the list", async () => {
    const noticed = {
      code: 0,
      printed: '▲ [WARNING] old version\n[\n  { "name": "greenlight" }\n]\n',
      complained: "",
    };
    expect(await facts(noticed, NO_WORKER)).toMatchObject({ databaseExists: true });
  });

  it("never takes a failure for an empty account", async () => {
    const offline = { code: 1, printed: "", complained: "Unable to resolve Cloudflare's API hostname" };
    await expect(facts(offline, printing([]))).rejects.toThrow("Unable to resolve Cloudflare's API hostname");
    await expect(facts(printing([]), offline)).rejects.toThrow("The account did not answer.");
  });
});
