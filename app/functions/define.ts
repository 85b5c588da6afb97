import type { z } from "zod";
import type { Caller, LimitName, Scope } from "../model/caller";
import type { Services } from "../services";
import type { JobServices } from "../services/jobs";

type PathIn<All> = {
  [Name in keyof All & string]: All[Name] extends (...args: never) => unknown
    ? never
    : `${Name}.${keyof All[Name] & string}`;
}[keyof All & string];

/** A method or fact of a service: "plan.add". */
export type ServicePath = PathIn<Services>;

/** The same of what jobs alone may ask of the edge: "outbox.claim". */
export type JobPath = PathIn<JobServices>;

type NameIn<Path extends string> = Path extends `${infer Name}.${string}` ? Name : never;
type MethodOf<Path extends string, Name extends string> = Path extends `${Name}.${infer Method}`
  ? Method
  : never;

/** What a function is handed: the methods it names and no other, the moment, and where errors that do not end it go. */
export type Deps<Path extends string, All = Services> = {
  [Name in NameIn<Path> & keyof All & string]: Pick<All[Name], MethodOf<Path, Name> & keyof All[Name]>;
} & { request: Pick<Services["request"], "now">; report(error: unknown): void };

/** One thing that Greenlight can do, behind every door: a page, an endpoint, a job. */
export interface Definition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Path extends string = ServicePath,
  All = Services,
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
  run(input: z.output<Input>, caller: Caller, deps: Deps<Path, All>): Promise<NoInfer<z.output<Output>>>;
}

/** What a job of cron does, in no visitor's name: it may ask what only jobs may. */
export type JobDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Path extends JobPath = JobPath,
> = Definition<Input, Output, Path, JobServices>;

/** Checks that the parts of a function fit together: its `run` sees only the services it names. */
export function define<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Path extends ServicePath = never,
>(definition: Definition<Input, Output, Path>): Definition<Input, Output, Path> {
  return definition;
}

/** The same for a job. */
export function defineJob<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Path extends JobPath = never,
>(definition: JobDefinition<Input, Output, Path>): JobDefinition<Input, Output, Path> {
  return definition;
}
