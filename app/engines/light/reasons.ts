import { WIKIPEDIA_INTEREST } from "../../model/trend";
import { median } from "../../statistics/quantiles";
import { tellingWords } from "../../words/telling";
import type { Attempt } from "../findings";
import { isAboutUsual, pointsAgainst, type SimilarUpload } from "../ideas";
import type { ChannelLamp, Improvement } from "./channel";
import { type FieldLamp, isTold } from "./field";
import type { Format } from "./formats";
import { type InterestLamp, recordLamp } from "./interest";
import type { LightQuestion } from "./question";

/** What was seen of an idea. */
export type Reason =
  /** The creator made it before, or one like it. */
  | { kind: "made-before"; upload: SimilarUpload; isSame: boolean; isAgainst: boolean }
  /** What the most similar uploads got, in the middle, and one that did about so; null where they did otherwise. */
  | { kind: "similar"; uploads: number; multiple: number; example: SimilarUpload | null; isAgainst: boolean }
  /** One similar upload alone. */
  | { kind: "upload"; example: SimilarUpload; isAgainst: boolean }
  /** What a channel of the field got with it. */
  | { kind: "attempt"; attempt: Attempt }
  | { kind: "interest"; because: InterestLamp["because"]; monthsToPeak: number | null };

/** What would turn an idea green, or would help. */
export type Way =
  /** The idea in a format of the channel. */
  | ({ kind: "format" } & Improvement)
  /** What does well on the channel, for an idea that nothing on it is like. */
  | ({ kind: "words" } & Format)
  /** The angle of a similar upload that did well, and whether a reason has it as its example. */
  | { kind: "angle"; upload: SimilarUpload; isExample: boolean }
  /** Waiting for the season. */
  | { kind: "season"; monthsToPeak: number };

/** The similar upload that stands for them: that nearest to what they got in the middle, if both say the same of the usual. */
function exampleUpload({ similar, expected }: ChannelLamp): SimilarUpload | undefined {
  const middle = expected.similar?.multiple ?? 1;
  const off = ({ multiple }: SimilarUpload) => Math.abs(Math.log(multiple / middle));
  const sideOf = (multiple: number) => (isAboutUsual(multiple) ? 0 : Math.sign(multiple - 1));
  return similar
    .filter(({ multiple }) => sideOf(multiple) === sideOf(middle))
    .sort((one, other) => off(one) - off(other))[0];
}

/** What was seen of it: the upload that made it before, then what each lamp that knows something saw. */
export function reasonsOf(
  channel: ChannelLamp | null,
  field: FieldLamp | null,
  interest: InterestLamp | null,
): Reason[] {
  const made = channel?.madeBefore;
  const reasons: Reason[] = [];
  if (made) {
    const { isSame, ...upload } = made;
    reasons.push({ kind: "made-before", upload, isSame, isAgainst: pointsAgainstColor(channel, upload) });
  }
  const similar = channel && channel.color !== "unknown" ? similarReason(channel) : null;
  // No second reason where the example is the upload made before.
  if (similar && (!made || similar.example?.title !== made.title)) reasons.push(similar);
  // No best nor worst case: one of many channels always did well.
  const attempt = field && isTold(field) && field.measured[Math.floor(field.measured.length / 2)];
  if (attempt) reasons.push({ kind: "attempt", attempt });
  if (interest && interest.color !== "unknown") {
    const { because, monthsToPeak } = interest;
    reasons.push({ kind: "interest", because, monthsToPeak });
  }
  return reasons;
}

/** Whether the upload made before did the opposite of what the color says, and the others that it goes by did not. */
function pointsAgainstColor(
  { color, similar, similarMultiple }: ChannelLamp,
  { title, multiple }: SimilarUpload,
): boolean {
  const shown = median(similar.flatMap((one) => (one.title === title ? [] : [one.multiple])));
  const others = shown ?? similarMultiple;
  if (others === null) return false;
  return (color === "green" && multiple < 1 && others > 1) || (color === "red" && multiple > 1 && others < 1);
}

/**
 * What similar uploads got, with an example; the example alone where the verdict has the others. A color goes by all that
 * tells of the idea, so the few that are like it may have done the opposite.
 */
function similarReason(lamp: ChannelLamp): Extract<Reason, { kind: "similar" | "upload" }> | null {
  const { color, expected } = lamp;
  if (!expected.similar) return null;
  const example = exampleUpload(lamp) ?? null;
  const isAmber = color === "amber";
  const points = pointsAgainst(expected);
  if (expected.similar.uploads === 1 || (isAmber && points))
    return example && { kind: "upload", example, isAgainst: !isAmber && points };
  return { kind: "similar", ...expected.similar, example, isAgainst: !isAmber && points };
}

/** What would turn it green: worked out, never invented. For an idea that is not green and names a subject. */
export function waysOf({ idea, interest, now }: LightQuestion, lamp: ChannelLamp | null): Way[] {
  if (tellingWords(idea).length === 0) return [];
  const formats = (lamp?.improvements ?? []).map((way): Way => ({ kind: "format", ...way }));
  const words = (lamp?.strongWords ?? []).map((way): Way => ({ kind: "words", ...way }));
  const angle = lamp ? angleOf(lamp) : [];
  return [...formats, ...words, ...angle, ...seasonOf(interest, now)];
}

/** Worth waiting for only where it is far, and real readers are counted. */
function seasonOf(interest: LightQuestion["interest"], now: Date): Way[] {
  if (interest?.record.source !== WIKIPEDIA_INTEREST) return [];
  const { because, monthsToPeak } = recordLamp(interest, now);
  return because === "out-of-season" && monthsToPeak !== null ? [{ kind: "season", monthsToPeak }] : [];
}

function angleOf(lamp: ChannelLamp): Way[] {
  const { angle } = lamp;
  if (!angle) return [];
  return [{ kind: "angle", upload: angle, isExample: exampleUpload(lamp)?.title === angle.title }];
}
