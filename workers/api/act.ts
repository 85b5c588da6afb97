import type { Context } from "hono";
import type { z } from "zod";
import type { Definition, ServicePath } from "../../app/functions/define";
import { type Ran, run } from "../../app/functions/run";
import type { Door } from "../env";

/** Does what a call of the API asks for, as whoever its cookie names. */
export function act<Input extends z.ZodType, Output extends z.ZodType, Path extends ServicePath>(
  c: Context<Door>,
  definition: Definition<Input, Output, Path>,
  input: unknown,
): Promise<Ran<z.output<Output>>> {
  const services = c.get("services");
  return run(definition, input, services.caller, services);
}
