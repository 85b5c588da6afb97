import { type ReactNode, useEffect, useRef } from "react";

interface AccountSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of the page: heading, intro and its controls. */
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

/** A setting that cannot be changed, at the height of the fields beside it. */
export function ReadOnlySetting({
  term,
  hint,
  children,
}: {
  term: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <dl className="grid content-start gap-1.5">
      <dt className="text-sm font-medium">{term}</dt>
      <dd className="flex items-center gap-2 sm:min-h-11">{children}</dd>
      {hint && <dd className="text-xs text-ink-soft">{hint}</dd>}
    </dl>
  );
}

/** A card beside the settings. */
export function SideCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="card grid scroll-mt-20 gap-4 p-5 sm:p-6 lg:scroll-mt-4"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * After what had the focus went, a confirmation or its button, the focus is on what follows.
 *
 * @param state changes whenever it may have gone
 * @param follows what is there then
 */
export function useFocusOnWhatFollows(state: string, follows: () => HTMLElement | null): void {
  const before = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== state && isLost) follows()?.focus({ preventScroll: true });
    before.current = state;
  });
}

interface ConfirmBoxProps {
  title: string;
  text?: ReactNode;
  /** The choices: a form for yes, a link for no. */
  children: ReactNode;
}

/** Confirms something irreversible. With script it takes the focus, as a dialog would. */
export function ConfirmBox({ title, text, children }: ConfirmBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-4 rounded-control border border-line-strong bg-paper p-4 print:hidden">
      <div className="grid gap-1.5">
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {title}
        </h3>
        {typeof text === "string" ? <p className="text-sm text-ink-soft">{text}</p> : text}
      </div>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </div>
  );
}
