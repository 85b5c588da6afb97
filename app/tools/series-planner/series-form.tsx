import { Form, Link } from "react-router";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import type { Refusal } from "../refusal";
import { DescriptionField } from "./description-field";
import { fieldAtFault } from "./messages";
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
  const fault = fieldAtFault(mine?.message);
  const error = (field: typeof fault) => (fault === field ? mine?.message : null);
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
      <DescriptionField id={id} value={given.description} error={error("description")} />
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
