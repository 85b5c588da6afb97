import { ChevronsUpDown, CreditCard, LogOut, Settings, X } from "lucide-react";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { Badge } from "../ui/badge";
import { Logo } from "../ui/mark";
import { useHideOnNavigation } from "../ui/popover";

export const SIDEBAR = "sidebar";

interface SidebarProps {
  user: { email: string; isDemo: boolean };
  /** Their list, drawn for the address of the document (draw.tsx). */
  rooms: Drawn;
}

/** A column on large screens, a sliding popover on small ones. */
export function Sidebar({ user, rooms }: SidebarProps) {
  const aside = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  useHideOnNavigation(aside);
  useCurrentRoom(nav, rooms.name);
  return (
    <aside
      ref={aside}
      id={SIDEBAR}
      popover="auto"
      onBlur={hideWhenLeft}
      className="sidebar flex-col bg-paper p-0 lg:bg-sunken print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between px-5 pt-4 lg:pr-3">
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
        <div className="max-lg:w-full max-lg:pt-1">
          <Badge>Demo Mode</Badge>
        </div>
      </div>
      <nav ref={nav} aria-label="Tools" className="mt-2 flex-1 overflow-y-auto px-3 py-1">
        <DrawnPart id="sidebar-rooms" drawn={rooms} />
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

/** Marks the room of the address, which the server does for the first page alone: what is drawn stays as it is. */
function useCurrentRoom(nav: RefObject<HTMLElement | null>, drawn: string): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list drawn anew is marked anew
  useEffect(() => {
    for (const link of nav.current?.querySelectorAll("a") ?? []) {
      // A room is the same at either of its desks.
      if (isWithin(link.pathname.replace(/\/yours$/, ""), pathname))
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname, drawn]);
}

/** Whether an address is a room's or below it. */
export function isWithin(room: string, pathname: string): boolean {
  return pathname === room || pathname.startsWith(`${room}/`);
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
