import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { RoomFigure } from "../services/workspaces";
import { addressIn, ROOMS, type Room } from "../shell/rooms";

/** A room's newest figure, by its path. */
type Figures = Record<string, RoomFigure>;

interface ToolCardsProps {
  figures: Figures;
  /** Cards then lead to the visitor's own desks. */
  hasChannel: boolean;
}

/** A card for each room but this one. */
export function ToolCards({ figures, hasChannel }: ToolCardsProps) {
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-xl">
        Your tools
      </h2>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {ROOMS.filter(({ path }) => path !== "/dashboard").map((room) => (
          <li key={room.path} className="tool-place">
            <ToolCard room={room} figure={figures[room.path]} hasChannel={hasChannel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ToolCardProps {
  room: Room;
  figure?: RoomFigure;
  hasChannel: boolean;
}

function ToolCard({ room, figure, hasChannel }: ToolCardProps) {
  const { label, description, icon: Icon, soon } = room;
  return (
    <Link to={figure?.at ?? addressIn(room, hasChannel)} className="tool-card">
      <span className="tool-name">
        <Icon aria-hidden="true" />
        <span>
          <b>{label}</b>
          <small>{hasChannel && soon ? soon : description}</small>
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
