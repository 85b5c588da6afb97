import type { Context } from "hono";
import type { z } from "zod";
import type { Definition, ServicePath } from "../../app/functions/define";
import { type Ran, run } from "../../app/functions/run";
import type { Services } from "../../app/services";
import type { Door } from "../env";

/** Does what a call of the API asks for: as whoever its cookie names, if it has no other caller. */
export function act<Input extends z.ZodType, Output extends z.ZodType, Path extends ServicePath>(
  c: Context<Door>,
  definition: Definition<Input, Output, Path>,
  input: unknown,
  caller = c.get("services").caller,
): Promise<Ran<z.output<Output>>> {
  // Endpoints see what only reads; `run` hands a function what it names.
  const services = c.get("services") as Services;
  return run(definition, input, caller, services);
}
