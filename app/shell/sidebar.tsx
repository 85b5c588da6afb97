import { X } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { Link, NavLink } from "react-router";
import { Badge } from "../ui/badge";
import { Logo } from "../ui/mark";
import { useHiddenOnNavigation } from "../ui/popover";
import type { Room } from "./rooms";
import { UserMenu } from "./user-menu";

export const SIDEBAR = "sidebar";

export interface SidebarProps {
  user: { email: string; isDemo: boolean };
  rooms: Room[];
}

/** A column on large screens, a popover that slides over small ones. */
export function Sidebar({ user, rooms }: SidebarProps) {
  const aside = useRef<HTMLElement>(null);
  useHiddenOnNavigation(aside);
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
      <nav aria-label="Tools" className="mt-4 flex-1 overflow-y-auto px-3 py-1">
        <ul className="grid gap-0.5">
          {rooms.map((room) => (
            <li key={room.path}>
              <RoomLink {...room} />
            </li>
          ))}
        </ul>
      </nav>
      <UserMenu email={user.email} />
    </aside>
  );
}

/** The drawer is no dialog: whoever tabs on is back on the page, which it would cover. */
function hideWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (left && currentTarget.matches(":popover-open")) currentTarget.hidePopover();
}

function RoomLink({ path, label, icon: Icon }: Room) {
  return (
    <NavLink to={path} className="room-link">
      <Icon aria-hidden="true" />
      {label}
    </NavLink>
  );
}
