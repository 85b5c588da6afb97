import type { ReactNode } from "react";
import { useHydrated } from "../ui/hydrated";
import { SkipLink } from "../ui/skip-link";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export interface SiteFrameProps {
  children: ReactNode;
  /** The header's own call to action; Access Demo unless a page has another. */
  cta?: ReactNode;
  /** What the footer holds beside its lists. */
  footer?: ReactNode;
  /** A dialog lies over the page. */
  behindDialog?: boolean;
}

/**
 * The frame of every public page. Behind a dialog from the server it is inert, or the keyboard would walk
 * it first; once script runs the dialog is modal and sees to that itself.
 */
export function SiteFrame({ children, cta, footer, behindDialog = false }: SiteFrameProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col" inert={behindDialog && !hydrated}>
      <SkipLink />
      <SiteHeader cta={cta} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter>{footer}</SiteFooter>
    </div>
  );
}
