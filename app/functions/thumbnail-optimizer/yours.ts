import { z } from "zod";
import { judgeProposals } from "../../engines/title-writing";
import { GAP, readLanguage } from "../../engines/titles";
import { newId } from "../../numbers/chance";
import { formatCount } from "../../numbers/figures";
import { LANGUAGE_MESSAGES, type LanguageProblem } from "../../services/language";
import { NOTES_MAX, TITLE_MAX } from "../../words/bounds";
import { typedText } from "../../words/typed";
import { LIST_MESSAGES } from "../channel/pasted-uploads";
import { type DeskRules, defineAction } from "../desk/desk";
import { cardField, kindField } from "../desk/kept-list";
import { askedText, readProposals, TITLE_INSTRUCTIONS } from "../prompts";
import { Refused } from "../refused";
import { analyzeTitles, channelMaterial, rankAlternatives, readChannel, readList } from "./analysis";
import {
  type KeptAlternative,
  type KeptEntry,
  type TitleDeskState,
  titleDeskState,
  titleList,
} from "./kept-analysis";
import { FRAME_FIELDS, TITLES_MAX, YOURS_FAILED, YOURS_MESSAGES } from "./yours-messages";

/** Three invented titles for one video, as a creator would weigh them. */
export const EXAMPLE = [
  "I repaired my grandmother's sewing machine with a paper clip",
  "Restoring my grandmother's sewing machine",
  "How to repair an old sewing machine at home (complete guide for beginners)",
];

/** Every line end that people paste, also from word processors. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A visible character: not a space, control or format character. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** The titles of a form, each once, in the order they were typed. */
export interface TypedTitles {
  titles: string[];
  /** How many lines repeated an earlier one. */
  repeated: number;
}

/**
 * Reads titles, one a line. Lines without a visible character are skipped; control characters are dropped and runs of
 * spaces become one, as lists show them. Too many titles, or one that is too long, are refused with a message that
 * gives the line's number in the field; nothing is cut.
 */
export const titlesField = z.string(YOURS_MESSAGES.blank).transform((text, context): TypedTitles => {
  const lines = readLines(text);
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (lines.length === 0) return refuse(YOURS_MESSAGES.blank);
  for (const { number, title } of lines) {
    const characters = title.length > TITLE_MAX ? [...title].length : title.length;
    if (characters > TITLE_MAX) return refuse(YOURS_MESSAGES.tooLong(number, characters));
  }
  const titles = [...new Set(lines.map(({ title }) => title))];
  if (titles.length > TITLES_MAX) return refuse(YOURS_MESSAGES.tooMany(titles.length));
  return { titles, repeated: lines.length - titles.length };
});

/** Titles as typed, with those of frames whose gaps were filled: the others are left out. */
function readTyped(typed: string, frames: string[], refuse: (message: string) => void): TypedTitles {
  const filled = frames.filter((frame) => !frame.includes(GAP));
  const text = [typed, ...filled].join("\n");
  const read = titlesField.safeParse(text);
  if (read.success) return read.data;
  const isUnfilled = filled.length < frames.length && readLines(text).length === 0;
  refuse(isUnfilled ? YOURS_MESSAGES.unfilled : (read.error.issues[0]?.message ?? YOURS_MESSAGES.blank));
  return z.NEVER;
}

function readLines(text: string) {
  return text
    .split(LINE_END)
    .map((line, index) => ({ number: index + 1, title: tidy(line) }))
    .filter(({ title }) => VISIBLE.test(title));
}

function tidy(line: string): string {
  return line
    .toWellFormed()
    .replace(/[^\S ]/gu, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

const action = defineAction<TitleDeskState>();

const analyze = action({
  form: z
    .object({
      titles: z.string(YOURS_MESSAGES.blank),
      uploads: z.string().default(""),
      file: z.string(LIST_MESSAGES["no-text"]).optional(),
      order: z.enum(["day-first", "month-first"]).optional().catch(undefined),
      kind: kindField,
      card: cardField,
    })
    .catchall(z.unknown())
    .transform(({ titles, ...form }, context) => {
      const frames = FRAME_FIELDS.map((field) => form[field]).filter((one) => typeof one === "string");
      const refuse = (message: string) =>
        context.addIssue({ code: "custom", message, path: ["titles"], input: titles });
      return { ...form, titles: readTyped(titles, frames, refuse) };
    }),
  async gather({ titles: { titles }, uploads, file, order, kind }, { channel, request: { now } }) {
    // A form without a file sends its field empty, as one with an empty file does.
    const listed = file?.trim()
      ? readList(file, { field: "file", now, order }, kind)
      : uploads.trim() !== ""
        ? readList(uploads, { field: "uploads", now, order }, kind)
        : null;
    const connected = listed ? null : await channel.read();
    const own = listed ?? readChannel(connected, kind);
    const hasTooFew: true | undefined = connected && !own ? true : undefined;
    return { entries: analyzeTitles(titles, own?.past), channel: own?.kept, hasTooFew };
  },
  apply(state, { titles: { repeated }, card }, { now, random }, { entries, channel, hasTooFew }) {
    const alternatives = entries.reduce((sum, entry) => sum + entry.alternatives.length, 0);
    const counted = {
      ...state,
      titlesScored: state.titlesScored + entries.length,
      alternativesWritten: state.alternativesWritten + alternatives,
    };
    const kept = { entries, ...card, ...(channel && { channel }), ...(hasTooFew && { hasTooFew }) };
    const analysis = { id: newId(random), at: now.toISOString(), isExample: false, repeated, ...kept };
    return titleList.add(counted, analysis, now);
  },
  opens: titleList.newest,
});

const example = action({
  form: z.object({}),
  gather: async () => analyzeTitles(EXAMPLE),
  apply(state, _input, { now, random }, entries: KeptEntry[]) {
    const analysis = { id: newId(random), at: now.toISOString(), isExample: true, repeated: 0, entries };
    return titleList.add(state, analysis, now);
  },
  opens: titleList.newest,
});

const STATUS: Record<LanguageProblem, number> = {
  "not-configured": 409,
  "too-many": 429,
  failed: 502,
};

/**
 * Sends a title, the creator's notes and what did best on the channel to the language model, and keeps what passes the
 * checks beside that title, ranked as all titles are.
 */
const propose = action({
  form: z.object({
    id: z.string(),
    // As the page sends it: UTF-16 has up to two units for a character.
    title: z.string(YOURS_MESSAGES.gone).max(2 * TITLE_MAX, YOURS_MESSAGES.gone),
    kind: kindField,
    notes: typedText(NOTES_MAX, { blank: YOURS_MESSAGES.noNotes, tooLong: YOURS_MESSAGES.longNotes }),
  }),
  async gather({ title, notes, kind }, { language, channel }): Promise<KeptAlternative[]> {
    const refuse = (message: string, status: number): never => {
      throw new Refused(status, message, { field: "notes" });
    };
    if (!readLanguage(title).isEnglish) refuse(YOURS_MESSAGES.notJudged, 409);
    const connected = await channel.read();
    const told = channelMaterial(connected, kind);
    const text = askedText(title, notes, told);
    const answer = await language.complete({ instructions: TITLE_INSTRUCTIONS, text });
    if (!answer.ok) return refuse(LANGUAGE_MESSAGES[answer.problem], STATUS[answer.problem]);
    const known = told.hits.map(({ title }) => title);
    const written = judgeProposals({ title, notes, known }, readProposals(answer.text));
    const own = readChannel(connected, kind);
    const kept = rankAlternatives(title, written, own?.past ?? null);
    if (kept.length === 0) refuse(YOURS_MESSAGES.nonePassed, 409);
    return kept;
  },
  refusal: ({ analyses }, { id, title }) =>
    analyses.some((one) => one.id === id && one.entries.some((entry) => entry.title === title))
      ? undefined
      : YOURS_MESSAGES.gone,
  apply(state, { id, title }, { now }, proposals) {
    const analysis = state.analyses.find((one) => one.id === id);
    if (!analysis) return state;
    const entries = analysis.entries.map((entry) =>
      entry.title === title ? { ...entry, proposals } : entry,
    );
    const counted = analysis.isExample ? 0 : proposals.length;
    return titleList.replace(
      { ...state, alternativesWritten: state.alternativesWritten + counted },
      { ...analysis, entries },
      now,
    );
  },
  opens: (_state, { id }) => id,
});

/** The Yours desk of the Thumbnail Title Optimizer: ranks a creator's own titles and writes alternatives. */
export const titleDesk: DeskRules<TitleDeskState> = {
  key: "thumbnail-optimizer",
  desk: "yours",
  state: titleDeskState,
  initial: () => ({ analyses: [], titlesScored: 0, alternativesWritten: 0 }),
  failed: YOURS_FAILED,
  actions: { analyze, example, propose, remove: titleList.remove, clear: titleList.clear },
  expiry: titleList.expiry,
  figure: ({ titlesScored }) => ({
    value: formatCount(titlesScored),
    label: titlesScored === 1 ? "title of your own ranked" : "titles of your own ranked",
  }),
};
