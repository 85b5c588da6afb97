import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "./button";

/** A way to another page that carries what was worked on along. */
export interface StepLink {
  label: string;
  to: string;
}

interface NextStepsProps {
  steps: StepLink[];
  size?: "sm" | "md";
  /** False where another button stands out beside them. */
  leads?: boolean;
}

/** What to do next with a result, the first the likeliest. A label may hold what somebody wrote, so it wraps. */
export function NextSteps({ steps, size = "md", leads = size === "md" }: NextStepsProps) {
  return (
    <nav
      aria-label="Next steps"
      className={`gap-3 print:hidden ${size === "sm" ? "flex flex-wrap" : "grid sm:flex sm:flex-wrap"}`}
    >
      {steps.map(({ label, to }, at) => (
        <Link
          key={label}
          to={to}
          className={buttonClass({
            variant: at === 0 && leads ? "primary" : "secondary",
            size,
            wraps: true,
          })}
        >
          {label}
          {at === 0 && <ArrowRight aria-hidden="true" className="size-4" />}
        </Link>
      ))}
    </nav>
  );
}
