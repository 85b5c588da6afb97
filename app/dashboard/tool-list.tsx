import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { RoomFigure } from "../services/workspaces";
import { addressIn, ROOM_GROUPS, type Room } from "../shell/rooms";

interface ToolListProps {
  /** A room's newest figure, by its path. */
  figures: Record<string, RoomFigure>;
  /** Links then lead to the visitor's own desks. */
  hasChannel: boolean;
}

/** The tools by what they help with. Light and channel have their places above. */
export function ToolList({ figures, hasChannel }: ToolListProps) {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="text-xl">
        Your tools
      </h2>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {ROOM_GROUPS.map(
          ({ heading, rooms }) =>
            heading && (
              <section key={heading} aria-labelledby={`tools-${heading}`} className="tool-group">
                <h3 id={`tools-${heading}`}>{heading}</h3>
                <ul>
                  {rooms.map((room) => (
                    <li key={room.path}>
                      <ToolRow room={room} figure={figures[room.path]} hasChannel={hasChannel} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </section>
  );
}

interface ToolRowProps {
  room: Room;
  figure?: RoomFigure;
  hasChannel: boolean;
}

function ToolRow({ room, figure, hasChannel }: ToolRowProps) {
  const { label, description, icon: Icon, soon } = room;
  return (
    <Link to={figure?.at ?? addressIn(room, hasChannel)} className="tool-row">
      <Icon aria-hidden="true" />
      <span className="tool-name">
        <b>{label}</b>
        <small>{hasChannel && soon ? soon.will : description}</small>
      </span>
      {figure && (
        <span className="tool-figure">
          <b>{figure.value}</b>
          <small>{figure.label}</small>
        </span>
      )}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
