import { Disclosure } from "../ui/disclosure";
import { TextArea } from "../ui/field";
import { MaterialField } from "./desk-form";
import { DateOrder } from "./file-field";
import type { ToolFields } from "./form";
import type { Refusal } from "./refusal";

interface UploadsFieldProps {
  label: string;
  fields: ToolFields;
  refused?: Refusal;
  /** True if a file may be given in its place, and how to get one stands below it. */
  takesFile?: boolean;
}

const LINES =
  "On YouTube open your channel's Videos tab, scroll down, select all, copy and paste it here. Or give a title, a date and the views so far in each line, such as “How I sharpen a kitchen knife, 2026-09-14, 12,480”";

/** A list of uploads: the fields `uploads`, `file` and, where its dates may be read two ways, `order`. */
export function UploadsField({ label, fields, refused, takesFile = false }: UploadsFieldProps) {
  const pasted = { ...fields.optional("uploads"), label, rows: 5, dir: "auto" };
  const asksOrder = refused?.field === "order" || Boolean(refused?.typed.order);
  return (
    <div className="grid gap-4">
      {takesFile ? (
        <MaterialField
          {...pasted}
          fileName="file"
          fileError={fields.field("file").error}
          hint={`${LINES}, or YouTube Studio's export. Five or more; views are taken as of today.`}
        />
      ) : (
        <TextArea {...pasted} hint={`${LINES}. Views are taken as of today.`} />
      )}
      {asksOrder && <DateOrder error={fields.field("order").error} chosen={refused?.typed.order} />}
      {takesFile && <StudioSteps />}
    </div>
  );
}

/** How to get a list of uploads from YouTube Studio. */
function StudioSteps() {
  return (
    <Disclosure summary="Where YouTube Studio has that list" className="border-t border-line">
      <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
        <li>In YouTube Studio open Analytics, then Advanced mode.</li>
        <li>On the Content tab choose Lifetime as the period, or views are not those of a whole life.</li>
        <li>Press the arrow at the top right and choose a file of comma-separated values.</li>
        <li>Unpack what comes down, and choose “Table data.csv” above. It may stay as it is.</li>
      </ol>
    </Disclosure>
  );
}

/** True if a list was sent and refused, or its dates are asked for: then a fold that holds it is open. */
export function asksForUploads(refused: Refusal | undefined): boolean {
  return ["uploads", "file", "order"].some((name) => refused?.field === name || refused?.typed[name]);
}
