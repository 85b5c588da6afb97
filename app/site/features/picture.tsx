import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { toolAt } from "../../tools/registry";
import { buttonClass } from "../../ui/button";
import { WelcomeLink } from "../../waitlist/welcome-link";

interface FeatureProps {
  /** Of its heading, unique on the page. */
  id: string;
  title: string;
  /** What the tool does, in a sentence or two. */
  text: string;
  /** Its name. */
  tool: string;
  /** Of its picture, where there is room to say it. */
  subject?: string;
  /** Its path, and what it works on there: what is the creator's own, or until it can a sample. */
  works: { at: string; own: string; sample: string };
  /** The try button. */
  action: ReactNode;
  /** The picture. */
  children: ReactNode;
  className?: string;
}

/** One of the spec's five (section 2, landing page): what a tool does, its picture, marked as illustrative, a try button. */
export function Feature({
  id,
  title,
  text,
  tool,
  subject,
  works,
  action,
  children,
  className = "",
}: FeatureProps) {
  return (
    <section aria-labelledby={id} className={`feature ${className}`}>
      <div className="feature-text">
        <h2 id={id} className="text-2xl text-balance">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <figure className="min-w-0">
        <figcaption className="picture-caption">
          <span>
            {tool}
            {subject && <span className="max-sm:hidden">: {subject}</span>}
          </span>
          <span>Illustrative figures</span>
        </figcaption>
        {children}
      </figure>
      <div className="feature-try">
        {action}
        <p>{toolAt(works.at)?.desks.includes("yours") ? works.own : works.sample}</p>
      </div>
    </section>
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
