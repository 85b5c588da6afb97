import { Badge } from "../../ui/badge";
import { Bullet, Tags } from "../../ui/lists";
import type { VideoShown } from "./shown";

/** One upload, and what can be learned from it. */
export function VideoCard({ video }: { video: VideoShown }) {
  return (
    <article className="grid gap-x-8 gap-y-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <img
          src={video.thumbnail}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          className="w-full max-w-96 rounded-control"
        />
        <dl className="mt-3 grid max-w-96 grid-cols-3 gap-x-3 tabular-nums">
          {video.counts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd className="text-sm font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h3 className="min-w-0 flex-1 basis-64 text-lg leading-snug wrap-anywhere">{video.title}</h3>
          <Badge tone={video.tone}>Trend score {video.trendScore}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
          {video.channel} · {video.age} · {video.duration}
        </p>
        <p className="mt-3 max-w-prose text-sm">{video.description}</p>
        <div className="mt-5 grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <div>
            <h4 className="text-sm font-semibold">Why it works</h4>
            <p className="mt-1 text-sm text-ink-soft">{video.whyItWorks}</p>
          </div>
          <div>
            <h4 className="text-sm font-semibold">Key takeaways</h4>
            <ul className="mt-1 grid gap-1.5 text-sm text-ink-soft">
              {video.keyTakeaways.map((takeaway) => (
                <Bullet key={takeaway}>{takeaway}</Bullet>
              ))}
            </ul>
          </div>
        </div>
        <Tags tags={video.tags} className="mt-5" />
      </div>
    </article>
  );
}
