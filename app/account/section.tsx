import type { ReactNode } from "react";

export interface AccountSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One part of the page under a hairline: its heading, what it is for, and what there is to set. */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-6 border-t border-line pt-7 lg:scroll-mt-4"
    >
      <div className="max-w-prose">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {intro && <p className="mt-1.5 text-sm text-ink-soft">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** A setting that is told and not asked for, at the height of the fields beside it. */
export function Given({ term, hint, children }: { term: string; hint?: string; children: ReactNode }) {
  return (
    <dl className="grid content-start gap-1.5">
      <dt className="text-sm font-medium">{term}</dt>
      <dd className="flex items-center gap-2 sm:min-h-11">{children}</dd>
      {hint && <dd className="text-xs text-ink-soft">{hint}</dd>}
    </dl>
  );
}
