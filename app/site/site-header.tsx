import type { ReactNode } from "react";
import { Link } from "react-router";
import { AccessDemo } from "../account/access-demo";
import { ThemeToggle } from "../theme/toggle";
import { buttonClass } from "../ui/button";
import { Logo } from "../ui/mark";

export interface SiteHeaderProps {
  cta?: ReactNode;
}

export function SiteHeader({
  cta = <AccessDemo className={`${buttonClass({ variant: "secondary", size: "sm" })} max-sm:px-2.5`} />,
}: SiteHeaderProps) {
  return (
    <header className="frame flex h-18 items-center justify-between gap-1 sm:gap-4 print:hidden">
      <Link to="/" className="inline-flex rounded-control py-2 max-[23rem]:[&_span_span]:sr-only">
        <Logo />
      </Link>
      <div className="flex items-center gap-1 sm:gap-2">
        <Link
          to="/pricing"
          className="inline-flex min-h-9 items-center rounded-control px-2 text-sm font-medium text-ink-soft hover:text-ink pointer-coarse:min-h-11 sm:px-3"
        >
          Pricing
        </Link>
        <ThemeToggle />
        {cta}
      </div>
    </header>
  );
}
