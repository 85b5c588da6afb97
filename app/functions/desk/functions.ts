import { z } from "zod";
import { type Desk, pathOf } from "../../model/desk";
import { givenFile } from "../../model/kept-channel";
import type { FeatureId } from "../../model/plan-limits";
import { fileText } from "../../tables/file-text";
import { analyzeAsAllowed } from "../billing/analysis";
import type { Definition, ServicePath } from "../define";
import { define } from "../define";
import { formId } from "../form-id";
import { hashOf } from "../record/chain";
import { Refused } from "../refused";
import { CHANGE_USES, changeDesk, changeState, tellChange } from "./change";
import { type DeskRules, START_OVER } from "./desk";
import { DESK_MESSAGES } from "./messages";
import { readState } from "./state";

/** The action that was done, and the id of the card that is open afterwards. */
const changed = z.object({ action: z.string(), open: z.string().optional() });

export type DeskFunction = Definition<z.ZodType, typeof changed>;

/** What pages and the API know of a desk without loading its rules: where it is, and its functions by action. */
export interface DeskFunctions {
  key: string;
  desk: Desk;
  actions: Record<string, DeskFunction>;
}

/** A Yours desk can be read as well. */
export interface OwnDeskFunctions extends DeskFunctions {
  read: DeskReading;
}

/** What is kept at a desk, list by list, each item with its id. */
const keptLists = z.object({ kept: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))) });

/** Of one item alone where an id is given, as an action's `open` names it. */
const oneOrAll = z.object({ id: z.string().max(100).optional() });

export type DeskReading = Definition<typeof oneOrAll, typeof keptLists, "workspaces.read">;

/** The description of an action as a function. */
interface ActionFacts {
  /** One line for whoever calls it. */
  about: string;
  /** An input that is taken. */
  example?: Record<string, string>;
  /** An input that is refused by its shape. */
  bad?: DeskFunction["examples"]["bad"];
}

interface OwnActionFacts extends ActionFacts {
  /** The fields of its form: each a text or a file. */
  fields?: readonly string[];
  /** Whether files reach the rules as they were sent: a ZIP is no text. */
  isUnread?: boolean;
  /** What gathering asks of the edge. */
  uses?: readonly ServicePath[];
  /** The message if it fails; the desk's if left out. */
  failed?: string;
  /** The feature of a plan that it is. */
  feature?: FeatureId;
}

/** The functions of a Sample desk: one an action, and one that starts over. */
export function sampleFunctions<State>(
  rules: DeskRules<State>,
  facts: Record<string, ActionFacts>,
): DeskFunctions {
  const place = { key: rules.key, desk: "sample" } as const;
  return functionsAt({ ...place, failed: rules.failed }, facts, (action, { about, example = {}, bad }) => {
    const { form, failed = rules.failed } = rules.actions[action] ?? {};
    if (!form) throw new Error(`${rules.key} has no action "${action}"`);
    return define({
      name: `${rules.key}.${action}`,
      about,
      input: keepingSent(form),
      output: changed,
      scope: "write",
      limit: { name: "tools", tooMany: DESK_MESSAGES["too-many"] },
      uses: CHANGE_USES,
      failed,
      examples: { good: example, ...(bad && { bad }) },
      run: (change, _caller, deps) => changeDesk(rules, { action, ...change }, deps),
    });
  });
}

/** Reads a form, and keeps what was sent: line ends and outer spaces are part of what seeds the chances. */
function keepingSent(form: z.ZodType) {
  return z.record(z.string(), z.unknown()).transform(({ formId: id, ...sent }, { issues }) => {
    const read = form.safeParse(sent);
    if (read.success) return { input: read.data, sent, formId: formId.parse(id) };
    for (const { message, path } of read.error.issues) {
      issues.push({ code: "custom", message, path: [...path], input: sent });
    }
    return z.NEVER;
  });
}

interface OwnDesk<State> {
  key: string;
  /** The message if something fails. */
  failed: string;
  /** Loads the rules: a large engine loads with its first visitor. */
  load(): Promise<DeskRules<State>>;
}

/** A field as it was sent; a file is unread. */
const sentField = z.union([z.string(), givenFile]).optional();

/**
 * The functions of a Yours desk. What a creator gives costs time to read, so it is counted before any of it is read, with
 * its bytes against the day's.
 */
export function yoursFunctions<State>(
  { key, failed: deskFailed, load }: OwnDesk<State>,
  facts: Record<string, OwnActionFacts>,
): OwnDeskFunctions {
  const made = functionsAt(
    { key, desk: "yours", failed: deskFailed },
    facts,
    (
      action,
      { about, fields = [], example = {}, bad, uses = [], failed = deskFailed, isUnread = false, feature },
    ) =>
      define({
        name: `${key}.yours.${action}`,
        about,
        input: z.object({ ...Object.fromEntries(fields.map((field) => [field, sentField])), formId }),
        output: changed,
        scope: "write",
        limit: { name: "material", tooMany: DESK_MESSAGES["too-many"] },
        uses: [...CHANGE_USES, "workspaces.countUpload", ...uses],
        failed,
        examples: { good: example, ...(bad && { bad }) },
        async run({ formId, ...given }, caller, deps) {
          await deps.workspaces.countUpload();
          const sent = isUnread ? nameGiven(given) : readGiven(given);
          const rules = await load();
          const read = rules.actions[action]?.form.safeParse(isUnread ? given : sent);
          if (!read) throw new Error(`${key} has no action "${action}"`);
          if (!read.success) {
            const [issue] = read.error.issues;
            throw new Refused(400, issue?.message ?? failed, { field: issue?.path[0]?.toString() });
          }
          const change = { action, input: read.data, sent, formId };
          if (!feature) return changeDesk(rules, change, deps);
          // The same form with the same in it is the same analysis; one without an id is like no other.
          const subject = await hashOf([formId ?? deps.request.now.toISOString(), action, sent]);
          const state = await analyzeAsAllowed(
            caller,
            { feature, subject },
            () => changeState(rules, change, deps),
            (state) => rules.actions[action]?.isAnalysis?.(state) ?? true,
          );
          return tellChange(rules, change, state);
        },
      }),
  );
  return { ...made, read: readDesk({ key, failed: deskFailed, load }) };
}

/** What the page of a desk is made of, without what has expired. */
function readDesk<State>({ key, load }: OwnDesk<State>): DeskReading {
  return define({
    name: `${key}.yours.read`,
    about: `Reads what is kept at ${pathOf({ key, desk: "yours" })}: all of it, or one result by its id.`,
    input: oneOrAll,
    output: keptLists,
    scope: "read",
    uses: ["workspaces.read"],
    failed: DESK_MESSAGES["not-read"],
    examples: { good: {} },
    async run({ id }, _caller, { workspaces, request: { now }, report }) {
      const [rules, found] = await Promise.all([load(), workspaces.read({ tool: key, desk: "yours" })]);
      const state = readState(rules, found, { now, report });
      const lists = z
        .record(z.string(), z.unknown())
        .parse(rules.expiry ? rules.expiry.drop(state, now) : state);
      const kept: z.infer<typeof keptLists>["kept"] = {};
      for (const [name, value] of Object.entries(lists)) {
        const items = keptLists.shape.kept.valueType.safeParse(value).data ?? [];
        const asked = id === undefined ? items : items.filter((item) => item.id === id);
        if (asked.length > 0) kept[name] = asked;
      }
      if (id !== undefined && Object.keys(kept).length === 0) throw new Refused(404, DESK_MESSAGES.gone);
      return { kept };
    },
  });
}

/**
 * Each text as it is, and each file as its text: null for a binary file (a picture, a spreadsheet). The name of a file
 * in `file` is in `fileName`.
 */
function readGiven(given: Record<string, z.infer<typeof sentField>>): Record<string, string | null> {
  const read: Record<string, string | null> = {};
  for (const [field, value] of Object.entries(given)) {
    if (value === undefined) continue;
    read[field] = typeof value === "string" ? value : fileText(value.bytes);
    if (typeof value !== "string") read[`${field}Name`] = value.name;
  }
  return read;
}

/** The same where files stay unread: each by its name and size. */
function nameGiven(given: Record<string, z.infer<typeof sentField>>): Record<string, string | undefined> {
  const named = Object.entries(given).map(([field, value]) => [
    field,
    typeof value === "object" ? `${value.name} ${value.bytes.length}` : value,
  ]);
  return Object.fromEntries(named);
}

function functionsAt<Facts extends ActionFacts>(
  { key, desk, failed }: Pick<DeskFunctions, "key" | "desk"> & { failed: string },
  facts: Record<string, Facts>,
  make: (action: string, facts: Facts) => DeskFunction,
): DeskFunctions {
  const made = Object.entries(facts).map(([action, known]) => [action, make(action, known)]);
  const actions: DeskFunctions["actions"] = Object.fromEntries(made);
  return { key, desk, actions: { ...actions, [START_OVER]: startOver({ key, desk, failed }) } };
}

/** Back to the state of the first visit. It brings nothing to read, so it counts as a change of a sample at both desks. */
function startOver({ key, desk, failed }: { key: string; desk: Desk; failed: string }): DeskFunction {
  return define({
    name: `${key}${desk === "yours" ? ".yours" : ""}.${START_OVER}`,
    about: `Deletes what is kept at ${pathOf({ key, desk })}.`,
    input: z.object({}),
    output: changed,
    scope: "write",
    limit: { name: "tools", tooMany: DESK_MESSAGES["too-many"] },
    uses: ["workspaces.clear"],
    failed,
    examples: { good: {} },
    async run(_input, _caller, { workspaces }) {
      await workspaces.clear({ tool: key, desk });
      return { action: START_OVER };
    },
  });
}
