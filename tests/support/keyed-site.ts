// Apart from fresh-server.ts: the stand-in for YouTube takes views from an engine, and with it all that plain Node cannot
// import by itself.
import "../../commands/product-modules.ts";
import type { YoutubeStandIn } from "../upstream/youtube/youtube.ts";
import { serveFresh } from "./fresh-server.ts";

/** A site of its own: the production build, and a stand-in for YouTube. */
export interface KeyedSite {
  url: string;
  youtube: YoutubeStandIn;
  stop(): Promise<void>;
}

/** With a key for the Data API. */
export function serveKeyed(): Promise<KeyedSite> {
  return serveBeside(({ url, imageUrl }) => ({
    ...{ YOUTUBE_API_KEY: "a-key-for-tests-only", YOUTUBE_BASE_URL: url, YOUTUBE_IMAGE_URL: imageUrl },
  }));
}

/** Without a key, so that channels are read by their public feeds. */
export function serveKeyless(): Promise<KeyedSite> {
  return serveBeside(({ feedUrl, imageUrl }) => ({
    ...{ YOUTUBE_FEED_URL: feedUrl, YOUTUBE_IMAGE_URL: imageUrl },
  }));
}

async function serveBeside(vars: (youtube: YoutubeStandIn) => Record<string, string>): Promise<KeyedSite> {
  const { startYoutube } = await import("../upstream/youtube/youtube.ts");
  const youtube = await startYoutube();
  const server = await serveFresh({
    vars: vars(youtube),
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
