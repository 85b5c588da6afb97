import { Link } from "react-router";
import { BRAND } from "../brand";
import { Logo } from "../ui/mark";

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8">
        <Link to="/" className="inline-flex rounded-control py-1">
          <Logo />
        </Link>
        <p className="text-sm text-ink-soft">{BRAND.tagline}</p>
      </div>
    </footer>
  );
}
