import type { z } from "zod";
import type { Definition, Deps } from "../../app/functions/define";
import { run } from "../../app/functions/run";
import { type Caller, SCOPES, UNLIMITED } from "../../app/model/caller";
import { DUMMY_USER } from "../../app/model/user";

/** A caller who may do everything, with what a test changes of it. */
export function someCaller(changes: Partial<Caller> = {}): Caller {
  return {
    owner: async () => "owner",
    user: async () => DUMMY_USER,
    scopes: new Set(SCOPES),
    limits: { allows: async () => true },
    allowance: UNLIMITED,
    ...changes,
  };
}

/** A caller whose network had its share of the minute. */
export const OVER_LIMIT = someCaller({ limits: { allows: async () => false } });

type GivenDeps<Path extends string, All> = Partial<Deps<Path, All>>;

/** Runs a function with the services a test gives; what it reports stands beside the answer. */
export async function ask<Input extends z.ZodType, Output extends z.ZodType, Path extends string, All>(
  definition: Definition<Input, Output, Path, All>,
  input: unknown,
  given: GivenDeps<Path, All>,
  caller: Caller = someCaller(),
) {
  const reported: unknown[] = [];
  const deps = {
    request: { now: new Date("2026-11-22T12:00:00Z") },
    report: (error: unknown) => void reported.push(error),
    ...given,
  } as Deps<Path, All>;
  return { ...(await run(definition, input, caller, deps)), reported };
}
