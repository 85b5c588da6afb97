import { readFiles } from "../../forms/read-form";
import {
  REASONS,
  type Refusal,
  type RefusalStatus,
  Refused,
  TOO_LONG,
  TOOL_MESSAGES,
} from "../../forms/refusal";
import { textFields } from "../../forms/text-fields";
import { Declined, Refused as FunctionRefused } from "../../functions/refused";
import { seeded } from "../../numbers/chance";
import type { Services } from "../../services";
import { readState, STATE_BYTES, stateBytes, toWorkspace } from "./state";
import type { Tool } from "./tool";
import { START_OVER } from "./tool";

/** Attempts before giving up, if other tabs keep writing in between. */
const TRIES = 5;

/** Longer texts are not sent back, in characters: 2 MB of input would make a page of 20 MB. */
const ECHO_MAX = 64 * 1024;

export type Performed =
  | { action: string; open?: string }
  | {
      refused: Refusal & {
        status: RefusalStatus;
        /** Seconds until it may be tried again, where that is not a minute. */
        retryAfter?: number;
      };
    };

/**
 * Runs a tool's action: parses the form with the action's schema, asks the kept state whether it allows it, gathers once,
 * applies and saves, and applies again to the newer state if another tab wrote in between. What is sent again after the database did not answer is not applied
 * again if it was written all the same. Never throws for what a visitor or the database does: bad input
 * comes back with its message and what was typed (400), a state or form that is too large with 413, a `Refused` from
 * gathering with its own status, and a database or source that fails with the tool's message (503) and a report.
 *
 * @throws a 400 Response for an unknown action
 */
export async function perform<State, Shown>(
  tool: Tool<State, Shown>,
  form: FormData,
  services: Services,
): Promise<Performed> {
  const { desk = "sample" } = tool;
  const place = { tool: tool.key, desk };
  const { workspaces, request, report } = services;
  const { action: name = "", ...typed } = textFields(form);
  const refuse = (status: RefusalStatus, message: string, field?: string) => ({
    refused: {
      ...{ status, action: name, message, reason: REASONS[status] },
      ...(field ? { field } : {}),
      ...echoed(typed),
    },
  });
  const declined = ({ status, message, retryAfter }: Declined) => ({
    refused: { ...refuse(status, message).refused, retryAfter },
  });
  const action = Object.hasOwn(tool.actions, name) ? tool.actions[name] : null;
  const failed = (error: unknown) => {
    report(error);
    return refuse(503, action?.failed ?? tool.failed);
  };

  if (name === START_OVER) {
    try {
      // It brings nothing to read, so it counts as a change of the sample does, and never against the day's uploads.
      if (!(await workspaces.allowed("sample"))) return refuse(429, TOOL_MESSAGES["too-many"]);
      await workspaces.clear(place);
      return { action: name };
    } catch (error) {
      return failed(error);
    }
  }

  if (form.has(TOO_LONG)) return refuse(413, TOOL_MESSAGES["too-long"]);
  if (!action) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const isOwnData = desk === "yours";
  try {
    // A creator's own data costs time to read, so it counts before that; other forms count once they are valid.
    if (isOwnData && !(await workspaces.allowed(desk))) return refuse(429, TOOL_MESSAGES["too-many"]);
  } catch (error) {
    return error instanceof Declined ? declined(error) : failed(error);
  }
  // A sample takes no files.
  const files = isOwnData ? await readFiles(form) : {};
  const read = action.form.safeParse({ ...typed, ...files });
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse(400, issue?.message ?? tool.failed, issue?.path[0]?.toString());
  }
  const input = read.data;

  try {
    if (!isOwnData && !(await workspaces.allowed(desk))) return refuse(429, TOOL_MESSAGES["too-many"]);
    let gathering: Promise<unknown> | undefined;
    const sent = JSON.stringify([name, typed, files]);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const kept = await workspaces.read(place);
      const version = kept?.version ?? 0;
      const state = readState(tool, kept, { now: request.now, report });
      if (await workspaces.hasLanded(place, kept, sent)) {
        return { action: name, open: action.opens?.(state, input) };
      }
      const refusal = action.refusal?.(state, input);
      if (refusal) return refuse(409, refusal);
      // Not before: what the state refuses, or holds already, asks nobody outside.
      gathering ??= Promise.resolve(action.gather?.(input, services));
      const gathered = await gathering;
      const random = lazily(() => seeded(JSON.stringify([tool.key, version, name, typed])));
      const next = action.apply(state, input, { now: request.now, random }, gathered);
      // Too large, but smaller than before, is fine: that is how a visitor makes room again.
      const bytes = stateBytes(next);
      if (bytes > STATE_BYTES && bytes >= stateBytes(state)) {
        return refuse(413, TOOL_MESSAGES["too-large"]);
      }
      const outcome = await workspaces.write(place, toWorkspace(tool, next), version, sent);
      if (outcome === "kept") return { action: name, open: action.opens?.(next, input) };
    }
    throw new Error(`${tool.key} was written by others ${TRIES} times in a row`);
  } catch (error) {
    if (error instanceof Declined) return declined(error);
    if (error instanceof Refused) return refuse(error.status, error.message, error.field);
    // A list that functions/channel/pasted-uploads.ts cannot read.
    if (error instanceof FunctionRefused) return refuse(400, error.message, error.field);
    return failed(error);
  }
}

/** What was typed, to fill the form again. The page carries it twice, and escaped. */
function echoed(typed: Record<string, string>): Pick<Refusal, "typed" | "unshown"> {
  const shown = Object.entries(typed).filter(([, text]) => text.length <= ECHO_MAX);
  const unshown = shown.length < Object.keys(typed).length;
  return { typed: Object.fromEntries(shown), ...(unshown ? { unshown } : {}) };
}

/** Most rules on own data need no randomness; the seed, as long as that data, is made only if one does. */
function lazily(make: () => () => number): () => number {
  let random: (() => number) | undefined;
  return () => {
    random ??= make();
    return random();
  };
}
