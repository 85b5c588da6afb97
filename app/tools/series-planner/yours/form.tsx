import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { SERIES_MAX } from "../../../model/card";
import { Button } from "../../../ui/button";
import { DateField, Field } from "../../../ui/field";
import { TITLE_MAX } from "../../../words/bounds";
import type { NextEpisode } from "./found";
import { YOURS_PATH, YOURS_TEXTS } from "./messages";

interface EpisodeFormProps {
  id: string;
  /** The series it goes on with; a new one, named in the form, if left out. */
  add?: NextEpisode;
  refused?: Refusal;
  busy: Busy;
}

/** Adds an episode to a series, or the first one of a new series, as a card of the plan. */
export function EpisodeForm({ id, add, refused, busy }: EpisodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAdding = busy.action === "add" && (add === undefined || busy.sent.series === add.series);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding && !refused) form.current?.reset();
    wasAdding.current = isAdding;
    const wrong = refused?.field ? form.current?.elements.namedItem(refused.field) : null;
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [isAdding, refused]);
  const field = (name: "series" | "idea" | "date", value = "") => ({
    name,
    defaultValue: refused?.typed[name] ?? value,
    error: refused?.field === name ? refused.message : null,
    autoComplete: "off",
  });
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={YOURS_PATH}
      replace
      preventScrollReset
      noValidate
      className="grid max-w-3xl items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem] print:hidden"
    >
      <input type="hidden" name="action" value="add" />
      {add ? (
        <input type="hidden" name="series" value={add.series} />
      ) : (
        <div className="sm:col-span-2">
          <Field
            {...field("series")}
            id={`${id}-series`}
            label="Series"
            dir="auto"
            placeholder="Rye week"
            maxLength={SERIES_MAX * 2}
          />
        </div>
      )}
      <Field
        {...field("idea")}
        id={`${id}-idea`}
        label={add ? `Episode ${add.episode}` : "Its next video"}
        dir="auto"
        placeholder="An idea or a title"
        maxLength={TITLE_MAX * 2}
      />
      <DateField {...field("date", add?.date)} id={`${id}-date`} label="Publish on" />
      <div className="sm:col-span-2">
        <Button variant={add ? "secondary" : "primary"} disabled={isAdding} className="max-sm:w-full">
          <Plus aria-hidden="true" className="size-4.5" />
          {isAdding ? "Adding…" : YOURS_TEXTS.submit}
        </Button>
      </div>
    </Form>
  );
}
