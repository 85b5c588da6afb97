import type { ReactNode } from "react";
import { WatchChannel } from "../handover/watch-channel";
import { Evidence, type EvidenceOf } from "./evidence";
import { HIDDEN } from "./messages";
import type { VideoRow } from "./show";

interface VideosProps {
  videos: VideoRow[];
}

/** Top Performing Videos (spec section 2): thumbnail, title, channel, date, views, likes, comments. */
export function TopVideos({ videos }: VideosProps) {
  return (
    <section aria-labelledby="top-videos" className="grid gap-4">
      <h2 id="top-videos" className="text-xl">
        Top Performing Videos
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {videos.map((video, at) => (
          <li key={video.videoId} className="grid grid-cols-[7rem_1fr] gap-4 py-4 sm:grid-cols-[10rem_1fr]">
            <Thumbnail video={video} />
            <div className="min-w-0">
              <h3 className="text-base leading-snug wrap-anywhere">
                <YoutubeLink to={video.links?.video}>{video.title}</YoutubeLink>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">
                <YoutubeLink to={video.links?.channel}>{video.channel}</YoutubeLink> ·{" "}
                <span title={video.age}>{video.date}</span>
              </p>
              <Counts video={video} />
              {video.links && isFirstOf(videos, at) && (
                <div className="mt-2">
                  <WatchChannel id={video.links.channelId} name={video.channel} isDrawn />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether no video above it is of the same channel: each is offered once. */
function isFirstOf(videos: VideoRow[], at: number): boolean {
  const id = videos[at]?.links?.channelId;
  return videos.findIndex(({ links }) => links?.channelId === id) === at;
}

/**
 * A video's picture. YouTube's lies over a drawn one, which is seen where it does not load: without a size of its own,
 * browsers draw nothing in its place.
 */
function Thumbnail({ video: { thumbnail, drawn } }: { video: VideoRow }) {
  return (
    <div className="thumbnail">
      <img src={drawn ?? thumbnail} alt="" width={320} height={180} loading="lazy" />
      {drawn && <img src={thumbnail} alt="" loading="lazy" />}
    </div>
  );
}

function Counts({ video }: { video: VideoRow }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      {(["views", "likes", "comments"] as const).map((name) => (
        <div
          key={name}
          // "likes hidden" reads as it should in the order of the markup.
          className={`flex gap-1.5 ${video[name] === HIDDEN ? "" : "flex-row-reverse"}`}
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{video[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number of analyzed videos shown at once; the others are behind a disclosure. */
const SHOWN_AT_ONCE = 10;

/** Every video of the answer, most viewed first. */
export function AnalyzedVideos({ videos, of }: VideosProps & { of: EvidenceOf }) {
  return (
    <section aria-labelledby="analyzed-videos" className="grid gap-4">
      <h2 id="analyzed-videos" className="text-xl">
        Analyzed Videos
      </h2>
      <Rows videos={videos.slice(0, SHOWN_AT_ONCE)} />
      <OtherVideos videos={videos} of={of} />
    </section>
  );
}

/** What names them among the evidence. */
export const OTHER_VIDEOS = "others";

/** The videos that are not shown at once. */
export function OtherVideos({ videos, of }: { videos: VideoRow[]; of: EvidenceOf }) {
  const others = videos.slice(SHOWN_AT_ONCE);
  if (others.length === 0) return null;
  const summary = others.length === 1 ? "The other one" : `The other ${others.length}`;
  return (
    <Evidence {...of} id={OTHER_VIDEOS} summary={summary}>
      {() => <Rows videos={others} />}
    </Evidence>
  );
}

function Rows({ videos }: { videos: VideoRow[] }) {
  return (
    <ul className="video-rows">
      {videos.map((video) => (
        <li key={video.videoId}>
          <div>
            <b>
              <YoutubeLink to={video.links?.video}>{video.title}</YoutubeLink>
            </b>
            <p>
              <YoutubeLink to={video.links?.channel}>{video.channel}</YoutubeLink> · {video.age}
            </p>
          </div>
          <p>{video.views} views</p>
        </li>
      ))}
    </ul>
  );
}

/** A link to YouTube; only the text for sample videos, which have no address. */
function YoutubeLink({ to, children }: { to?: string; children: ReactNode }) {
  return to ? (
    <a href={to} rel="noreferrer" className="link">
      {children}
    </a>
  ) : (
    children
  );
}
