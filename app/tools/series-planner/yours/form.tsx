import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import { type Busy, useResetWhenSent } from "../../../forms/sending";
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
  useResetWhenSent(form, isAdding, refused);
  useEffect(() => {
    const wrong = refused?.field ? form.current?.elements.namedItem(refused.field) : null;
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [refused]);
  const field = (name: "series" | "idea" | "date", value = "") => ({
    name,
    defaultValue: refused?.typed[name] ?? value,
    error: refused?.field === name ? refused.message : null,
    autoComplete: "off",
  });
  return (
    <PostForm
      does="add"
      ref={form}
      id={id}
      action={YOURS_PATH}
      className="grid max-w-3xl items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem] print:hidden"
    >
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
    </PostForm>
  );
}
