import { RefreshCw } from "lucide-react";
import { EmptyState } from "../../ui/empty-state";
import { StatWord } from "../../ui/stat-tile";
import { ActionRow, RunButton } from "../tool/form";
import { ToolFrame } from "../tool/frame";
import type { Refusal } from "../tool/refusal";
import { Results } from "../tool/results";
import type { ToolPageData } from "../tool/route";
import type { Busy } from "../tool/sending";
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
  const empty = videos.length === 0;
  const refresh = (
    <RunButton
      address={page.address}
      action="refresh"
      icon={RefreshCw}
      label="Refresh"
      working="Refreshing…"
      busy={busy}
    />
  );
  const ofAdding = refused?.action === "add" ? refused : undefined;
  return (
    <ToolFrame
      texts={MONITOR_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      elsewhere={ofAdding !== undefined}
      stats={[
        { label: "Videos Tracked", value: shown.totalVideosTracked },
        { label: "Avg Views per Video", value: shown.avgViewsPerVideo },
        { label: "Top Performing Channel", value: <StatWord>{shown.topPerformingChannel}</StatWord> },
        { label: "Last Updated", value: shown.lastUpdated },
      ]}
      action={
        !empty && (
          <ActionRow note="Looks at your active channels and brings the two uploads that stood out.">
            {refresh}
          </ActionRow>
        )
      }
    >
      <Channels channels={channels} note={shown.activeNote} busy={busy}>
        <AddChannel refused={ofAdding} busy={busy} names={channels.map(({ name }) => name)} />
      </Channels>
      <Results
        title="What stood out"
        note={empty ? undefined : `${videos.length} videos`}
        clearAt={empty ? undefined : page.address}
      >
        {empty ? (
          <EmptyState title="No videos yet" action={refresh}>
            <p>Refresh looks at your active channels and brings the two uploads that stood out.</p>
          </EmptyState>
        ) : (
          <>
            <p className="max-w-prose text-sm text-ink-soft">
              Sample videos: invented for the demo, whatever channels you name.
            </p>
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
