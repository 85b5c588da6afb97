import type { ReactNode } from "react";
import { Link } from "react-router";
import { OVER_PAGE } from "../ui/modal";

interface WelcomeLinkProps {
  step: "choice" | "waitlist";
  className: string;
  children: ReactNode;
}

/** How a link to the dialog is followed: over the page, which does not scroll. */
export const OVER_PAGE_LINK = { state: OVER_PAGE, preventScrollReset: true };

/** Opens the welcome dialog over the landing page without scrolling it. */
export function WelcomeLink({ step, className, children }: WelcomeLinkProps) {
  return (
    <Link to={`/?welcome=${step}`} {...OVER_PAGE_LINK} className={className}>
      {children}
    </Link>
  );
}
