import { Form, Link } from "react-router";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import type { Refusal } from "../tool/refusal";
import { RefusedHere } from "./refused-here";
import type { SeriesShown } from "./shown";
import { backFrom, formAt } from "./steps";

interface SeriesFormProps {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
}

/** What of a series is its creator's to say. */
export function SeriesForm({ series, refused, busy }: SeriesFormProps) {
  const { id } = series;
  const mine = refused?.action === "edit" ? refused : undefined;
  const given = { title: series.title, description: series.description, ...mine?.typed };
  const error = (field: string) => (mine?.field === field ? mine.message : null);
  return (
    <Form {...formAt({ edit: id }, id)} className="grid max-w-2xl gap-4">
      <input type="hidden" name="action" value="edit" />
      <input type="hidden" name="series" value={id} />
      <Field
        id={`edit-form-${id}`}
        label="Series title"
        name="title"
        autoComplete="off"
        required
        defaultValue={given.title}
        error={error("title")}
      />
      <TextArea
        label="Description (optional)"
        name="description"
        rows={3}
        defaultValue={given.description}
        error={error("description")}
      />
      {mine && !mine.field && <RefusedHere refused={mine} />}
      <div className="flex gap-3">
        <Button size="sm" disabled={busy}>
          Save Series
        </Button>
        <Link {...backFrom("edit", id)} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
