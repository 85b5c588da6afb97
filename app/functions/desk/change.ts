import { seeded } from "../../numbers/chance";
import type { Deps } from "../define";
import { Refused } from "../refused";
import type { DeskRules, GatherServices } from "./desk";
import { DESK_MESSAGES } from "./messages";
import { readState, STATE_BYTES, stateBytes, toWorkspace } from "./state";

/** What changing a desk asks of the edge, besides what the action gathers. */
export const CHANGE_USES = ["workspaces.read", "workspaces.wasMadeBy", "workspaces.write"] as const;

/** Attempts before giving up, if other tabs keep writing in between. */
const TRIES = 5;

interface Change {
  /** The action's name. */
  action: string;
  /** As the action's form read it. */
  input: unknown;
  /** As it was sent: it seeds the chances. */
  sent: unknown;
  /** Of the form: what it made is not made again. */
  formId: string | undefined;
}

export interface Changed {
  action: string;
  /** The id of the card that is open afterwards. */
  open?: string;
}

/** Does an action of a desk, and says what is open afterwards; throws as `changeState` does. */
export async function changeDesk<State>(
  desk: DeskRules<State>,
  change: Change,
  deps: Deps<(typeof CHANGE_USES)[number]>,
): Promise<Changed> {
  return tellChange(desk, change, await changeState(desk, change, deps));
}

/** What is open once an action led to a state. */
export function tellChange<State>(
  desk: DeskRules<State>,
  { action, input }: Pick<Change, "action" | "input">,
  state: State,
): Changed {
  const open = desk.actions[action]?.opens?.(state, input);
  return { action, ...(open !== undefined && { open }) };
}

/**
 * Does an action of a desk, and returns the state afterwards: asks the kept state whether it allows it, gathers once, applies and saves. It applies again
 * to the newer state if another tab wrote in between. A form that made the kept state is not applied again: it was sent
 * twice, by a double click or because no answer came.
 *
 * @throws Refused where the state does not allow it (409) or would be too large (413), and what gathering throws
 */
export async function changeState<State>(
  desk: DeskRules<State>,
  { action: name, input, sent: given, formId }: Change,
  deps: Deps<(typeof CHANGE_USES)[number]>,
): Promise<State> {
  const action = desk.actions[name];
  if (!action) throw new Error(`${desk.key} has no action "${name}"`);
  const place = { tool: desk.key, desk: desk.desk ?? "sample" };
  const { workspaces, request, report } = deps;
  let gathering: Promise<unknown> | undefined;
  const form = formId && JSON.stringify([formId, name, given]);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const kept = await workspaces.read(place);
    const version = kept?.version ?? 0;
    const state = readState(desk, kept, { now: request.now, report });
    if (form && kept && (await workspaces.wasMadeBy(form, kept))) return state;
    const refusal = action.refusal?.(state, input);
    if (refusal) throw new Refused(409, refusal);
    // Not before: what the state refuses, or holds already, asks nobody outside.
    gathering ??= Promise.resolve(action.gather?.(input, deps as typeof deps & GatherServices));
    const gathered = await gathering;
    const random = lazily(() => seeded(JSON.stringify([desk.key, version, name, given])));
    const next = action.apply(state, input, { now: request.now, random }, gathered);
    // Too large, but smaller than before, is fine: that is how a visitor makes room again.
    const bytes = stateBytes(next);
    if (bytes > STATE_BYTES && bytes >= stateBytes(state)) {
      throw new Refused(413, DESK_MESSAGES["too-large"]);
    }
    if ((await workspaces.write(place, toWorkspace(desk, next), version, form)) === "kept") return next;
  }
  throw new Error(`${desk.key} was written by others ${TRIES} times in a row`);
}

/** Most rules on own data need no randomness; the seed, as long as that data, is made only if one does. */
function lazily(make: () => () => number): () => number {
  let random: (() => number) | undefined;
  return () => {
    random ??= make();
    return random();
  };
}
