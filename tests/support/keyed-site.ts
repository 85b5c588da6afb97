// Apart from fresh-server.ts: the stand-in for YouTube takes views from an engine, and with it all that plain Node cannot
// import by itself.
import "../../commands/product-modules.ts";
import type { YoutubeStandIn } from "../upstream/youtube/youtube.ts";
import { serveFresh } from "./fresh-server.ts";

/** A site of its own that has a key for YouTube: the production build, and a stand-in for the Data API. */
export interface KeyedSite {
  url: string;
  youtube: YoutubeStandIn;
  stop(): Promise<void>;
}

export async function serveKeyed(): Promise<KeyedSite> {
  const { startYoutube } = await import("../upstream/youtube/youtube.ts");
  const youtube = await startYoutube();
  const server = await serveFresh({
    vars: { YOUTUBE_API_KEY: "a-key-for-tests-only", YOUTUBE_BASE_URL: youtube.url },
  });
  return {
    url: server.url,
    youtube,
    async stop() {
      await server.stop();
      await youtube.stop();
    },
  };
}
