import type { Attempt } from "../engines/findings";
import type { ChannelLamp, Colour, FieldLamp } from "../engines/light";
import { approximate, counted, inTen, usualText } from "../numbers/figures";
import { tellingWords } from "../words/telling";
import { type LampShown, pointsAgainst, sizeText } from "./lamps";
import { type LAMPS, NOTHING_CLOSE } from "./messages";
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
  if (!channel) return "No light yet. Connect your channel first.";
  return lamp ? `No light yet. ${NOTHING_CLOSE}` : "No light yet. Your channel has too few videos.";
}

/** What was seen of it, a sentence for each lamp that knows something. */
export function describeProofs(
  lamps: LampShown[],
  own: ChannelLamp | null,
  field: FieldLamp | null,
): string[] {
  const upload = own && similarFor(own);
  const attempt = field?.colour === "red" ? field.measured.at(-1) : field?.measured[0];
  const seen: Record<keyof typeof LAMPS, string | null> = {
    channel: upload ? `Your “${upload.title}” got ${usualText(upload.multiple)}.` : null,
    field: attempt ? attemptText(attempt) : null,
    interest: null,
  };
  return lamps
    .filter(({ key, colour }) => colour !== "unknown" && (key !== "channel" || upload))
    .map(
      ({ key, sentence, source }) => `${seen[key] ?? sentence}${source ? ` (${source.toLowerCase()})` : ""}`,
    );
}

/** The similar upload that tells most of a colour: of a green the best, of a red the worst, of an amber the likest. */
function similarFor(lamp: ChannelLamp) {
  const { colour, similar } = lamp;
  const ranked = similar.toSorted((one, other) => other.multiple - one.multiple);
  const against = pointsAgainst(lamp);
  if (colour === "green" || against === "up") return ranked[0];
  return colour === "red" || against === "down" ? ranked.at(-1) : similar[0];
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${usualText(multiple, "its")} with “${videos[0]?.title ?? ""}”.`;
}

function channelVerdict(lamp: ChannelLamp): string {
  const { colour, similar, similarMultiple, multiple } = lamp;
  if (colour === "amber") {
    const against = pointsAgainst(lamp);
    if (against === "down")
      return "It could go either way. Your channel points up, but videos like it stayed under your usual.";
    if (against === "up")
      return "It could go either way. Your channel points down, but videos like it beat your usual.";
    // What similar videos got changes little here (docs/evaluation/light.md), and a third of the usual would read as a red.
    return `It could go either way. About ${inTen(lamp.chance)} ideas like it beat your usual.`;
  }
  const got = similarMultiple === null || similar.length < 2 ? null : usualText(similarMultiple);
  const evidence =
    got === null || got === usualText(1)
      ? `Expect ${nearUsual(multiple, colour)}.`
      : `Videos like it got about ${got}.`;
  return colour === "green" ? `Make it. ${evidence}` : `Skip it as it is. ${evidence}`;
}

/** A multiple that reads as its colour, too, where it is near 1. */
function nearUsual(multiple: number, colour: Colour): string {
  const text = usualText(multiple);
  if (text !== usualText(1)) return `about ${text}`;
  return colour === "green" ? "a little over your usual" : "a little under your usual";
}
