import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button";
import { WelcomeLink } from "../../waitlist/welcome-link";

interface PictureProps {
  /** The tool and its subject. */
  caption: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A picture of a tool at work, marked as illustrative (spec section 9). */
export function Picture({ caption, children, className = "card" }: PictureProps) {
  return (
    <figure className={`min-w-0 ${className}`}>
      <figcaption className="picture-caption">
        <span>{caption}</span>
        <span>Illustrative figures</span>
      </figcaption>
      {children}
    </figure>
  );
}

interface TryLinkProps {
  children: ReactNode;
  /** Classes of the button; secondary if left out. */
  look?: string;
}

/** Opens the welcome dialog (spec section 2, landing page) without scrolling. */
export function TryLink({ children, look = buttonClass({ variant: "secondary" }) }: TryLinkProps) {
  return (
    <WelcomeLink step="choice" className={look}>
      {children}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </WelcomeLink>
  );
}
