import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { UNNAMED } from "../model/channel";
import { CHANNEL_PATH } from "../navigation/paths";
import { Badge } from "../ui/badge";
import { buttonClass } from "../ui/button";
import type { ChannelPanelShown } from "./figures";

/** The channel's last uploads with their multiple of the usual, and what to do next. */
export function ChannelPanel({ channel }: { channel: ChannelPanelShown }) {
  const { name, isSample, isReading, uploads, next } = channel;
  return (
    <section
      aria-labelledby="own-channel"
      className="grid gap-x-10 gap-y-6 rounded-card border border-line bg-surface px-5 py-5 sm:px-7 sm:py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="own-channel" className="text-xl">
            Your last uploads
          </h2>
          <p className="flex items-center gap-3 text-sm text-ink-soft">
            {name !== UNNAMED && <bdi className="wrap-anywhere">{name}</bdi>}
            {isSample && <Badge>Sample channel</Badge>}
          </p>
        </div>
        {isReading && (
          <p className="text-sm text-ink-soft">Older videos are still being read; figures follow.</p>
        )}
        <ul className="divide-y divide-line border-t border-line">
          {uploads.map(({ key, ...upload }) => (
            <UploadRow key={key} {...upload} />
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-3 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
        <h3 className="text-sm font-semibold">What to do next</h3>
        <ul className="grid gap-4">
          {next.map(({ text, to, label }, at) => (
            <li key={text} className="grid justify-items-start gap-2.5">
              <p className="text-pretty wrap-anywhere">{text}</p>
              <Link
                to={to}
                className={buttonClass({ variant: at === 0 ? "primary" : "secondary", size: "sm" })}
              >
                {label}
                {at === 0 && <ArrowRight aria-hidden="true" className="size-4" />}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={CHANNEL_PATH}
          className="link inline-flex min-h-9 items-center justify-self-start text-sm pointer-coarse:min-h-11"
        >
          See how the channel is doing
        </Link>
      </div>
    </section>
  );
}

function UploadRow({
  title,
  href,
  day,
  views,
  times,
  outlier,
}: Omit<ChannelPanelShown["uploads"][number], "key">) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 py-2.5 tabular-nums">
      <div className="min-w-0">
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            dir="auto"
            className="line-clamp-2 wrap-anywhere hover:underline"
          >
            {title}
          </a>
        ) : (
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {title}
          </span>
        )}
        <span className="block text-xs text-ink-soft">
          {day} · {views}
        </span>
      </div>
      {times === null ? (
        <span className="text-sm text-ink-soft">not yet</span>
      ) : (
        <span
          className={`font-semibold whitespace-nowrap ${outlier === "over" ? "text-good" : outlier === "under" ? "text-poor" : ""}`}
        >
          {times} <span className="font-normal text-ink-soft">usual</span>
        </span>
      )}
    </li>
  );
}
