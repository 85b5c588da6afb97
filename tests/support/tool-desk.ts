import { z } from "zod";
import type { ToolPageData } from "../../app/forms/page-data";
import { type DeskRules, defineAction } from "../../app/functions/desk/desk";
import { sampleFunctions, yoursFunctions } from "../../app/functions/desk/functions";
import { Refused } from "../../app/functions/refused";
import type { Channel } from "../../app/model/channel";
import { pathOf } from "../../app/model/desk";
import type { LanguageModel } from "../../app/services/language";
import type { Place, Workspace, Workspaces } from "../../app/services/workspaces";
import { toolAction, toolLoader } from "../../app/tools/tool/route";
import { type ToolPage, toolPage } from "../../app/tools/tool/tool";
import { OVER_LIMIT, someCaller } from "./caller";
import { drawPage } from "./draw-page";
import { pageContext } from "./page-context";

interface DeskOptions<State> {
  now: Date;
  /** The saved state; the sample if left out. */
  state?: State;
  /** The database refuses every write. */
  broken?: boolean;
  /** False once the visitor's network is over the limit of changes. */
  allowed?: boolean;
  /** The connected channel; none if left out. */
  channel?: Channel;
  /** Answers for the language model; none is configured if left out. */
  language?: LanguageModel["complete"];
}

/** A tool's desk in memory: what its loader shows, and how it answers a form. */
export function toolDesk<State, Shown>(
  page: ToolPage<State, Shown>,
  { now, state, broken = false, allowed = true, channel, language }: DeskOptions<State>,
) {
  const { rules, functions, keeps } = page;
  const { key, desk = "sample" } = rules;
  const place = { tool: key, desk };
  const { workspaces, memory } = memoryWorkspaces();
  if (state !== undefined) memory.put(place, state);
  if (broken) memory.down = "writes";
  const { context, reported } = pageContext({
    workspaces,
    caller: allowed ? someCaller() : OVER_LIMIT,
    // The Sample desks' tests are of visitors without a channel.
    channel: { read: async () => channel ?? null, summary: async () => null },
    language: {
      name: language ? "a model at models.example" : null,
      complete: language ?? (async () => ({ ok: false, problem: "not-configured" })),
    },
    request: { id: "id", nonce: "nonce", now },
  });

  return {
    reported,
    /** The saved state, or undefined. */
    saved: () => memory.at(place)?.state,
    async shown(search = ""): Promise<ToolPageData<Shown>> {
      const url = new URL(`https://greenlight.example${pathOf(rules)}${search}`);
      const answer = await toolLoader(page)({ request: new Request(url), context, url });
      return answer.data;
    },
    async send(fields: Record<string, string | File>, search = "") {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const request = new Request(`https://greenlight.example${pathOf(rules)}${search}`, {
        method: "POST",
        body,
      });
      const answer = await toolAction(functions, { keeps })({ context, request, url: new URL(request.url) });
      return answer instanceof Response
        ? { status: answer.status, location: answer.headers.get("Location") }
        : { status: answer.init?.status, refused: answer.data.refused };
    },
  };
}

/** A desk's page: its HTML, and where its forms lead. */
export function visitTool<State, Shown>(
  tool: ToolPage<State, Shown>,
  Page: Parameters<typeof drawPage>[0],
  options: DeskOptions<State>,
) {
  const desk = toolDesk(tool, options);
  return {
    reported: desk.reported,
    open: async (search = "") => drawPage(Page, { loaderData: await desk.shown(search) }),
    /** What answers a form: where it redirects, or the page with the refusal. */
    async submit(fields: Record<string, string>) {
      const { status, location = null, refused } = await desk.send(fields);
      const html = refused ? drawPage(Page, { loaderData: await desk.shown(), actionData: { refused } }) : "";
      return { status, to: location, html };
    },
  };
}

/** Workspaces in memory that count reads and writes, and fail on demand. */
export function memoryWorkspaces() {
  const kept = new Map<string, Workspace>();
  const keyOf = ({ tool, desk }: Place) => `${desk} ${tool}`;
  const memory = {
    reads: 0,
    uploads: 0,
    writes: 0,
    /** Which calls fail; "answers": what is written lands, and nobody is told. */
    down: "nothing" as "nothing" | "writes" | "answers" | "all",
    /** Runs once between a read and the write after it: another tab's change. */
    meanwhile: null as (() => void) | null,
    /** Saves a state directly. */
    put(place: Place, state: unknown, version = 1, form: string | null = null) {
      kept.set(keyOf(place), { state, version, form });
    },
    at: (place: Place) => kept.get(keyOf(place)) ?? null,
  };
  const fail = (what: "writes" | "all") => {
    if (memory.down === what || memory.down === "all") throw new Error(`D1_ERROR: no ${what}`);
  };
  const workspaces: Workspaces = {
    async read(place) {
      memory.reads += 1;
      fail("all");
      const found = memory.at(place);
      const between = memory.meanwhile;
      memory.meanwhile = null;
      between?.();
      return found;
    },
    countUpload: async () => {
      memory.uploads += 1;
    },
    async write(place, { state }, over, form) {
      memory.writes += 1;
      fail("writes");
      if (memory.down === "answers") {
        memory.put(place, JSON.parse(JSON.stringify(state)), over + 1, form);
        throw new Error("D1_ERROR: no answer");
      }
      if ((memory.at(place)?.version ?? 0) !== over) return "conflict";
      memory.put(place, JSON.parse(JSON.stringify(state)), over + 1, form);
      return "kept";
    },
    wasMadeBy: async (form, kept) => kept.form === form,
    async clear(place) {
      fail("writes");
      const found = memory.at(place);
      if (found) memory.put(place, null, found.version + 1);
    },
    figures: async () => ({ sample: {}, yours: {} }),
  };
  return { workspaces, memory };
}

const notesState = z.object({ notes: z.array(z.string()), total: z.number() });
type NotesState = z.infer<typeof notesState>;

const action = defineAction<NotesState>();

/** A small tool that uses every feature of the pattern, so that its tests depend on no real tool. */
export const notes: DeskRules<NotesState> = {
  key: "notes",
  state: notesState,
  initial: () => ({ notes: ["sample note"], total: 10 }),
  failed: "Failed to keep the note. Please try again.",
  actions: {
    add: action({
      form: z.object({
        text: z.string().trim().min(1, "Please write something"),
        file: z.string("That file holds no text").optional(),
      }),
      gather: async ({ text, file }) => {
        if (file) return file.length;
        if (text === "nowhere") throw new Refused(404, "There is no such note", { field: "text" });
        if (text === "unreachable") throw new Error("the source did not answer");
        return text.length;
      },
      refusal: (_state, { text }) => (text === "again" ? "It is there already." : undefined),
      apply: (state, { text }, { random }, length) => ({
        notes: [`${text} (${length}, ${random().toFixed(4)})`, ...state.notes],
        total: state.total + 1,
      }),
      opens: ({ notes }) => `note-${notes.length}`,
    }),
    clear: action({ form: z.object({}), apply: (state) => ({ ...state, notes: [] }) }),
  },
  figure: ({ total }) => ({ value: String(total), label: "notes" }),
};

export const NOTES = { tool: "notes", desk: "sample" } as const;

export const notesFunctions = sampleFunctions(notes, {
  add: { about: "Adds a note.", example: { text: "one" } },
  clear: { about: "Deletes all notes." },
});

/** The same at the other desk. */
const ownNotes: DeskRules<NotesState> = { ...notes, desk: "yours" };

export const ownNotesFunctions = yoursFunctions(
  { key: notes.key, failed: notes.failed, load: async () => ownNotes },
  {
    add: { about: "Adds a note.", fields: ["text", "file"], example: { text: "one" } },
    clear: { about: "Deletes all notes." },
  },
);

/** A page that shows the notes. */
export const notesPage = toolPage({
  rules: notes,
  functions: notesFunctions,
  show: ({ notes, total }, { now }) => ({ notes, total: String(total), today: now.toISOString() }),
});
