import type { ReactNode } from "react";
import { SignalPanel } from "../light/signal-panel";

/** The frame of login, signup and the page after deletion: content, and on wide screens the signal panel. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <div className="frame grid items-center gap-x-16 py-14 sm:py-20 lg:grid-cols-[1fr_27rem] xl:gap-x-24">
      <div className="mx-auto grid w-full max-w-md gap-6 lg:mx-0">{children}</div>
      <div className="max-lg:hidden">
        <SignalPanel />
      </div>
    </div>
  );
}
