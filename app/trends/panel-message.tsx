import type { ReactNode } from "react";

export interface PanelMessageProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Something went wrong: read out at once. */
  isError?: boolean;
}

/** What stands in the trend panel's place while there is no trend to show. */
export function PanelMessage({ title, children, action, isError = false }: PanelMessageProps) {
  return (
    <div
      role={isError ? "alert" : undefined}
      className={`flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card border px-5 py-6 sm:px-7 ${
        isError ? "border-poor bg-poor-soft" : "border-dashed border-line-strong"
      }`}
    >
      <div className="flex max-w-prose items-center gap-5">
        {!isError && <span className="lamp-wait" />}
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1.5 text-ink-soft">{children}</p>
        </div>
      </div>
      {action}
    </div>
  );
}
