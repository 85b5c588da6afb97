import { SECRET, type Step, stepLine } from "./plan.ts";

export interface Hands {
  say(text: string): void;
  /** Runs a command with `input` on its standard input; throws when it fails. */
  run(tool: Step["tool"], args: string[], input?: string): Promise<void>;
  newSecret(): string;
}

/** Runs steps in order. The first that fails ends it, with what was done, what failed and what was not tried. */
export async function runSteps(steps: Step[], { say, run, newSecret }: Hands): Promise<void> {
  for (const [done, step] of steps.entries()) {
    say(step.says);
    try {
      await run(step.tool, step.args, step.sendsSecret ? secretsAsJson(newSecret()) : undefined);
    } catch (error) {
      throw new Error(stopped(steps, done, error instanceof Error ? error.message : String(error)));
    }
  }
}

/** What `wrangler secret bulk` reads from its standard input, so that the secret is in no file and no process list. */
function secretsAsJson(secret: string): string {
  return JSON.stringify({ [SECRET]: secret });
}

function stopped(steps: Step[], done: number, cause: string): string {
  const left = steps.slice(done + 1).map((step) => `  - ${stepLine(step)}`);
  const untried = left.length > 0 ? `\nNot tried:\n${left.join("\n")}` : "";
  return `Stopped at "${steps[done]?.says}": ${cause}${untried}\nOnce that is mended, run it again from the start: steps already done do no harm.`;
}
