import type { z } from "zod";
import type { Caller } from "../model/caller";
import type { Definition, Deps } from "./define";
import { type RefusalKind, Refused } from "./refused";

/** Why a function was not done. */
export interface Refusal {
  /** Of HTTP: 4xx is the caller's, 5xx ours. */
  status: number;
  message: string;
  kind?: RefusalKind;
  /** The first field at fault, by its name in the input. */
  field?: string;
  /** The first message of every field at fault. */
  fields?: Record<string, string>;
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
  /** What a door may show beside the message. */
  details?: unknown;
}

export type Ran<Output> = { done: Output } | { refused: Refusal };

/**
 * The one way to act: checks the scope and the shape of the input, counts it under the function's limit, runs it, and
 * answers with its output or why it was refused. Never throws: what fails unexpectedly goes to `report`, and the caller
 * gets the function's own message for it.
 */
export async function run<Input extends z.ZodType, Output extends z.ZodType, Path extends string, All>(
  definition: Definition<Input, Output, Path, All>,
  input: unknown,
  caller: Caller,
  deps: Deps<Path, All>,
): Promise<Ran<z.output<Output>>> {
  const { scope, limit, failed } = definition;
  if (!caller.scopes.has(scope)) {
    return { refused: { status: 403, message: `This needs permission to ${scope}.` } };
  }
  const read = definition.input.safeParse(input);
  if (!read.success) return { refused: invalidInput(read.error.issues, failed) };
  try {
    if (limit && !(await caller.limits.allows(limit.name))) {
      return { refused: { status: 429, message: limit.tooMany } };
    }
    return { done: await definition.run(read.data, caller, deps) };
  } catch (error) {
    if (error instanceof Refused) return { refused: refusalOf(error, failed) };
    deps.report(error);
    return { refused: { status: 503, message: failed } };
  }
}

function invalidInput(issues: readonly z.core.$ZodIssue[], failed: string): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) if (path.length > 0) fields[String(path[0])] ??= message;
  const [first] = issues;
  const field = first?.path[0]?.toString();
  return {
    status: 400,
    message: first?.message ?? failed,
    ...(field !== undefined && { field, fields }),
  };
}

/** A provider's refusal may come without a word: then the function's own message stands in. */
function refusalOf({ status, message, kind, field, retryAfter, details }: Refused, failed: string): Refusal {
  return {
    ...{ status, message: message || failed },
    ...(kind !== undefined && { kind }),
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(details !== undefined && { details }),
  };
}
