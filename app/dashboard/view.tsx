import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { QueryForm } from "../analyzer/form";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import type { Room } from "../shell/rooms";
import type { RoomFigure } from "../tools/tool/workspaces";
import { TrendPanel } from "../trends/panel";
import type { LoadedPanel, PanelState } from "../trends/show";
import { buttonClass } from "../ui/button";

interface DashboardViewProps {
  /** Demo users have no analyzer (spec section 6). */
  canAnalyze: boolean;
  rooms: Room[];
  figures: Record<string, RoomFigure>;
  trend: Exclude<PanelState, LoadedPanel> | { state: "loaded"; card: Drawn };
  kpis: Drawn;
}

export function DashboardView({ canAnalyze, rooms, figures, trend, kpis }: DashboardViewProps) {
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
          <TrendPanel panel={trend}>
            {trend.state === "loaded" && <DrawnPart id="trend-card" drawn={trend.card} />}
          </TrendPanel>
        </div>
      </section>
      <ToolCards rooms={rooms} figures={figures} />
      <DrawnPart id="kpis" drawn={kpis} />
    </div>
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
