import { z } from "zod";
import { Refused } from "../../app/tools/tool/refusal";
import { defineAction, type Tool } from "../../app/tools/tool/tool";

const notesState = z.object({ notes: z.array(z.string()), total: z.number() });
type NotesState = z.infer<typeof notesState>;

const action = defineAction<NotesState>();

/** The smallest tool that does all that a tool can: it is no room's, so that no room's change breaks a test. */
export const notes: Tool<NotesState, { notes: string[]; total: string; today: string }> = {
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
        if (text === "nowhere") throw new Refused("There is no such note", { status: 404, field: "text" });
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
  show: ({ notes, total }, { now }) => ({ notes, total: String(total), today: now.toISOString() }),
  figure: ({ total }) => ({ value: String(total), label: "notes" }),
};

export const NOTES = { tool: "notes", desk: "sample" } as const;
