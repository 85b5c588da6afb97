import { ChevronsUpDown, CreditCard, LogOut, Settings } from "lucide-react";
import { useRef } from "react";
import { Form, Link } from "react-router";
import { useHiddenOnNavigation } from "../ui/popover";

const MENU = "user-menu";

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-sunken";

export function UserMenu({ email }: { email: string }) {
  const menu = useRef<HTMLDivElement>(null);
  useHiddenOnNavigation(menu);
  const at = email.lastIndexOf("@");
  return (
    <div className="border-t border-line p-3">
      <button
        type="button"
        popoverTarget={MENU}
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left hover:bg-surface"
      >
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-go text-sm font-semibold text-on-go"
        >
          {email.charAt(0).toUpperCase()}
        </span>
        <span className="sr-only">Account menu,</span>
        <span className="line-clamp-2 min-w-0 flex-1 text-xs leading-tight wrap-anywhere">
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      </button>
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        className="popover bottom-20 left-3 w-58 rounded-card border border-line bg-surface p-1.5 shadow-lift"
      >
        <Link to="/account" className={ITEM}>
          <Settings aria-hidden="true" className="size-4.5 text-ink-soft" />
          Account Settings
        </Link>
        <Link to="/pricing" className={ITEM}>
          <CreditCard aria-hidden="true" className="size-4.5 text-ink-soft" />
          Pricing
        </Link>
        <Form method="post" action="/logout">
          <button type="submit" className={ITEM}>
            <LogOut aria-hidden="true" className="size-4.5 text-ink-soft" />
            Log Out of Demo
          </button>
        </Form>
      </div>
    </div>
  );
}
