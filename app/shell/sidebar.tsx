import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { useHideOnNavigation } from "../ui/popover";

/** By this id its buttons open it. */
export const SIDEBAR = "sidebar";

interface SidebarProps {
  /** Drawn for the address of the document (draw.tsx). */
  drawn: Drawn;
}

/** A column on large screens, a sliding popover on small ones. */
export function Sidebar({ drawn }: SidebarProps) {
  const aside = useRef<HTMLElement>(null);
  useHideOnNavigation(aside);
  useCurrentRoom(aside, drawn.name);
  return (
    <aside
      ref={aside}
      id={SIDEBAR}
      popover="auto"
      onBlur={hideWhenLeft}
      className="sidebar flex-col bg-paper p-0 lg:bg-sunken print:hidden"
    >
      <DrawnPart id="sidebar-drawn" drawn={drawn} className="contents" sending={{}} />
    </aside>
  );
}

/** The drawer is not a dialog: tabbing out of it closes it, since it covers the page. */
function hideWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (left && currentTarget.matches(":popover-open")) currentTarget.hidePopover();
}

/** Marks the room of the address, which the server does for the first page alone: what is drawn stays as it is. */
function useCurrentRoom(aside: RefObject<HTMLElement | null>, drawn: string): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list drawn anew is marked anew
  useEffect(() => {
    for (const link of aside.current?.querySelectorAll<HTMLAnchorElement>("nav a") ?? []) {
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
