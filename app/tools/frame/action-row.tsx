import type { ReactNode } from "react";

export interface ActionRowProps {
  /** What the button does, in a sentence. */
  note: string;
  children: ReactNode;
}

/** A tool's button, and beside it what it does. */
export function ActionRow({ note, children }: ActionRowProps) {
  return (
    <div className="grid items-center gap-x-5 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)] print:hidden">
      {children}
      <p className="max-w-prose text-sm text-ink-soft">{note}</p>
    </div>
  );
}
