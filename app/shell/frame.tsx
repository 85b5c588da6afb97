import type { ReactNode } from "react";
import { PlanNote } from "../handover/note";
import { type OpenedCard, OpenedCardBar } from "../handover/opened-card";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { ThemeToggle } from "../theme/toggle";
import { SkipLink } from "../ui/skip-link";
import { Sidebar } from "./sidebar";

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
