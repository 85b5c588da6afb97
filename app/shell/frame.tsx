import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type OpenedCard, OpenedCardBar, PlanNote } from "../handover/opened-card";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { ThemeToggle } from "../theme/toggle";
import { useHideOnNavigation } from "../ui/disclosure";
import { SkipLink } from "../ui/page-header";

/** By this id its buttons open it. */
export const SIDEBAR = "sidebar";

interface SidebarProps {
  /** Drawn for the address of the document (draw.tsx). */
  drawn: Drawn;
}

/** A column on large screens, a sliding popover on small ones. */
function Sidebar({ drawn }: SidebarProps) {
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

interface ShellFrameProps {
  sidebar: Drawn;
  /** Of the mobile header, all but the theme toggle. */
  bar: Drawn;
  /** The card that the page was opened from. */
  opened: OpenedCard | null;
  children: ReactNode;
}

/** The frame of every signed-in page. */
export function ShellFrame({ sidebar, bar, opened, children }: ShellFrameProps) {
  return (
    <>
      <SkipLink />
      <Sidebar drawn={sidebar} />
      <div className="lg:pl-64 print:pl-0">
        <TopBar bar={bar} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-6 pb-20 outline-none sm:px-8 lg:px-12 lg:pt-2"
        >
          {opened && <OpenedCardBar card={opened} />}
          {children}
        </main>
        <PlanNote />
      </div>
    </>
  );
}

/** The mobile header. Large screens show only its theme toggle. */
function TopBar({ bar }: Pick<ShellFrameProps, "bar">) {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-paper px-2 sm:px-6 lg:static lg:border-0 lg:px-10 print:hidden">
      <DrawnPart id="bar" drawn={bar} className="contents" />
      <div className="ml-auto">
        <ThemeToggle />
      </div>
    </header>
  );
}
