import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2.5 focus:font-medium"
    >
      Skip to content
    </a>
  );
}

interface PageHeaderProps {
  /** The page one level up. */
  back?: { to: string; label: string };
  /** May be a creator's own text. */
  title: string;
  intro?: ReactNode;
  aside?: ReactNode;
}

export function PageHeader({ back, title, intro, aside }: PageHeaderProps) {
  return (
    <header className="grid gap-2">
      {back && (
        <Link
          to={back.to}
          className="link inline-flex w-fit items-center gap-1.5 py-1 text-sm wrap-anywhere print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          <span dir="auto">{back.label}</span>
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-prose min-w-0">
          <h1 dir="auto" className="text-2xl wrap-anywhere">
            {title}
          </h1>
          {intro && <p className="mt-2 text-ink-soft sm:text-balance">{intro}</p>}
        </div>
        {aside && <div className="flex items-center gap-3">{aside}</div>}
      </div>
    </header>
  );
}
