import { ChevronsUpDown, CreditCard, LogOut, Settings, X } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { Form, Link, NavLink } from "react-router";
import { CHANNEL_TEXTS } from "../channel/messages";
import { Badge } from "../ui/badge";
import { Logo } from "../ui/mark";
import { useHideOnNavigation } from "../ui/popover";
import type { Room } from "./rooms";

export const SIDEBAR = "sidebar";

interface SidebarProps {
  user: { email: string; isDemo: boolean };
  /** The connected channel, if there is one and its name is known. */
  channel: { name: string } | null;
  rooms: Room[];
}

/** A column on large screens, a sliding popover on small ones. */
export function Sidebar({ user, channel, rooms }: SidebarProps) {
  const aside = useRef<HTMLElement>(null);
  useHideOnNavigation(aside);
  return (
    <aside
      ref={aside}
      id={SIDEBAR}
      popover="auto"
      onBlur={hideWhenLeft}
      className="sidebar flex-col bg-paper p-0 lg:bg-sunken print:hidden"
    >
      <div className="flex items-center justify-between px-5 pt-4">
        <Link to="/dashboard" className="inline-flex rounded-control py-2">
          <Logo />
        </Link>
        <button
          type="button"
          popoverTarget={SIDEBAR}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="-mr-2 inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken lg:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="px-5 pt-1">
        <Badge tone="good">Demo Mode</Badge>
      </div>
      <nav aria-label="Tools" className="mt-2 flex-1 overflow-y-auto px-3 py-1">
        <ul className="grid gap-0.5">
          {rooms.map((room) => (
            <li key={room.path}>
              <RoomLink {...room} name={room.path === CHANNEL_TEXTS.path ? channel?.name : undefined} />
            </li>
          ))}
        </ul>
      </nav>
      <UserMenu email={user.email} />
    </aside>
  );
}

/** The drawer is not a dialog: tabbing out of it closes it, since it covers the page. */
function hideWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (left && currentTarget.matches(":popover-open")) currentTarget.hidePopover();
}

/** A room, and what is in it by name: the connected channel. */
function RoomLink({ path, label, icon: Icon, name }: Room & { name?: string }) {
  return (
    <NavLink to={path} className="room-link">
      <Icon aria-hidden="true" />
      <span className="min-w-0">
        {label}
        {name && (
          <span dir="auto" className="block truncate text-xs font-normal text-ink-soft">
            {name}
          </span>
        )}
      </span>
    </NavLink>
  );
}

const MENU = "user-menu";

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-sunken";

function UserMenu({ email }: { email: string }) {
  const menu = useRef<HTMLDivElement>(null);
  useHideOnNavigation(menu);
  const at = email.lastIndexOf("@");
  return (
    <div className="border-t border-line p-3">
      <button
        type="button"
        popoverTarget={MENU}
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
        ref={menu}
        id={MENU}
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
        <Form method="post" action="/logout">
          <button type="submit" className={ITEM}>
            <LogOut aria-hidden="true" className="size-4.5 text-ink-soft" />
            Log Out of Demo
          </button>
        </Form>
      </div>
    </div>
  );
}
