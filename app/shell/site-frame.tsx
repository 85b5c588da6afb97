import { type ReactNode, useEffect } from "react";
import { preloadModule } from "react-dom";
import { Link, useRouteLoaderData } from "react-router";
import { BRAND } from "../brand";
import { AccessDemo } from "../forms/access-demo";
import { useHydrated } from "../hydration/part";
import { ThemeToggle } from "../theme/toggle";
import { buttonClass } from "../ui/button";
import { Logo } from "../ui/lamp";
import { SkipLink } from "../ui/page-header";

declare global {
  interface Window {
    /** React Router's map of its pages and their scripts, whole on every page (routeDiscovery "initial"). */
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

/**
 * Loads a page's scripts ahead, so that it can answer where the connection is gone. React Router's own
 * PrefetchPageLinks imports them, and reloads the page when that fails: what a visitor is typing would be lost.
 *
 * @param route the page's id: its file in app/ without ending; one that is unknown loads nothing
 */
function usePreloadedPage(route: string): void {
  useEffect(() => {
    const page = window.__reactRouterManifest?.routes[route];
    if (!page) return;
    for (const script of [page.module, ...(page.imports ?? [])]) preloadModule(script, { as: "script" });
  }, [route]);
}

interface SiteFrameProps {
  children: ReactNode;
  /** The header's call to action; Access Demo if left out. */
  cta?: ReactNode;
  /** True where only somebody who is logged in gets to: the header offers no way in. */
  isLoggedIn?: boolean;
  /** Shown in the footer beside its lists. */
  footer?: ReactNode;
  /** True while a dialog covers the page. */
  behindDialog?: boolean;
}

/**
 * The frame of every public page. Behind a server-rendered dialog it is inert, or the keyboard would reach it first;
 * once script runs, the dialog is modal and does that itself.
 */
export function SiteFrame({
  children,
  cta,
  isLoggedIn = false,
  footer,
  behindDialog = false,
}: SiteFrameProps) {
  const hydrated = useHydrated();
  // Access Demo goes there, and says there that it failed: also where the connection is gone by then.
  usePreloadedPage("account/login/page");
  return (
    <div className="flex min-h-dvh flex-col" inert={behindDialog && !hydrated}>
      <SkipLink />
      <SiteHeader cta={isLoggedIn ? null : cta} isLoggedIn={isLoggedIn} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter>{footer}</SiteFooter>
    </div>
  );
}

const HEADER_LINK =
  "inline-flex min-h-9 items-center rounded-control px-2 text-sm font-medium text-ink-soft hover:text-ink pointer-coarse:min-h-11 sm:px-3";

interface SiteHeaderProps {
  cta?: ReactNode;
  isLoggedIn: boolean;
}

function SiteHeader({
  cta = <AccessDemo className={`${buttonClass({ variant: "secondary", size: "sm" })} max-sm:px-2.5`} />,
  isLoggedIn,
}: SiteHeaderProps) {
  const hasAccounts = useRouteLoaderData<{ hasAccounts: boolean }>("root")?.hasAccounts;
  return (
    <header className="frame flex h-18 items-center justify-between gap-1 sm:gap-4 print:hidden">
      <Link to="/" className="inline-flex rounded-control py-2 max-[23rem]:[&_span_span]:sr-only">
        <Logo />
      </Link>
      <div className="flex items-center gap-1 sm:gap-2">
        {/* A phone has no room for both: the footer has Pricing as well. */}
        <Link to="/pricing" className={`${HEADER_LINK} ${hasAccounts ? "max-sm:hidden" : ""}`}>
          Pricing
        </Link>
        {hasAccounts && !isLoggedIn && (
          <Link to="/login" className={HEADER_LINK}>
            Log in
          </Link>
        )}
        <ThemeToggle />
        {cta}
      </div>
    </header>
  );
}

/** Spec section 2, footer. Entries without a page are plain text. */
const LISTS = [
  {
    heading: "Features",
    entries: [
      { text: "Content Analyzer" },
      { text: "Comment Sentiment" },
      { text: "Competitor Monitor" },
      { text: "Content Idea Generator" },
      { text: "RPM Booster" },
      { text: "Series Planner" },
    ],
  },
  {
    heading: "Company",
    entries: [
      { text: "About Us" },
      { text: "Pricing", to: "/pricing" },
      { text: "Privacy Policy", to: "/privacy" },
      { text: "Terms of Service", to: "/terms" },
      { text: "Contact" },
    ],
  },
];

function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="frame grid grid-cols-2 gap-x-8 gap-y-8 pt-10 pb-8 sm:grid-cols-[1fr_auto_auto] sm:gap-x-12 lg:gap-x-20">
        <div className="max-sm:col-span-2">
          <Link to="/" className="inline-flex rounded-control py-1">
            <Logo />
          </Link>
          <p className="mt-3 max-w-[17ch] text-lg leading-snug font-semibold">{BRAND.tagline}</p>
          {children}
        </div>
        {LISTS.map(({ heading, entries }) => (
          <div key={heading}>
            <h2 className="text-sm font-semibold">{heading}</h2>
            <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
              {entries.map((entry) => (
                <li key={entry.text} className="py-0.5">
                  {"to" in entry && entry.to ? (
                    <Link
                      to={entry.to}
                      className="-my-0.5 block w-fit py-0.5 underline-offset-4 hover:text-ink hover:underline"
                    >
                      {entry.text}
                    </Link>
                  ) : (
                    entry.text
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="col-span-full border-t border-line pt-5 text-xs text-ink-soft">
          {BRAND.name} is an independent product, not affiliated with YouTube.
        </p>
      </div>
    </footer>
  );
}
