import type { LucideIcon } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import type { Busy } from "../busy";

export interface RunButtonProps {
  /** The tool's page, with what of its query stays. */
  address: string;
  action: string;
  icon: LucideIcon;
  label: string;
  /** Its label while it works. */
  working: string;
  busy: Busy;
  /** True while it would take something away: what is typed into an open form. */
  waits?: boolean;
}

/** The one button of a tool that needs nothing typed: under the thumb on a phone. */
export function RunButton({ address, action, icon: Icon, label, working, busy, waits }: RunButtonProps) {
  const works = busy.action === action;
  return (
    <Form method="post" action={address} replace preventScrollReset>
      <input type="hidden" name="action" value={action} />
      <Button disabled={waits || busy.action !== null} className="max-sm:w-full">
        {works ? <Spinner className="size-4.5" /> : <Icon aria-hidden="true" className="size-4.5" />}
        {works ? working : label}
      </Button>
    </Form>
  );
}
