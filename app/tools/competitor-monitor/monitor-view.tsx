import { RefreshCw } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { Busy } from "../busy";
import { Results } from "../frame/results";
import { ToolFrame } from "../frame/tool-frame";
import type { Refusal } from "../refusal";
import type { ToolPageData } from "../tool-route";
import { AddChannel } from "./add-channel";
import { Channels } from "./channels";
import { MONITOR_TEXTS } from "./messages";
import type { MonitorShown } from "./shown";
import { UsualFigure } from "./usual-figure";
import { VideoCard } from "./video-card";

interface MonitorViewProps {
  page: ToolPageData<MonitorShown>;
  refused?: Refusal;
  busy: Busy;
}

export function MonitorView({ page, refused, busy }: MonitorViewProps) {
  const { channels, videos, ...shown } = page.shown;
  const refresh = (
    <Form method="post" action={MONITOR_TEXTS.path} replace preventScrollReset>
      <input type="hidden" name="action" value="refresh" />
      <Button disabled={busy.action !== null}>
        <RefreshCw aria-hidden="true" className="size-4.5" />
        {busy.action === "refresh" ? "Refreshing…" : "Refresh"}
      </Button>
    </Form>
  );
  const ofAdding = refused?.action === "add" ? refused : undefined;
  return (
    <ToolFrame
      texts={MONITOR_TEXTS}
      page={page}
      busy={busy}
      refused={ofAdding ? undefined : refused}
      stats={[
        { label: "Videos Tracked", value: shown.totalVideosTracked },
        { label: "Avg Views per Video", value: shown.avgViewsPerVideo },
        { label: "Top Performing Channel", value: shown.topPerformingChannel },
        { label: "Last Updated", value: shown.lastUpdated },
      ]}
      action={
        <Channels channels={channels} note={shown.activeNote} busy={busy} refresh={refresh}>
          <AddChannel refused={ofAdding} busy={busy} names={channels.map(({ name }) => name)} />
        </Channels>
      }
    >
      <Results
        title="What stood out"
        note={videos.length > 0 ? `${videos.length} videos` : undefined}
        clearHref={videos.length > 0 ? `${MONITOR_TEXTS.path}?confirm=clear#confirm` : undefined}
      >
        {videos.length === 0 ? (
          <EmptyState title="No videos yet" action={refresh}>
            <p>Refresh looks at your active channels and brings the two uploads that stood out.</p>
          </EmptyState>
        ) : (
          <>
            <UsualFigure videos={videos} axis={shown.axis} />
            <ul className="divide-y divide-line border-b border-line">
              {videos.map((video) => (
                <li key={video.id} className="py-8 first:pt-5">
                  <VideoCard video={video} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Results>
    </ToolFrame>
  );
}
