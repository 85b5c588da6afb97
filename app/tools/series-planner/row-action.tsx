import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { buttonClass } from "../../ui/button";
import { formAt } from "./steps";

const ACTS = {
  up: { Icon: ArrowUp, label: "Move up", column: "col-start-1" },
  down: { Icon: ArrowDown, label: "Move down", column: "col-start-2" },
  "delete-video": { Icon: Trash2, label: "Delete", column: "col-start-4" },
};

export const iconButtonClass = `${buttonClass({ variant: "secondary", size: "sm" })} w-9 border-transparent bg-transparent px-0! text-ink-soft hover:text-ink pointer-coarse:w-11`;

interface RowActionProps {
  action: keyof typeof ACTS;
  series: string;
  video: { id: string; title: string };
  busy: boolean;
}

/** A button that does something to one video. */
export function RowAction({ action, series, video: { id, title }, busy }: RowActionProps) {
  const { Icon, label, column } = ACTS[action];
  return (
    <Form {...formAt({ open: id }, id)} className={`row-start-1 ${column}`}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="series" value={series} />
      <input type="hidden" name="video" value={id} />
      <button
        type="submit"
        id={`${action}-${id}`}
        aria-label={`${label}: ${title}`}
        disabled={busy}
        className={iconButtonClass}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </Form>
  );
}
