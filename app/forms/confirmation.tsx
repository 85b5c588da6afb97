import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../ui/button";
import { PostForm } from "./post-form";

/** The id of the link that leads to an action's confirmation. */
export function confirmLinkId(action: string): string {
  return `ask-${action}`;
}

/** Gives the focus back to the link that led to a question, once that is gone and the focus with it. */
export function useFocusAfterQuestion(action: string, isAsked: boolean): void {
  const was = useRef(isAsked);
  useEffect(() => {
    if (was.current && !isAsked && document.activeElement === document.body)
      document.getElementById(confirmLinkId(action))?.focus();
    was.current = isAsked;
  }, [action, isAsked]);
}

interface ConfirmationProps {
  /** The tool's page, with the part of its query that stays. */
  address: string;
  /** The action on confirming. */
  action: string;
  title: string;
  text: string;
  yes: string;
  /** What it is done to. */
  id?: string;
}

/** Asks before an action that cannot be undone. It has an address of its own, so it works without script. */
export function Confirmation({ address, action, title, text, yes, id }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      id="confirm"
      aria-labelledby="confirm-title"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-ink bg-surface px-5 py-4 print:hidden"
    >
      <div className="max-w-prose min-w-0 flex-1 basis-72">
        <h2 ref={heading} id="confirm-title" tabIndex={-1} className="text-base font-semibold outline-none">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <PostForm does={action} action={address} className="flex flex-wrap gap-3">
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <Button variant="stop" size="sm">
          {yes}
        </Button>
        <Link
          to={address}
          replace
          preventScrollReset
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          Keep it
        </Link>
      </PostForm>
    </section>
  );
}
