import type { z } from "zod";
import type { Caller, LimitName, Scope } from "../model/caller";
import type { Services } from "../services";

/** A method or fact of a service: "plan.add". */
export type ServicePath = {
  [Name in keyof Services & string]: Services[Name] extends (...args: never) => unknown
    ? never
    : `${Name}.${keyof Services[Name] & string}`;
}[keyof Services & string];

type NameIn<Path extends string> = Path extends `${infer Name}.${string}` ? Name : never;
type MethodOf<Path extends string, Name extends string> = Path extends `${Name}.${infer Method}`
  ? Method
  : never;

/** What a function is handed: the methods it names and no other, the moment, and where errors that do not end it go. */
export type Deps<Path extends ServicePath> = {
  [Name in NameIn<Path> & keyof Services]: Pick<Services[Name], MethodOf<Path, Name> & keyof Services[Name]>;
} & { request: Pick<Services["request"], "now">; report(error: unknown): void };

/** One thing that Greenlight can do, behind every door: a page, an endpoint, a job. */
export interface Definition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Path extends ServicePath = ServicePath,
> {
  /** Noun and verb, unique: "plan.add". */
  name: string;
  /** One line for whoever calls it. */
  about: string;
  /** Plain values. What does not fit is refused with the first issue's message, before anything is counted. */
  input: Input;
  /** Plain values: numbers, names and references, no sentences for the screen. */
  output: Output;
  scope: Scope;
  /** What it is counted under a minute, and the refusal of one use too many; left out where it costs nothing. */
  limit?: { name: LimitName; tooMany: string };
  /** What `run` asks of the edge. */
  uses: readonly Path[];
  /** The refusal where something fails that it cannot do without. */
  failed: string;
  /** An input that is answered, and one that is not with the status of its refusal, for tests and documentation. */
  examples: { good: z.input<Input>; bad?: { input: unknown; status: number; message: string } };
  /**
   * Does it. Reads files and pasted texts itself, since the limit is counted by then.
   *
   * @throws Refused where it declines; anything else counts as a failure
   */
  run(input: z.output<Input>, caller: Caller, deps: Deps<Path>): Promise<NoInfer<z.output<Output>>>;
}

/** Checks that the parts of a function fit together: its `run` sees only the services it names. */
export function define<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Path extends ServicePath = never,
>(definition: Definition<Input, Output, Path>): Definition<Input, Output, Path> {
  return definition;
}
