import { z } from "zod";
import { judgeLight, type Light } from "../../engines/light";
import { LIGHT_COLORS } from "../../model/light";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../../model/trend";
import { UPLOAD_KINDS } from "../../model/upload";
import { define } from "../define";
import { type LightFacts, recallFacts, typedIdea } from "./facts";
import { LIGHT_MESSAGES } from "./messages";

/** The light by what is known: what could not be read, or was not asked for, is left out. */
export function judgeFacts({
  idea,
  now,
  channel,
  kind,
  field,
  interest,
  isSampleField,
  example,
}: LightFacts): Light {
  // A visitor without a channel is told nothing that is made up.
  const isReal = (record: TrendRecord | null) => !example || record?.source === WIKIPEDIA_INTEREST;
  const isRead = interest !== null && typeof interest === "object" && isReal(interest.record);
  return judgeLight({
    idea,
    now,
    channel: channel === "unread" ? null : channel,
    kind,
    field: "answer" in field && !(example && isSampleField) ? field.answer : null,
    interest: isRead && interest.record ? { topic: interest.topic, record: interest.record } : null,
  });
}

const number = z.number().nullable();

/** The verdict on an idea by what is known of it, as its page shows it. Asks nobody outside. */
export const judgeIdea = define({
  name: "light.judge",
  about:
    "Judges an idea by the caller's own uploads: its color, its chance, the reasons and the ways to green.",
  input: z.object(
    {
      idea: typedIdea,
      /** The kind of video it is judged as; left out, what the channel makes now. */
      kind: z.enum(UPLOAD_KINDS).optional(),
    },
    LIGHT_MESSAGES.blank,
  ),
  output: z.object({
    idea: z.string(),
    color: z.enum(LIGHT_COLORS),
    /** What the color comes to, or what is missing. */
    finding: z.string(),
    /** The chance to beat the channel's usual, 0 to 1, and the views to expect as a multiple of it; null without a color. */
    chance: number,
    multiple: number,
    kind: z.enum(UPLOAD_KINDS).nullable(),
    reasons: z.array(z.looseObject({ kind: z.string() })),
    ways: z.array(z.looseObject({ kind: z.string() })),
    /** How often lights of its color were right, 0 to 1, and on this channel. */
    record: z
      .object({
        beat: z.number(),
        own: z.object({ uploads: z.number(), given: z.number(), beat: z.number() }).nullable(),
      })
      .nullable(),
    /** What channels of its size got with it; null where that is not known. */
    field: z
      .object({ found: z.number(), beating: z.number(), multiple: number, chance: z.number() })
      .nullable(),
    interest: z.object({ color: z.enum(LIGHT_COLORS), because: z.string(), monthsToPeak: number }).nullable(),
    /** Whether it is based on a sample channel. */
    isSample: z.boolean(),
    /** Whether a part could not be read just now. */
    isPartial: z.boolean(),
  }),
  scope: "read",
  uses: [
    ...([
      "channel.read",
      "plan.listOutcomes",
      "examples.near",
      "videos.source",
      "videos.recallNear",
    ] as const),
    ...(["trends.isSample", "trends.recall"] as const),
  ],
  failed: LIGHT_MESSAGES.failed,
  examples: {
    good: { idea: "Sourdough mistakes beginners make" },
    bad: { input: { idea: " " }, status: 400, message: LIGHT_MESSAGES.blank },
  },
  async run({ idea, kind }, caller, deps) {
    const facts = await recallFacts(idea, await caller.user(), deps, kind);
    const { color, finding, chance, multiple, channel, reasons, ways, record, field, interest } =
      judgeFacts(facts);
    const isUnread = "problem" in facts.field && facts.field.problem === "unread";
    return {
      ...{ idea, color, finding, chance, multiple, record },
      reasons: reasons.map((reason) => ({ ...reason })),
      ways: ways.map((way) => ({ ...way })),
      kind: channel?.kind ?? null,
      field: field && {
        ...{ found: field.found, beating: field.beating, multiple: field.multiple, chance: field.chance },
      },
      interest: interest && {
        ...{ color: interest.color, because: interest.because, monthsToPeak: interest.monthsToPeak },
      },
      isSample: facts.channel !== "unread" && facts.channel?.isSample === true,
      isPartial: facts.channel === "unread" || isUnread || facts.interest === "unread",
    };
  },
});
