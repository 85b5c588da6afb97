import {
  backedSentences,
  chooseKeywords,
  composeDescription,
  notedSentences,
  suggestHashtags,
} from "../../engines/descriptions";
import { newId } from "../../numbers/chance";
import type { LanguageModel } from "../../services/language";
import { defineAction } from "../desk/desk";
import { askedText, OPENING_INSTRUCTIONS } from "../prompts";
import { Refused } from "../refused";
import type { RewriterDeskState } from "./own-rewrite";
import { submittedNotes } from "./typed-description";
import { YOURS_MESSAGES as SAYS } from "./yours-messages";

/** Search and phones show little more than so many sentences. */
const OPENING = 2;

type Made = { text: string; by: "notes" | "model"; unbacked: boolean; left: number };

/**
 * Puts a description together: the sentences of the notes as they were written, chapters and blocks that are ticked, up to
 * three hashtags. Where the creator asks for it, the first two are a language model's that the notes back.
 */
export const writeFromNotes = defineAction<RewriterDeskState>()({
  form: submittedNotes,
  async gather({ title, description: notes, blocks, propose }, { language }): Promise<Made> {
    const noted = notedSentences(notes);
    const own = noted.slice(0, OPENING);
    if (own.length === 0) throw new Refused(400, SAYS["no-notes"], { field: "description" });
    const proposed = propose ? await proposeOpening(title, notes, language) : [];
    const opening = proposed.length >= own.length ? proposed : own;
    const hashtags = suggestHashtags(
      title,
      notes,
      chooseKeywords({ title, description: notes, keywords: [] }),
    );
    return {
      ...composeDescription({ opening, noted, blocks, hashtags }),
      by: opening === own ? "notes" : "model",
      unbacked: propose && opening === own,
    };
  },
  apply: (state, { title, card }, { now, random }, made) => ({
    ...state,
    draft: { id: newId(random), at: now.toISOString(), title, ...card, ...made },
  }),
  opens: ({ draft }) => draft?.id,
});

/** [] where nothing came, and where nothing that came is backed: the notes stand in. */
async function proposeOpening(
  title: string,
  notes: string,
  language: Pick<LanguageModel, "complete">,
): Promise<string[]> {
  const text = askedText(title, notes, { hits: [], frames: [] });
  const answer = await language.complete({ instructions: OPENING_INSTRUCTIONS, text });
  return answer.ok ? backedSentences(title, notes, answer.text) : [];
}
