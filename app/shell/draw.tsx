import { Link } from "react-router";
import { type ConnectedChannel, UNNAMED } from "../channel/channel";
import { CHANNEL_TEXTS } from "../channel/messages";
import { draw } from "../hydration/draw";
import { addressIn, ROOM_GROUPS, ROOMS, type Room } from "./rooms";
import { isWithin } from "./sidebar";

/** Stands in a kept list for the channel's name, which is its visitor's own. */
const NAME = "\u2028name\u2028";

/** Lists by the current room and kind of channel: as many as there are rooms, three times. */
const lists = new Map<string, string>();

/**
 * The sidebar's list of rooms as HTML, the current one marked.
 *
 * @param pathname of the page
 * @param channel the connected one: links then lead to the visitor's own desks, and its room says its name if known
 */
export function drawRooms(pathname: string, channel: Pick<ConnectedChannel, "name"> | null): string {
  const current = ROOMS.find(({ path }) => isWithin(path, pathname))?.path;
  const name = channel === null || channel.name === UNNAMED ? null : channel.name;
  const kind = channel === null ? "without" : name === null ? "unnamed" : "named";
  const key = `${current} ${kind}`;
  const list =
    lists.get(key) ??
    draw(
      "rooms",
      <RoomList current={current} name={name === null ? null : NAME} hasChannel={channel !== null} />,
    );
  lists.set(key, list);
  return name === null ? list : list.replace(NAME, () => draw("name", name));
}

interface RoomListProps {
  current?: string;
  name: string | null;
  hasChannel: boolean;
}

function RoomList({ hasChannel, ...shown }: RoomListProps) {
  return ROOM_GROUPS.map(({ heading, rooms }) => {
    const id = heading ? `rooms-${heading.toLowerCase()}` : undefined;
    return (
      <div key={heading ?? rooms[0]?.path} className="room-group">
        {heading && <p id={id}>{heading}</p>}
        <ul aria-labelledby={id}>
          {rooms.map((room) => (
            <li key={room.path}>
              <RoomLink room={room} to={addressIn(room, hasChannel)} {...shown} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

interface RoomLinkProps extends Omit<RoomListProps, "hasChannel"> {
  room: Room;
  to: string;
}

function RoomLink({ room: { path, label, icon: Icon }, to, current, name }: RoomLinkProps) {
  return (
    <Link to={to} aria-current={path === current ? "page" : undefined} className="room-link">
      <Icon aria-hidden="true" />
      <span className="min-w-0">
        {label}
        {path === CHANNEL_TEXTS.path && name && (
          <span dir="auto" className="block truncate text-xs font-normal text-ink-soft">
            {name}
          </span>
        )}
      </span>
    </Link>
  );
}
