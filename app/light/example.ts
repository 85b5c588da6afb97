import { judgeLight, type Light } from "../engines/light";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import type { Channel } from "../model/channel";
import type { LightColor } from "../model/light";
import type { ChannelAnswer, Example } from "../services/channels";
import { showChannelLamp } from "./lamps";
import { describeReasons, describeVerdict } from "./verdict";

/** The answer as a sample channel has it. */
export interface ExampleShown {
  /** "Example: “Meal prep for one” on Saffron Shelf, an invented channel" */
  headline: string;
  color: LightColor;
  sentence: string;
  proofs: string[];
}

/** What was worked out of an answer of the samples, which many ask alike: it goes when the answer goes. */
const channels = new WeakMap<ChannelAnswer, Channel>();
const others = new WeakMap<ChannelAnswer, ExampleShown>();

/** The idea as the sample channel answers it; where it has nothing like it, one that the channel answers with a color. */
export function showExample(idea: string, { answer, isNear, idea: other }: Example, now: Date): ExampleShown {
  const channel = channels.get(answer) ?? mergeLayers({ layers: [sampleLayer(answer, now)] });
  channels.set(answer, channel);
  const own = isNear ? judgeAlone(idea, channel, now) : null;
  if (own !== null && own.color !== "unknown") return exampleOf(idea, channel, own);
  const shown = others.get(answer) ?? exampleOf(other, channel, judgeAlone(other, channel, now));
  others.set(answer, shown);
  // Of an idea that no niche is known of, nothing is near.
  return isNear
    ? shown
    : { ...shown, headline: shown.headline.replace(/^Example/, "Example from another field") };
}

function judgeAlone(idea: string, channel: Channel, now: Date): Light {
  return judgeLight({ idea, now, channel, field: null, interest: null });
}

function exampleOf(idea: string, channel: Channel, light: Light): ExampleShown {
  const lamp = { ...showChannelLamp(channel, light.channel), source: "" };
  return {
    headline: `Example: “${idea}” on ${channel.name}, an invented channel`,
    color: light.color,
    sentence: describeVerdict(light, { channel }),
    proofs: describeReasons(light, [lamp]),
  };
}
