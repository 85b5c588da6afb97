import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button";
import { WelcomeLink } from "../../waitlist/welcome-link";

export interface TryLinkProps {
  children: ReactNode;
  /** Look of the button; a quiet one unless its ground asks for another. */
  look?: string;
}

/** Opens the welcome dialog (spec section 2, landing page), where the page has been read to. */
export function TryLink({ children, look = buttonClass({ variant: "secondary" }) }: TryLinkProps) {
  return (
    <WelcomeLink step="choice" className={look}>
      {children}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </WelcomeLink>
  );
}
