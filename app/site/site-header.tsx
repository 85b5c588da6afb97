import { Link } from "react-router";
import { AccessDemo } from "../account/access-demo";
import { ThemeToggle } from "../theme/toggle";
import { buttonClass } from "../ui/button";
import { Logo } from "../ui/mark";

export function SiteHeader() {
  return (
    <header className="frame flex h-18 items-center justify-between gap-2 sm:gap-4">
      <Link to="/" className="inline-flex rounded-control py-2">
        <Logo />
      </Link>
      <div className="flex items-center gap-1 sm:gap-2">
        <ThemeToggle />
        <AccessDemo className={buttonClass({ variant: "secondary", size: "sm" })} />
      </div>
    </header>
  );
}
