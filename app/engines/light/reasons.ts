import { WIKIPEDIA_INTEREST } from "../../model/trend";
import { median } from "../../statistics/quantiles";
import { tellingWords } from "../../words/telling";
import type { Attempt } from "../findings";
import { pointsAgainst, type SimilarUpload } from "../ideas";
import type { ChannelLamp, Improvement } from "./channel";
import { type FieldLamp, isTold } from "./field";
import type { Format } from "./formats";
import { type InterestLamp, recordLamp } from "./interest";
import type { LightQuestion } from "./question";

/** What was seen of an idea. */
export type Reason =
  /** The creator made it before, or one like it. */
  | { kind: "made-before"; upload: SimilarUpload; isSame: boolean; isAgainst: boolean }
  /** What the most similar uploads got, in the middle, and the one that did so. */
  | { kind: "similar"; uploads: number; multiple: number; example: SimilarUpload }
  /** One similar upload alone. */
  | { kind: "upload"; example: SimilarUpload }
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

/** An example is no farther than this factor from what similar uploads got in the middle. */
const NEAR = 1.5;

/**
 * The similar upload that stands for them: the likest that is on the side of a green or red, or near what an amber's got in
 * the middle. Without one it is the nearest to that.
 */
function exampleUpload({ color, similar, similarMultiple }: ChannelLamp): SimilarUpload | undefined {
  const off = ({ multiple }: SimilarUpload) => Math.abs(Math.log(multiple / (similarMultiple ?? 1)));
  const stands = (one: SimilarUpload) => {
    if (color === "green") return one.multiple >= 1;
    return color === "red" ? one.multiple <= 1 : off(one) <= Math.log(NEAR);
  };
  return similar.find(stands) ?? similar.toSorted((one, other) => off(one) - off(other))[0];
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
  const example = channel && channel.color !== "unknown" ? exampleUpload(channel) : undefined;
  // No second reason where the example is the upload made before.
  if (channel && example && example.title !== made?.title) reasons.push(similarReason(channel, example));
  // No best nor worst case: one of many channels always did well.
  const attempt = field && isTold(field) && field.measured[Math.floor(field.measured.length / 2)];
  if (attempt) reasons.push({ kind: "attempt", attempt });
  if (interest && interest.color !== "unknown") {
    const { because, monthsToPeak } = interest;
    reasons.push({ kind: "interest", because, monthsToPeak });
  }
  return reasons;
}

/** Whether the upload made before did the opposite of what the color says, and the others like the idea did not. */
function pointsAgainstColor({ color, similar }: ChannelLamp, { title, multiple }: SimilarUpload): boolean {
  const others = median(similar.flatMap((one) => (one.title === title ? [] : [one.multiple])));
  if (others === null) return false;
  return (color === "green" && multiple < 1 && others > 1) || (color === "red" && multiple > 1 && others < 1);
}

/** What similar uploads got, with an example; the example alone where the verdict has the others. */
function similarReason({ expected }: ChannelLamp, example: SimilarUpload): Reason {
  const { similar } = expected;
  if (!similar || similar.uploads === 1 || pointsAgainst(expected)) return { kind: "upload", example };
  return { kind: "similar", ...similar, example };
}

/** What would turn it green: worked out, never invented. For an idea that is not green and names a subject. */
export function waysOf({ idea, interest, now }: LightQuestion, lamp: ChannelLamp | null): Way[] {
  if (tellingWords(idea).length === 0) return [];
  const formats = (lamp?.improvements ?? []).map((way): Way => ({ kind: "format", ...way }));
  const words = (lamp?.strongWords ?? []).map((way): Way => ({ kind: "words", ...way }));
  const angle = lamp && formats.length === 0 ? angleOf(lamp) : [];
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
