import type { ReactNode } from "react";
import { SkipLink } from "../ui/skip-link";
import type { Room } from "./rooms";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";

export interface ShellFrameProps {
  user: { email: string; isDemo: boolean };
  rooms: Room[];
  children: ReactNode;
}

/** The frame of every signed-in page. */
export function ShellFrame({ user, rooms, children }: ShellFrameProps) {
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
          {children}
        </main>
      </div>
    </>
  );
}
