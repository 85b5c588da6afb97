import { describe, expect, it } from "vitest";
import { type Facts, plan } from "./plan";
import { runSteps } from "./run-steps";

/** A stand-in for the tools that keeps what it was asked and fails at `failsAt`. */
function standIn(failsAt?: string) {
  const asked: { command: string; input?: string }[] = [];
  const messages: string[] = [];
  const hands = {
    say: (text: string) => void messages.push(text),
    newSecret: () => "fresh-secret",
    async run(tool: string, args: string[], input?: string) {
      const command = [tool, ...args].join(" ");
      asked.push({ command, input });
      if (failsAt && command.includes(failsAt)) throw new Error(`${failsAt} ended with code 1`);
    },
  };
  return { asked, messages, hands };
}

const FIRST: Facts = { databaseExists: false, secretExists: false };
const LATER: Facts = { databaseExists: true, secretExists: true };

describe("runSteps", () => {
  it("runs a first deployment, and gives the secret to the one step that sends it", async () => {
    const { asked, messages, hands } = standIn();
    await runSteps(plan(FIRST), hands);
    expect(asked.map(({ command }) => command)).toEqual([
      "react-router build --logLevel warn",
      "wrangler deploy -c build/server/wrangler.json",
      "wrangler secret bulk -c build/server/wrangler.json",
      "wrangler d1 migrations apply greenlight --remote -c build/server/wrangler.json",
    ]);
    expect(asked.map(({ input }) => input)).toEqual([
      undefined,
      undefined,
      '{"SESSION_SECRET":"fresh-secret"}',
      undefined,
    ]);
    expect(messages).toHaveLength(4);
    expect(messages.join()).not.toContain("fresh-secret");
  });

  it("makes no secret where there is one", async () => {
    const { asked, hands } = standIn();
    await runSteps(plan(LATER), { ...hands, newSecret: () => expect.unreachable() });
    expect(asked).toHaveLength(3);
  });

  it("stops at a failing step and says what was not tried", async () => {
    const { asked, hands } = standIn("d1 migrations");
    const failure = await runSteps(plan(LATER), hands).catch((error: Error) => error.message);
    expect(asked).toHaveLength(2);
    expect(failure).toMatch(
      /^Stopped at "Bringing the database up to the newest migration": d1 migrations ended/,
    );
    expect(failure).toContain("Not tried:\n  - Deploying the Worker: wrangler deploy");
    expect(failure).toContain("run it again");
  });

  it("does not quote the secret when sending it fails", async () => {
    const { hands } = standIn("secret bulk");
    const failure = await runSteps(plan(FIRST), hands).catch((error: Error) => error.message);
    expect(failure).toContain("secret bulk ended with code 1");
    expect(failure).not.toContain("fresh-secret");
  });
});
