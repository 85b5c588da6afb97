import { type ReactNode, useEffect, useRef } from "react";

export interface QuestionProps {
  title: string;
  text?: ReactNode;
  /** The ways to answer: a form for yes, a link for no. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back. By script it takes the focus, as a dialog would. */
export function Question({ title, text, children }: QuestionProps) {
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
