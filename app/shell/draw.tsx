import { ChevronsUpDown, CreditCard, LogOut, Menu, Settings, X } from "lucide-react";
import { Link } from "react-router";
import { draw, keepDrawings } from "../hydration/draw";
import { type ConnectedChannel, UNNAMED } from "../model/channel";
import { CHANNEL_PATH } from "../navigation/paths";
import { Badge } from "../ui/badge";
import { Logo } from "../ui/lamp";
import { isWithin, SIDEBAR } from "./frame";
import { addressIn, ROOM_GROUPS, ROOMS, type Room } from "./rooms";

interface SidebarOf {
  /** Of the page. */
  pathname: string;
  /** The connected one: links then lead to the visitor's own desks, and its room says its name if known. */
  channel: Pick<ConnectedChannel, "name"> | null;
  email: string;
  /** Whether they have an account; else this is the demo, and says so. */
  hasAccount: boolean;
}

/** The sidebar as HTML: the logo, the rooms with the current one marked, the user menu. */
export function drawSidebar({ pathname, channel, email, hasAccount }: SidebarOf): string {
  const { head, menu } = hasAccount ? OF_ACCOUNT : OF_DEMO;
  const rooms = drawRooms(pathname, channel);
  return `${head()}<nav aria-label="Tools" class="mt-2 flex-1 overflow-y-auto px-3 py-1">${rooms}</nav>${menu(email).html}`;
}

function SidebarHead({ isDemo }: { isDemo: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between px-5 pt-4 lg:pr-3">
      <HomeLink className="inline-flex" />
      <button
        type="button"
        popoverTarget={SIDEBAR}
        popoverTargetAction="hide"
        aria-label="Close menu"
        className="-mr-2 inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken lg:hidden"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {isDemo && (
        <div className="max-lg:w-full max-lg:pt-1">
          <Badge>Demo Mode</Badge>
        </div>
      )}
    </div>
  );
}

function HomeLink({ className }: { className: string }) {
  return (
    <Link to="/dashboard" className={`rounded-control py-2 ${className}`}>
      <Logo />
    </Link>
  );
}

let bar: string | undefined;

/** What a phone shows above the page, as HTML: the button that opens the sidebar, and the logo. */
export function drawBar(): string {
  bar ??= draw("bar", <Bar />);
  return bar;
}

function Bar() {
  return (
    <>
      <button
        type="button"
        popoverTarget={SIDEBAR}
        aria-label="Open menu"
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5.5" />
      </button>
      <HomeLink className="inline-flex lg:hidden" />
    </>
  );
}

/** In demo mode everybody has one address; of others the newest stay. */
const MOST_MENUS = 50;
/** What differs between the demo and an account, each drawn once. */
function partsFor(isDemo: boolean) {
  let head: string | undefined;
  return {
    head() {
      head ??= draw("sidebar", <SidebarHead isDemo={isDemo} />);
      return head;
    },
    menu: keepDrawings(MOST_MENUS, (email: string) =>
      draw("menu", <UserMenu email={email} isDemo={isDemo} />),
    ),
  };
}
const OF_DEMO = partsFor(true);
const OF_ACCOUNT = partsFor(false);

/** Stands in a kept list for the channel's name, which is its visitor's own. */
const NAME = "\u0001name\u0001";

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
        {path === CHANNEL_PATH && name && (
          <span dir="auto" className="block truncate text-xs font-normal text-ink-soft">
            {name}
          </span>
        )}
      </span>
    </Link>
  );
}

const USER_MENU = "user-menu";

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-sunken";

function UserMenu({ email, isDemo }: { email: string; isDemo: boolean }) {
  const at = email.lastIndexOf("@");
  return (
    <div className="border-t border-line p-3">
      <button
        type="button"
        popoverTarget={USER_MENU}
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left hover:bg-surface"
      >
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-go text-sm font-semibold text-on-go"
        >
          {email.charAt(0).toUpperCase()}
        </span>
        <span className="sr-only">Account menu,</span>
        <span className="line-clamp-2 min-w-0 flex-1 text-xs leading-tight wrap-anywhere">
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      </button>
      <div
        id={USER_MENU}
        popover="auto"
        className="popover bottom-20 left-3 w-58 rounded-card border border-line bg-surface p-1.5 shadow-lift"
      >
        <Link to="/account" className={ITEM}>
          <Settings aria-hidden="true" className="size-4.5 text-ink-soft" />
          Account Settings
        </Link>
        <Link to="/pricing" className={ITEM}>
          <CreditCard aria-hidden="true" className="size-4.5 text-ink-soft" />
          Pricing
        </Link>
        <form method="post" action="/logout">
          <button type="submit" className={ITEM}>
            <LogOut aria-hidden="true" className="size-4.5 text-ink-soft" />
            {isDemo ? "Log Out of Demo" : "Log out"}
          </button>
        </form>
      </div>
    </div>
  );
}
