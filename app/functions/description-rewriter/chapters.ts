import { z } from "zod";
import { type Chapter, proposeChapters, readCaptions } from "../../engines/chapters";
import { newId } from "../../numbers/chance";
import { defineAction } from "../desk/desk";
import type { RewriterDeskState } from "./own-rewrite";
import { CAPTIONS_MESSAGES as SAYS } from "./yours-messages";

/** The captions, pasted or as a file. A file replaces what is pasted, unless it is empty. */
const submittedCaptions = z
  .object({ captions: z.string().default(""), file: z.string(SAYS["no-text"]).optional() })
  .transform(({ captions, file }, context) => {
    const text = file || captions;
    const cues = readCaptions(text);
    const chapters = proposeChapters(cues);
    if (chapters) return chapterLines(chapters);
    const message = text.trim() === "" ? SAYS.blank : cues.length === 0 ? SAYS["no-times"] : SAYS.undivided;
    context.addIssue({ code: "custom", message, path: [file ? "file" : "captions"] });
    return z.NEVER;
  });

/** Chapters as lines of a description: "0:00 Sourdough starter, flour". */
export function chapterLines(chapters: readonly Chapter[]): string {
  return chapters.map(({ start, name }) => `${stampOf(start)} ${name}`).join("\n");
}

/** "1:02:03" for 3723 seconds, "0:05" for five. */
function stampOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Proposes chapters from captions. The newest proposal is kept, the captions are not. */
export const proposeFromCaptions = defineAction<RewriterDeskState>()({
  form: submittedCaptions,
  apply: (state, lines, { now, random }) => ({
    ...state,
    chapters: { id: newId(random), at: now.toISOString(), lines },
  }),
  opens: ({ chapters }) => chapters?.id,
});
