import { describe, expect, it } from "vitest";
import { plan, rehearsal, stepLine } from "./plan";

const names = (databaseExists: boolean, secretExists: boolean) =>
  plan({ databaseExists, secretExists }).map(({ args }) => args.slice(0, 2).join(" "));

describe("plan", () => {
  it("deploys before it migrates the first time, when deploying makes the database", () => {
    expect(names(false, false)).toEqual(["build --logLevel", "deploy -c", "secret bulk", "d1 migrations"]);
  });

  it("migrates before it deploys ever after", () => {
    expect(names(true, true)).toEqual(["build --logLevel", "d1 migrations", "deploy -c"]);
  });

  it("sets the secret only where nobody set one", () => {
    expect(names(true, false)).toEqual(["build --logLevel", "d1 migrations", "deploy -c", "secret bulk"]);
    expect(names(false, true)).toEqual(["build --logLevel", "deploy -c", "d1 migrations"]);
  });

  it("shows no secret in any command", () => {
    const lines = plan({ databaseExists: false, secretExists: false }).map(stepLine);
    expect(lines).toContain(
      "Making a SESSION_SECRET and sending it: wrangler secret bulk -c build/server/wrangler.json",
    );
  });
});

describe("rehearsal", () => {
  it("touches no account", () => {
    expect(rehearsal().map(({ args }) => args.includes("--remote"))).toEqual([false, false]);
    expect(rehearsal()[1]?.args).toContain("--dry-run");
  });
});
