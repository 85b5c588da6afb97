import { Link } from "react-router";
import { CHANNEL_TEXTS } from "../channel/messages";
import { draw } from "../hydration/draw";
import { ROOMS } from "./rooms";
import { isWithin } from "./sidebar";

/** Stands in a kept list for the channel's name, which is its visitor's own. */
const NAME = "\u2028name\u2028";

/** Lists by the current room, and whether a channel is named: as many as there are rooms, twice. */
const lists = new Map<string, string>();

/**
 * The sidebar's list of rooms as HTML, the current one marked.
 *
 * @param pathname of the page
 * @param channel the connected channel's name, if there is one and it is known
 */
export function drawRooms(pathname: string, channel: string | null): string {
  const current = ROOMS.find(({ path }) => isWithin(path, pathname))?.path;
  const key = `${current} ${channel === null}`;
  const name = channel === null ? null : NAME;
  const list = lists.get(key) ?? draw("rooms", <RoomList current={current} name={name} />);
  lists.set(key, list);
  return channel === null ? list : list.replace(NAME, () => draw("name", channel));
}

function RoomList({ current, name }: { current?: string; name: string | null }) {
  return (
    <ul className="grid gap-0.5">
      {ROOMS.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <Link to={path} aria-current={path === current ? "page" : undefined} className="room-link">
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
        </li>
      ))}
    </ul>
  );
}
