import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Opening one closes the others of the same name. */
  name?: string;
  id?: string;
  className?: string;
}

/** A native <details> with a chevron. */
export function Disclosure({ summary, children, open, name, id, className = "" }: DisclosureProps) {
  return (
    <details open={open} name={name} id={id} className={`disclosure ${className}`}>
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-control py-2 text-sm font-medium">
        <span className="min-w-0">{summary}</span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft" />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
