import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { Notice } from "../ui/notice";
import { Confirmation, confirmLinkId, useFocusAfterQuestion } from "./confirmation";
import { PostForm } from "./post-form";
import type { Busy } from "./sending";

/** The answer to a form: the whole address of the new feed, or why it was not made. */
export type AddressAnswer = { made: string } | { refused: string };

interface SecretAddressProps {
  /** The page, and the part of it that this stands in. */
  page: string;
  part: string;
  texts: Record<"make" | "again" | "note" | "end" | "shown" | "once" | "how", string> & {
    question: Record<"title" | "text" | "yes", string>;
  };
  /** The day the address was made; null without one, undefined where that cannot be read. */
  made: string | null | undefined;
  confirming: boolean;
  answer: AddressAnswer | undefined;
  busy: Busy;
}

/** Makes the secret address of a feed, shows it this once, and ends it. */
export function SecretAddress({ page, part, texts, made, confirming, answer, busy }: SecretAddressProps) {
  useFocusAfterQuestion("end", confirming);
  const address = answer && "made" in answer ? answer.made : null;
  return (
    <>
      {answer && "refused" in answer && (
        <Notice tone="error">
          <p>{answer.refused}</p>
        </Notice>
      )}
      {confirming && made && !answer && (
        <Confirmation address={`${page}#${part}`} action="end" {...texts.question} />
      )}
      {address && <ShownOnce secret={address} copies="Copy the address" texts={texts} />}
      {made !== undefined && <AddressForm {...{ page, part, texts, made, busy }} isNew={address !== null} />}
    </>
  );
}

interface ShownOnceProps {
  secret: string;
  texts: Record<"once" | "shown" | "how", string>;
  /** What its button says. */
  copies: string;
}

/** A new secret, in focus: it is shown this once. */
export function ShownOnce({ secret, texts, copies }: ShownOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-go bg-surface p-4 outline-none sm:p-5"
    >
      <p className="font-medium">{texts.once}</p>
      <label className="grid gap-1.5 text-sm font-medium">
        {texts.shown}
        <input
          readOnly
          value={secret}
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-paper px-3.5 font-mono text-sm font-normal"
        />
      </label>
      <p className="text-sm text-ink-soft">{texts.how}</p>
      <div>
        <CopyButton text={secret} label={copies} />
      </div>
    </div>
  );
}

interface AddressFormProps extends Pick<SecretAddressProps, "page" | "part" | "texts" | "busy"> {
  made: string | null;
  isNew: boolean;
}

function AddressForm({ page, part, texts, made, isNew, busy }: AddressFormProps) {
  const hasAddress = made !== null || isNew;
  return (
    <div className="grid gap-3">
      {made && !isNew && <p className="text-sm">You made an address on {made}.</p>}
      <PostForm does="make" action={`${page}#${part}`} className="flex flex-wrap items-center gap-3">
        <Button variant={hasAddress ? "secondary" : "primary"} size="sm" disabled={busy.action === "make"}>
          {hasAddress ? texts.again : texts.make}
        </Button>
        {hasAddress && (
          <Link
            id={confirmLinkId("end")}
            to={`${page}?confirm=end#confirm`}
            preventScrollReset
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {texts.end}
          </Link>
        )}
        {hasAddress && <span className="text-sm text-ink-soft">{texts.note}</span>}
      </PostForm>
    </div>
  );
}
