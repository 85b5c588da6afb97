import type { Attempt } from "../engines/findings";
import type { SimilarUpload } from "../engines/ideas";
import type { ChannelLamp, FieldLamp } from "../engines/light";
import type { Colour } from "../model/color";
import { monthText } from "../numbers/days";
import { approximate, counted, timesText } from "../numbers/figures";
import {
  describeExpected,
  describeSimilar,
  expectedText,
  NOTHING_CLOSE,
  pointsAgainst,
  usualText,
} from "../numbers/usual";
import { tellingWords } from "../words/telling";
import { type LampShown, sizeText } from "./lamps";
import type { LAMPS } from "./messages";
import type { LightFacts } from "./read";

/** What a friend would say of the idea, in a sentence or two. */
export function describeVerdict(
  colour: Colour,
  by: "channel" | "field" | null,
  lamp: ChannelLamp | null,
  field: FieldLamp | null,
  { idea, channel, isSampleField }: LightFacts,
): string {
  if (by === "channel" && lamp) return channelVerdict(lamp);
  if (by === "field" && field) {
    const where = isSampleField ? " in the sample" : "";
    const counts = `${field.beating} of ${counted(field.measured.length, "channel")} ${sizeText(field)}`;
    if (colour === "green") return `Make it. ${counts} beat their usual with it${where}.`;
    if (colour === "red") return `Skip it as it is. Only ${counts} beat their usual with it${where}.`;
    if (field.beating === 0)
      return `It looks weak, on few channels. ${counts} beat their usual with it${where}.`;
    // Green but for the odds of luck.
    if (field.beating > field.measured.length / 2)
      return `It looks good, but that may be luck. ${counts} beat their usual with it${where}.`;
    return `It could go either way. ${counts} beat their usual with it${where}.`;
  }
  if (tellingWords(idea).length === 0) return "No light yet. Name what the video is about.";
  if (channel === "unread") return "No light yet. Your channel could not be read just now.";
  if (!channel) return "No light yet. Connect your channel first.";
  return lamp ? `No light yet. ${NOTHING_CLOSE}` : "No light yet. Your channel has too few videos.";
}

/** What was seen of it: the upload that made it before, then a sentence for each lamp that knows something. */
export function describeProofs(
  lamps: LampShown[],
  own: ChannelLamp | null,
  field: FieldLamp | null,
): string[] {
  const upload = own && toldUpload(own);
  const made = own?.madeBefore;
  const attempt = field?.colour === "red" ? field.measured.at(-1) : field?.measured[0];
  const seen: Record<keyof typeof LAMPS, string | null> = {
    channel: upload ? uploadText(own, upload) : null,
    field: attempt ? attemptText(attempt) : null,
    interest: null,
  };
  const cite = (sentence: string, source = "") =>
    source ? `${sentence} (${source.toLowerCase()})` : sentence;
  const known = lamps
    .filter(({ key, colour }) => colour !== "unknown" && (key !== "channel" || upload))
    // Said once where the upload that tells most is the one made before.
    .filter(({ key }) => key !== "channel" || !made || made.title !== upload?.title)
    .map(({ key, sentence, source }) => cite(seen[key] ?? sentence, source));
  const from = lamps.find(({ key }) => key === "channel")?.source;
  return made ? [cite(madeText(made), from), ...known] : known;
}

function madeText({ title, publishedAt, multiple, isSame }: NonNullable<ChannelLamp["madeBefore"]>): string {
  return `You made ${isSame ? "it" : "one like it"} before, in ${monthText(publishedAt)}: “${title}” got ${usualText(multiple, "your usual at the time")}.`;
}

/** What similar uploads got, and the one that tells most; that one alone where the verdict has the others. */
function uploadText({ colour, expected }: ChannelLamp, { title, multiple }: SimilarUpload): string {
  const { similar } = expected;
  // Of an amber, what similar videos got changes little (docs/evaluation/light.md), and a third of the usual would read as a
  // red.
  if (!similar || similar.uploads === 1 || colour === "amber")
    return `Your “${title}” got ${usualText(multiple, "your usual at the time")}.`;
  return `Your ${describeSimilar(similar)} (“${title}”: ${timesText(multiple)}).`;
}

/** The similar upload that tells most of a colour: of a green the best, of a red the worst, of an amber the likest. */
export function toldUpload({ colour, similar, expected }: ChannelLamp) {
  const ranked = similar.toSorted((one, other) => other.multiple - one.multiple);
  const against = pointsAgainst(expected) ? expected.leans : null;
  if (colour === "green" || against === "down") return ranked[0];
  return colour === "red" || against === "up" ? ranked.at(-1) : similar[0];
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${usualText(multiple, "its usual")} with “${videos[0]?.title ?? ""}”.`;
}

function channelVerdict({ colour, expected }: ChannelLamp): string {
  if (pointsAgainst(expected)) return `It could go either way. ${describeExpected(expected)}`;
  const expect = `Expect ${expectedText(expected)}.`;
  if (colour === "amber") return `It could go either way. ${expect}`;
  return `${colour === "green" ? "Make it" : "Skip it as it is"}. ${expect}`;
}
