import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes an open popover, and those inside it, after a client navigation, as a document load would. */
export function useHideOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own key
  useEffect(() => {
    popover.current?.hidePopover();
    for (const inner of popover.current?.querySelectorAll<HTMLElement>("[popover]") ?? [])
      inner.hidePopover();
  }, [key]);
}

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
