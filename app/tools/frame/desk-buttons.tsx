import type { LucideIcon } from "lucide-react";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import type { Busy } from "../busy";

interface DeskButtonsProps {
  action: string;
  icon: LucideIcon;
  label: string;
  /** Its label while it works, and that of the example while that does. */
  working: string;
  trying: string;
  /** True where something that must be filled is known to be blank. */
  blank?: boolean;
  busy: Busy;
}

/** What a Yours desk's form is sent with: for what was filled in, or for an example in place of it. */
export function DeskButtons({ action, icon: Icon, label, working, trying, blank, busy }: DeskButtonsProps) {
  const works = busy.action === action;
  return (
    <div className="flex flex-wrap gap-3">
      <Button name="action" value={action} disabled={blank || busy.action !== null} className="max-sm:w-full">
        {works ? <Spinner className="size-4.5" /> : <Icon aria-hidden="true" className="size-4.5" />}
        {works ? working : label}
      </Button>
      <Button
        name="action"
        value="example"
        variant="secondary"
        disabled={busy.action !== null}
        className="max-sm:w-full"
      >
        {busy.action === "example" ? trying : "Try it with an example"}
      </Button>
    </div>
  );
}
