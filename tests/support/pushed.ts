/** What the hub sends of uploads and edits: YouTube's elements as it has them, without views. */
export function pushXml(
  channelId: string,
  entries: readonly { id: string; title: string; publishedAt: string; updatedAt: string }[],
): string {
  const told = entries.map(
    ({ id, title, publishedAt, updatedAt }) => ` <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <yt:channelId>${channelId}</yt:channelId>
  <title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author><name>A channel</name><uri>https://www.youtube.com/channel/${channelId}</uri></author>
  <published>${publishedAt}</published>
  <updated>${updatedAt}</updated>
 </entry>`,
  );
  return `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
 <link rel="hub" href="https://pubsubhubbub.appspot.com"/>
 <link rel="self" href="https://www.youtube.com/xml/feeds/videos.xml?channel_id=${channelId}"/>
 <title>YouTube video feed</title>
 <updated>${entries[0]?.updatedAt ?? ""}</updated>
${told.join("\n")}
</feed>
`;
}

/** What it sends where a video is gone. */
export const deletedXml = (
  channelId: string,
  { id, at }: { id: string; at: string },
) => `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:at="http://purl.org/atompub/tombstones/1.0" xmlns="http://www.w3.org/2005/Atom">
 <at:deleted-entry ref="yt:video:${id}" when="${at}">
  <link href="https://www.youtube.com/watch?v=${id}"/>
  <at:by><name>A channel</name><uri>https://www.youtube.com/channel/${channelId}</uri></at:by>
 </at:deleted-entry>
</feed>
`;
