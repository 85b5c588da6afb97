import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  aside?: ReactNode;
}

export function PageHeader({ title, intro, aside }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-prose">
        <h1 className="text-2xl">{title}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      </div>
      {aside && <div className="flex items-center gap-3">{aside}</div>}
    </header>
  );
}
