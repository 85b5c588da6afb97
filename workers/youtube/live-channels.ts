import { CHANNEL_MAX, type Channels } from "../../app/sources/channels";
import type { YoutubeApi } from "./api/client";
import { YoutubeError } from "./api/problems";
import { type ChannelAnswer, readChannel } from "./channel";
import { type ChannelAddress, channelAddress } from "./channel-address";
import type { NothingThere } from "./keeping";
import type { Run } from "./one-asker";
import type { Read } from "./readings";
import { YOUTUBE } from "./source";

interface Setup {
  read: Read;
  openApi(run: Run): YoutubeApi;
}

/** YouTube behind a tool that asks for a channel: cached 6 hours, one found by a search for a day. */
export function liveChannels({ read, openApi }: Setup): Channels {
  const reading =
    (asked: string) =>
    async (run: Run): Promise<ChannelAnswer | NothingThere> => {
      try {
        return await readChannel(asked, openApi(run), openApi({ ...run, signal: run.optional }));
      } catch (error) {
        // An answer, to be kept: asked for again and again, a name that nobody has would cost a search each time.
        if (error instanceof YoutubeError && error.problem.kind === "not-found")
          return { problem: "not-found" };
        throw error;
      }
    };

  return {
    source: YOUTUBE,
    samples: [],

    async uploadsOf(text) {
      const asked = text.normalize("NFC").trim().replace(/\s+/g, " ");
      const address = asked.length > CHANNEL_MAX ? null : channelAddress(asked);
      if (!address) return { ok: false, problem: "not-a-channel" };
      const kind = address.by === "name" ? "named" : "channel";
      const outcome = await read(kind, keyOf(address), reading(asked));
      if (!outcome.ok) return outcome;
      const { answer } = outcome;
      return "problem" in answer ? { ok: false, problem: "not-found" } : { ok: true, answer };
    },
  };
}

/** One spelling of what was asked: handles and names know no case, ids do. */
function keyOf(address: ChannelAddress): string {
  if (address.by === "id") return address.id;
  return (address.by === "handle" ? address.handle : address.name).toLowerCase();
}
