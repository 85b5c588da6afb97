import { CHANNEL_MAX, type Channels } from "../../app/sources/channels";
import { channelAddress } from "./channel-address";
import { findSampleChannel, sampleChannelAnswer } from "./sample/channel";
import { fullHour } from "./sample/instant";

/** Three of different size; the last one posts Shorts, too. The message without a key names them. */
const SAMPLES = [
  { asked: "@saffronshelf", name: "Saffron Shelf" },
  { asked: "@harborframe", name: "Harbor Frame" },
  { asked: "@tenminutecompile", name: "Ten Minute Compile" },
];

/** The sample catalogue behind a tool that asks for a channel. */
export function sampleChannels(now: Date): Channels {
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    samples: SAMPLES,
    async uploadsOf(text) {
      const address = text.length > CHANNEL_MAX ? null : channelAddress(text);
      if (!address) return { ok: false, problem: "not-a-channel" };
      const found = findSampleChannel(nameIn(address));
      if (!found) return { ok: false, problem: "sample-only" };
      return { ok: true, answer: sampleChannelAnswer(found, fullHour(now)) };
    },
  };
}

function nameIn(address: NonNullable<ReturnType<typeof channelAddress>>): string {
  if (address.by === "id") return address.id;
  return address.by === "handle" ? address.handle : address.name;
}
