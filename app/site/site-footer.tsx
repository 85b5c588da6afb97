import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../brand";
import { Logo } from "../ui/mark";

/** Spec section 2, footer. What has no page of its own is plain text. */
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

export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="frame grid grid-cols-2 gap-x-8 gap-y-10 pt-16 pb-12 sm:grid-cols-[1fr_auto_auto] sm:gap-x-12 lg:gap-x-20">
        <div className="max-sm:col-span-2">
          <Link to="/" className="inline-flex rounded-control py-1">
            <Logo />
          </Link>
          <p className="mt-4 max-w-[17ch] text-xl font-semibold">{BRAND.tagline}</p>
          {children}
        </div>
        {LISTS.map(({ heading, entries }) => (
          <div key={heading}>
            <h2 className="text-sm font-semibold">{heading}</h2>
            <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
              {entries.map((entry) => (
                <li key={entry.text} className="min-h-6 py-0.5">
                  {"to" in entry && entry.to ? (
                    <Link to={entry.to} className="link inline-block py-0.5">
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
