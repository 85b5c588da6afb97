import type { Attempt } from "../engines/findings";
import type { ChannelLamp, Colour, FieldLamp } from "../engines/light";
import { approximate, counted, timesText, usualText } from "../numbers/figures";
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
  if (!channel) return "No light yet. Connect your channel and it gets one.";
  return lamp?.basis === "nothing"
    ? "No light yet. Nothing on your channel is like it."
    : "No light yet. Too little is known about this idea.";
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

/** The similar upload that a colour rests on most: of a green the best, of a red the worst, of an amber the likest. */
function similarFor({ colour, similar }: ChannelLamp) {
  const ranked = similar.toSorted((one, other) => other.multiple - one.multiple);
  if (colour === "green") return ranked[0];
  return colour === "red" ? ranked.at(-1) : similar[0];
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${timesText(multiple)} its usual with “${videos[0]?.title ?? ""}”.`;
}

function channelVerdict(lamp: ChannelLamp): string {
  const { colour, similar, similarMultiple, multiple } = lamp;
  // The color then rests on where the channel stands and on what words do elsewhere: the sentence says so.
  if (similar.length === 0)
    return `Nothing on your channel is like it. By your channel alone, expect about ${usualText(multiple)}.`;
  const evidence =
    similarMultiple !== null && similar.length > 1 && usualText(similarMultiple) !== usualText(1)
      ? `Videos like it got about ${usualText(similarMultiple)}.`
      : `Expect about ${usualText(multiple)}.`;
  if (colour === "green") return `Make it. ${evidence}`;
  if (colour === "red") return `Skip it as it is. ${evidence}`;
  return `It could go either way. ${evidence}`;
}
