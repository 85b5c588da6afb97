import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { QueryForm } from "../analyzer/form";
import type { Room } from "../shell/rooms";
import type { RoomFigure } from "../tools/tool/workspaces";
import { TrendPanel } from "../trends/panel";
import type { PanelState } from "../trends/show";
import { buttonClass } from "../ui/button";
import { KpiPanel } from "./kpi-panel";

interface DashboardViewProps {
  /** Demo users have no analyzer (spec section 6). */
  canAnalyze: boolean;
  rooms: Room[];
  figures: Record<string, RoomFigure>;
  trend: PanelState;
}

export function DashboardView({ canAnalyze, rooms, figures, trend }: DashboardViewProps) {
  return (
    <div className="grid gap-12">
      <section>
        <h1 className="text-3xl">Welcome back!</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">What are you thinking of filming next?</p>
        <div className="mt-7">
          {canAnalyze ? (
            <QueryForm query="" error={null} busy={false} />
          ) : (
            <Link to="/signup" className={buttonClass()}>
              Create a real account
            </Link>
          )}
        </div>
      </section>
      <section aria-labelledby="trend">
        <h2 id="trend" className="text-xl">
          The trend of your topic
        </h2>
        <div className="mt-4">
          <TrendPanel panel={trend} insightsLink={<InsightsLink panel={trend} />} />
        </div>
      </section>
      <ToolCards rooms={rooms} figures={figures} />
      <KpiPanel />
    </div>
  );
}

function InsightsLink({ panel }: { panel: PanelState }) {
  const count = panel.state === "loaded" ? panel.insights.length : 0;
  return (
    <Link to="/youtube" className="group inline-flex min-h-11 items-center gap-2 text-sm font-medium">
      <span className="group-hover:underline">
        {count === 0 ? "See the trend in full" : `See what to do about it (${count})`}
      </span>
      <ArrowRight aria-hidden="true" className="size-4.5 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}

interface ToolCardsProps {
  rooms: Room[];
  /** By path. */
  figures: Record<string, RoomFigure>;
}

/** A card for each tool. */
function ToolCards({ rooms, figures }: ToolCardsProps) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-xl">
        Your tools
      </h2>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map((room) => (
          <li key={room.path} className="tool-place">
            <ToolCard {...room} figure={figures[room.path]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolCard({ path, label, description, icon: Icon, figure }: Room & { figure?: RoomFigure }) {
  return (
    <Link to={figure?.at ?? path} className="tool-card">
      <span className="tool-name">
        <Icon aria-hidden="true" />
        <span>
          <b>{label}</b>
          <small>{description}</small>
        </span>
      </span>
      <span className="tool-figure">
        {figure && (
          <span>
            <b>{figure.value}</b>
            <small>{figure.label}</small>
          </span>
        )}
        <ArrowRight aria-hidden="true" />
      </span>
    </Link>
  );
}
