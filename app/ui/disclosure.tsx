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
    <details open={open} name={name} id={id} className={`disclosure fold ${className}`}>
      <summary>
        <span className="min-w-0">{summary}</span>
        <ChevronDown aria-hidden="true" className="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
