// YouTube's public feed of a channel (Atom), and everything that can go wrong with it.
import { FEED_UPLOADS } from "../../../app/services/channels.ts";
import type { Channel } from "./data.ts";
import type { Reply } from "./faults.ts";
import { escaped } from "./shapes.ts";

/** What its feeds do in place of telling uploads. */
export const FEED_FAULTS = [
  "404",
  "503",
  "empty",
  "html",
  "truncated",
  "another's",
  "doctype",
  "entities",
  "utf-16",
  "10 MB",
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

const MB = 1024 * 1024;

/** A feed, as YouTube answers it; an upload with "#shorts" in its title has a Short's address. */
export function feedReply(
  channel: Channel | undefined,
  publishedAt: (daysAgo: number) => string,
  fault: FeedFault | null,
): Reply & { raw?: Buffer } {
  if (fault === "503") return page(503, "Error 503 (Service Unavailable)!!1");
  if (!channel || fault === "404") return page(404, "Error 404 (Not Found)!!1");
  const type = "text/xml; charset=UTF-8";
  const xml = feedXml(channel, publishedAt, fault === "empty" ? 0 : FEED_UPLOADS);
  switch (fault) {
    case "html":
      return page(200, "Before you continue to YouTube");
    case "truncated":
      return { status: 200, type, body: xml.slice(0, xml.length / 2) };
    case "another's":
      return { status: 200, type, body: xml.replaceAll(channel.id, "UC0000000000000000000000") };
    case "doctype":
      return { status: 200, type, body: xml.replace("<feed", '<!DOCTYPE feed [<!ENTITY a "b">]>\n<feed') };
    case "entities":
      return { status: 200, type, body: xml.replace("<title>", "<title>&lol9;") };
    case "utf-16":
      return { status: 200, type, body: "", raw: Buffer.from(`\ufeff${xml}`, "utf16le") };
    case "10 MB":
      return { status: 200, type, body: xml.replace("<title>", `<title>${"x".repeat(10 * MB)}`) };
    default:
      return { status: 200, type, body: xml };
  }
}

function page(status: number, title: string): Reply {
  return { status, type: "text/html", body: `<!DOCTYPE html><title>${title}</title>` };
}

function feedXml({ id, name, videos }: Channel, publishedAt: (daysAgo: number) => string, most: number) {
  const address = `https://www.youtube.com/channel/${id}`;
  const author = `<author><name>${escaped(name)}</name><uri>${address}</uri></author>`;
  const entries = videos.slice(0, most).map((video) => {
    const at = publishedAt(video.daysAgo);
    const title = escaped(video.title);
    const place = video.title.includes("#shorts") ? `shorts/${video.id}` : `watch?v=${video.id}`;
    return ` <entry>
  <id>yt:video:${video.id}</id>
  <yt:videoId>${video.id}</yt:videoId>
  <yt:channelId>${id}</yt:channelId>
  <title>${title}</title>
  <link rel="alternate" href="https://www.youtube.com/${place}"/>
  ${author}
  <published>${at}</published>
  <updated>${at}</updated>
  <media:group>
   <media:title>${title}</media:title>
   <media:content url="https://www.youtube.com/v/${video.id}?version=3" type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="https://i1.ytimg.com/vi/${video.id}/hqdefault.jpg" width="480" height="360"/>
   <media:description>${escaped(video.description)}</media:description>
   <media:community>
    <media:starRating count="${video.likes ?? 0}" average="5.00" min="1" max="5"/>
    <media:statistics views="${video.views}"/>
   </media:community>
  </media:group>
 </entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${id}"/>
 <id>yt:channel:${id.slice(2)}</id>
 <yt:channelId>${id.slice(2)}</yt:channelId>
 <title>${escaped(name)}</title>
 <link rel="alternate" href="${address}"/>
 ${author}
 <published>2015-05-01T10:00:00+00:00</published>
${entries.join("\n")}
</feed>
`;
}
