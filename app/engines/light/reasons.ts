import { WIKIPEDIA_INTEREST } from "../../model/trend";
import { tellingWords } from "../../words/telling";
import type { Attempt } from "../findings";
import { pointsAgainst, type SimilarUpload } from "../ideas";
import type { ChannelLamp, Improvement } from "./channel";
import { type FieldLamp, isTold } from "./field";
import { type InterestLamp, recordLamp } from "./interest";
import type { LightQuestion } from "./question";

/** What was seen of an idea. */
export type Reason =
  /** The creator made it before, or one like it. */
  | { kind: "made-before"; upload: SimilarUpload; isSame: boolean; isAgainst: boolean }
  /** What the most similar uploads got, in the middle, and the best example of them. */
  | { kind: "similar"; uploads: number; multiple: number; example: SimilarUpload }
  /** One similar upload alone. */
  | { kind: "upload"; example: SimilarUpload }
  /** What a channel of the field got with it. */
  | { kind: "attempt"; attempt: Attempt }
  | { kind: "interest"; because: InterestLamp["because"]; monthsToPeak: number | null };

/** What would turn an idea green, or would help. */
export type Way =
  /** The idea in a format of the channel; "words" where nothing on the channel is like it. */
  | ({ kind: "format" | "words" } & Improvement)
  /** The angle of a similar upload that did well, and whether a reason has it as its example. */
  | { kind: "angle"; upload: SimilarUpload; isExample: boolean }
  /** Waiting for the season. */
  | { kind: "season"; monthsToPeak: number };

/** The similar upload that best explains a color: of a green the best, of a red the worst, of an amber the likest. */
function exampleUpload({ color, similar, expected }: ChannelLamp): SimilarUpload | undefined {
  const ranked = similar.toSorted((one, other) => other.multiple - one.multiple);
  const against = pointsAgainst(expected) ? expected.leans : null;
  if (color === "green" || against === "down") return ranked[0];
  return color === "red" || against === "up" ? ranked.at(-1) : similar[0];
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

/** Whether the upload made before did the opposite of what the color says, by the other uploads like the idea. */
function pointsAgainstColor({ color, similar }: ChannelLamp, { title, multiple }: SimilarUpload): boolean {
  if (!similar.some((one) => one.title !== title)) return false;
  return (color === "green" && multiple < 1) || (color === "red" && multiple > 1);
}

/** What similar uploads got, with an example; the example alone where the verdict has the others. */
function similarReason({ color, expected: { similar } }: ChannelLamp, example: SimilarUpload): Reason {
  // Of an amber, what similar videos got changes little (docs/evaluation/light.md), and a third of the usual would read as a
  // red.
  if (!similar || similar.uploads === 1 || color === "amber") return { kind: "upload", example };
  return { kind: "similar", ...similar, example };
}

/** What would turn it green: worked out, never invented. For an idea that is not green and names a subject. */
export function waysOf({ idea, interest, now }: LightQuestion, lamp: ChannelLamp | null): Way[] {
  if (tellingWords(idea).length === 0) return [];
  const kind = lamp?.color === "unknown" ? "words" : "format";
  const formats = (lamp?.improvements ?? []).map((way): Way => ({ kind, ...way }));
  const angle = lamp && formats.length === 0 ? angleOf(lamp) : [];
  return [...formats, ...angle, ...seasonOf(interest, now)];
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
