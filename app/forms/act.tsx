import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { Definition, ServicePath } from "../functions/define";
import { type Ran, type Refusal, run } from "../functions/run";
import { type Services, servicesContext } from "../services";
import { isBlank } from "../words/typed";
import { REASONS, type Refusal as Shown, type ToolAnswer } from "./refusal";
import { refusalHeaders } from "./refusal-headers";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** Does what a page's form asks for, as its visitor: input is plain values, made of the form by the page. */
export function act<Input extends z.ZodType, Output extends z.ZodType, Path extends ServicePath>(
  context: Context,
  definition: Definition<Input, Output, Path>,
  input: unknown,
): Promise<Ran<z.output<Output>>> {
  // Pages see what only reads; `run` hands a function what it names.
  const services = context.get(servicesContext) as Services;
  return run(definition, input, services.caller, services);
}

/** Longer texts are not sent back, in characters: 2 MB of input would make a page of 20 MB. */
const ECHO_MAX = 64 * 1024;

interface Sent {
  /** The action that was asked for. */
  action: string;
  /** What was typed, by field. */
  typed: Record<string, string>;
}

/** The answer to a form that was refused: the same page with the message, what was typed, and more beside it. */
export function answerRefused<More extends object = object>(
  { status, retryAfter, message, field }: Refusal,
  { action, typed }: Sent,
  more: Partial<More> = {},
) {
  const shown = Object.entries(typed).filter(([, text]) => text.length <= ECHO_MAX);
  const unshown = shown.length < Object.keys(typed).length;
  const refused: Shown = {
    ...{ action, message, reason: reasonOf(status), typed: Object.fromEntries(shown) },
    ...(field !== undefined && { field, ...(isBlank(typed[field] ?? "") && { blank: true }) }),
    ...(unshown && { unshown }),
  };
  return data(
    { refused: { ...refused, ...more } },
    { status, headers: refusalHeaders({ status, retryAfter }) },
  );
}

function reasonOf(status: number) {
  const known: Record<number, ToolAnswer["refused"]["reason"]> = REASONS;
  return known[status] ?? (status < 500 ? "invalid" : "failed");
}
