import { Undo2 } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import type { Refusal } from "../tool/refusal";
import { RefusedHere } from "./refused-here";
import type { SeriesShown } from "./shown";
import { formAt } from "./steps";

interface UndoDeleteProps {
  series: string;
  undo: NonNullable<SeriesShown["undo"]>;
  refused?: Refusal;
  busy: boolean;
}

/** Stands where the video stood that was just deleted. */
export function UndoDelete({ series, undo, refused, busy }: UndoDeleteProps) {
  return (
    <Form
      {...formAt({ open: series, done: "delete-video" }, series)}
      className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-dashed border-line-strong px-4 py-2 text-sm print:hidden"
    >
      <p className="min-w-0 wrap-anywhere">Deleted: “{undo.title}”</p>
      <input type="hidden" name="action" value="restore" />
      <input type="hidden" name="series" value={series} />
      <input type="hidden" name="video" value={undo.video} />
      <Button id={`undo-${series}`} variant="secondary" size="sm" disabled={busy}>
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
      {refused?.action === "restore" && <RefusedHere refused={refused} />}
    </Form>
  );
}
