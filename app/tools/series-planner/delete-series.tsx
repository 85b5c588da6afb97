import { Form, Link } from "react-router";
import { Button, buttonClass } from "../../ui/button";
import type { Refusal } from "../tool/refusal";
import { RefusedHere } from "./refused-here";
import type { SeriesShown } from "./shown";
import { backFrom, formAt } from "./steps";

/** Asks before a series goes with all of its videos. */
export function DeleteSeries({
  series: { id, title, videos },
  refused,
  busy,
}: {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
}) {
  const count = videos.length === 1 ? "its 1 video" : `its ${videos.length} videos`;
  return (
    <section
      aria-labelledby={`delete-form-${id}`}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-control border border-ink px-5 py-4 print:hidden"
    >
      <div className="max-w-prose min-w-0">
        <h4
          id={`delete-form-${id}`}
          tabIndex={-1}
          className="scroll-mt-20 text-base font-semibold wrap-anywhere outline-none"
        >
          Delete “{title}”?
        </h4>
        <p className="text-sm text-ink-soft">
          {videos.length === 0 ? "It has no videos." : `It goes with ${count}.`} This cannot be undone.
        </p>
      </div>
      {refused?.action === "remove" && <RefusedHere refused={refused} />}
      <Form {...formAt({ delete: id }, `delete-form-${id}`)} className="flex gap-3">
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="series" value={id} />
        <Button size="sm" disabled={busy}>
          Delete Series
        </Button>
        <Link {...backFrom("delete", id)} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Keep it
        </Link>
      </Form>
    </section>
  );
}
