import { Menu } from "lucide-react";
import { Link } from "react-router";
import { ThemeToggle } from "../theme/toggle";
import { Logo } from "../ui/mark";
import { SIDEBAR } from "./sidebar";

/** The mobile header; on large screens only the theme toggle is left of it. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-paper px-2 sm:px-6 lg:static lg:border-0 lg:px-10 print:hidden">
      <button
        type="button"
        popoverTarget={SIDEBAR}
        aria-label="Open menu"
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5.5" />
      </button>
      <Link to="/dashboard" className="inline-flex rounded-control py-2 lg:hidden">
        <Logo />
      </Link>
      <div className="ml-auto">
        <ThemeToggle />
      </div>
    </header>
  );
}
