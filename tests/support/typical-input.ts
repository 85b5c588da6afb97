import { z } from "zod";
import { seeded } from "../../app/numbers/seeded";
import type { Tool, ToolAction } from "../../app/tools/tool";

/** What a test needs to know of a tool to act on it from outside; plain data. */
export interface ToolFacts {
  /** Its path without the slash. */
  key: string;
  failed: string;
  actions: { name: string; fields: Record<string, string> }[];
}

const TEXTS = ["Sourdough bread for beginners", "2", "30", "2026-12-01", "1:30"];
/** So many ways of filling a form are tried: a form of three fields has been found long before. */
const WAYS = 50_000;

/**
 * A tool with something to send to each of its actions: found by trying, so that a new tool is tested without a
 * line more. Throws for an action that none of the ways fits.
 */
export function factsOf(tool: Tool<never, unknown>, now: Date): ToolFacts {
  const actions = Object.entries(tool.actions).map(([name, action]) => {
    const fields = typicalInput(action, tool.initial(now), now);
    if (!fields) throw new Error(`${tool.key}: found nothing to send to "${name}"`);
    return { name, fields };
  });
  return { key: tool.key, failed: tool.failed, actions };
}

/** Fields that an action takes in a state, and that change it where any do. */
function typicalInput(action: ToolAction<never>, state: never, now: Date): Record<string, string> | null {
  const { properties = {} } = z.toJSONSchema(action.form, { io: "input", unrepresentable: "any" });
  const ids = idsIn(state);
  const names = Object.keys(properties);
  const choices = names.map((name) => {
    const { enum: options, const: only } = properties[name] as { enum?: unknown[]; const?: unknown };
    const listed = options ?? (only === undefined ? [] : [only]);
    if (listed.length > 0) return listed.map(String);
    return /id$/i.test(name) || name === "series" ? [...ids, ...TEXTS] : [...TEXTS, ...ids];
  });
  let taken: Record<string, string> | null = null;
  let tried = 0;
  for (const values of combinations(choices)) {
    tried += 1;
    if (tried > WAYS) break;
    const fields = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
    const read = action.form.safeParse(fields);
    if (!read.success || action.refusal?.(state, read.data)) continue;
    taken ??= fields;
    // What a source would give is not known here: what needs it is taken as it is.
    if (action.gather) break;
    const next = action.apply(state, read.data, { now, random: seeded("typical") }, undefined);
    if (JSON.stringify(next) !== JSON.stringify(state)) return fields;
  }
  return taken;
}

function* combinations(choices: string[][]): Generator<string[]> {
  const [first, ...rest] = choices;
  if (!first) return yield [];
  for (const others of combinations(rest)) for (const value of first) yield [value, ...others];
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "id" && typeof inner === "string" ? [inner] : idsIn(inner),
  );
}
