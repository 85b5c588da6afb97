import { z } from "zod";
import type { DeskAction, DeskRules } from "../../app/functions/desk/desk";
import { seeded } from "../../app/numbers/chance";

/** What a test needs to know of a tool to act on it from outside; plain data. */
interface ToolFacts {
  /** Its path without the slash. */
  key: string;
  failed: string;
  /** Its state on the first visit, as JSON. */
  sample: string;
  actions: TypicalAction[];
}

interface TypicalAction {
  name: string;
  fields: Record<string, string>;
  /** True where the sample does not allow it, whatever is sent: there is nothing to undo, say. */
  refused: boolean;
}

const TEXTS = ["Sourdough bread for beginners", "2", "30", "2026-12-01", "1:30"];
/** So many ways of filling a form are tried; what fits is found among the first thousands. */
const WAYS = 20_000;

/**
 * A tool with something to send to each of its actions: found by trying, so that a new tool is tested without a
 * line more. Throws for an action whose form takes nothing that was tried.
 */
export function factsOf(tool: DeskRules, now: Date): ToolFacts {
  const actions = Object.entries(tool.actions).map(([name, action]) => {
    const found = typicalInput(action, tool.initial(now), now);
    if (!found) throw new Error(`${tool.key}: found nothing to send to "${name}"`);
    return { name, ...found };
  });
  return { key: tool.key, failed: tool.failed, sample: JSON.stringify(tool.initial(now)), actions };
}

/** Fields that change a state; else such as it allows, else such as the form takes. */
function typicalInput(action: DeskAction<unknown>, state: unknown, now: Date) {
  const choices = choicesOf(action.form, idsIn(state));
  let allowed: Record<string, string> | null = null;
  let taken: Record<string, string> | null = null;
  let ways = 0;
  for (const fields of combinations(Object.entries(choices))) {
    ways += 1;
    if (ways > WAYS) break;
    const read = action.form.safeParse(fields);
    if (!read.success) continue;
    taken ??= fields;
    if (action.refusal?.(state, read.data)) continue;
    allowed ??= fields;
    // What a source would give is not known here: what needs it is taken as it is.
    if (action.gather) break;
    const next = action.apply(state, read.data, { now, random: seeded("typical") }, undefined);
    if (JSON.stringify(next) !== JSON.stringify(state)) return { fields, refused: false };
  }
  return taken && { fields: allowed ?? taken, refused: allowed === null };
}

/** What may stand in each field; undefined where the form does not ask for it, and first there. */
function choicesOf(form: z.ZodType, ids: string[]): Record<string, (string | undefined)[]> {
  const { properties = {}, required = [] } = z.toJSONSchema(form, { io: "input", unrepresentable: "any" });
  const choices = Object.entries(properties).map(([name, property]) => {
    const { enum: options, const: only } = property as { enum?: unknown[]; const?: unknown };
    const listed = (options ?? (only === undefined ? [] : [only])).map(String);
    const values = listed.length > 0 ? listed : [...TEXTS, ...ids];
    return [name, required.includes(name) ? values : [undefined, ...values]];
  });
  return Object.fromEntries(choices);
}

/** Every way to fill the fields, the first field changing fastest. */
function* combinations(choices: [string, (string | undefined)[]][]): Generator<Record<string, string>> {
  const [first, ...rest] = choices;
  if (!first) return yield {};
  const [name, values] = first;
  for (const others of combinations(rest)) {
    for (const value of values) yield value === undefined ? others : { [name]: value, ...others };
  }
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "id" && typeof inner === "string" ? [inner] : idsIn(inner),
  );
}
