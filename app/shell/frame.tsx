import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Drawn } from "../hydration/drawn";
import { PlanNote } from "../plan/handover/note";
import { type OpenedCard, OpenedCardBar } from "../plan/handover/opened-card";
import { ThemeToggle } from "../theme/toggle";
import { Logo } from "../ui/mark";
import { SkipLink } from "../ui/skip-link";
import { SIDEBAR, Sidebar } from "./sidebar";

interface ShellFrameProps {
  user: { email: string; isDemo: boolean };
  rooms: Drawn;
  /** The card that the page was opened from. */
  opened: OpenedCard | null;
  children: ReactNode;
}

/** The frame of every signed-in page. */
export function ShellFrame({ user, rooms, opened, children }: ShellFrameProps) {
  return (
    <>
      <SkipLink />
      <Sidebar user={user} rooms={rooms} />
      <div className="lg:pl-64 print:pl-0">
        <TopBar />
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
function TopBar() {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-paper px-2 sm:px-6 lg:static lg:border-0 lg:px-10 print:hidden">
      <button
        type="button"
        popoverTarget={SIDEBAR}
        aria-label="Open menu"
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5.5" />
      </button>
      <Link to="/dashboard" className="inline-flex rounded-control py-2 lg:hidden">
        <Logo />
      </Link>
      <div className="ml-auto">
        <ThemeToggle />
      </div>
    </header>
  );
}
