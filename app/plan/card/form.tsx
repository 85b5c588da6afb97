import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { confirmLinkId } from "../../forms/confirmation";
import { PostForm } from "../../forms/post-form";
import type { Busy } from "../../forms/sending";
import { STATE_LABELS } from "../../functions/plan/state-labels";
import { CARD_STATES } from "../../model/card";
import { Button, buttonClass } from "../../ui/button";
import { DateField, Field, Select, TextArea } from "../../ui/field";
import type { CardRefusal, FormTexts } from "./show";

/** The form's id: the button that goes on to the next state saves it, too. */
export const FORM = "card";

interface CardFormProps {
  address: string;
  texts: FormTexts;
  version: number;
  refused?: CardRefusal;
  busy: Busy;
}

export function CardForm({ address, texts, version, refused, busy }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSaving = busy.action === "save";
  const wrong = refused?.field;
  useEffect(() => {
    const field = wrong ? form.current?.elements.namedItem(wrong) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);
  const theirs = new Map(refused?.conflict?.differences.map((difference) => [difference.name, difference]));
  const field = (name: keyof FormTexts, label: string) => ({
    name,
    label,
    defaultValue: texts[name],
    error: refused?.field === name ? refused.message : null,
    autoComplete: "off",
  });
  const other = (name: keyof FormTexts) => {
    const difference = theirs.get(name);
    return (
      difference && (
        <div className="mt-2 border-l-2 border-fair pl-3 text-sm">
          <p className="font-medium">{`${difference.label} in the other tab`}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink-soft">
            {difference.theirs}
          </p>
        </div>
      )
    );
  };
  return (
    <PostForm does="save" ref={form} id={FORM} action={address} className="grid gap-5">
      <input type="hidden" name="version" value={version} />
      <div>
        <Field {...field("idea", "Idea")} dir="auto" hint="Your first words for it." />
        {other("idea")}
      </div>
      <div>
        <Field {...field("title", "Title")} dir="auto" />
        {other("title")}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <Select {...field("state", "State")}>
            {CARD_STATES.map((state) => (
              <option key={state} value={state}>
                {STATE_LABELS[state]}
              </option>
            ))}
          </Select>
          {other("state")}
        </div>
        <div>
          <DateField {...field("date", "Publish on")} />
          {other("date")}
        </div>
        <div>
          <Field {...field("series", "Series")} dir="auto" />
          {other("series")}
        </div>
        <div>
          <Field {...field("episode", "Episode")} inputMode="numeric" />
          {other("episode")}
        </div>
      </div>
      <div>
        <TextArea {...field("description", "Description")} rows={8} dir="auto" />
        {other("description")}
      </div>
      <div>
        <TextArea {...field("notes", "Notes")} rows={6} dir="auto" />
        {other("notes")}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={isSaving}>{isSaving ? "Saving…" : "Save"}</Button>
        {refused?.conflict && (
          <Link to={address} className={buttonClass({ variant: "secondary" })}>
            Keep the other tab's
          </Link>
        )}
        <Link
          id={confirmLinkId("remove")}
          to={`${address}?confirm=remove#confirm`}
          replace
          preventScrollReset
          className="link text-sm text-ink-soft"
        >
          Delete this card
        </Link>
      </div>
    </PostForm>
  );
}
