import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-12 text-center sm:py-16">
      <h2 className="text-xl">{title}</h2>
      <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div>
      {action && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  );
}
