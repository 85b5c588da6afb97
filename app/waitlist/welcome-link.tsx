import type { ReactNode } from "react";
import { Link } from "react-router";
import { OVER_PAGE } from "../ui/modal";

interface WelcomeLinkProps {
  step: "choice" | "waitlist";
  className: string;
  children: ReactNode;
}

/** Opens the welcome dialog over the landing page without scrolling it. */
export function WelcomeLink({ step, className, children }: WelcomeLinkProps) {
  return (
    <Link to={`/?welcome=${step}`} state={OVER_PAGE} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
