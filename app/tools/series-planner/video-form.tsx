import { Form, Link } from "react-router";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import type { Refusal } from "../tool/refusal";
import { RefusedHere } from "./refused-here";
import type { VideoShown } from "./shown";
import { StatusField } from "./status-field";
import { backFrom, formAt } from "./steps";

interface VideoFormProps {
  series: string;
  /** The video that is edited; without one, one is added. */
  video?: VideoShown;
  refused?: Refusal;
  busy: boolean;
}

/** A video of a series, new or edited. */
export function VideoForm({ series, video, refused, busy }: VideoFormProps) {
  const [step, id] = video ? (["edit", video.id] as const) : (["add", series] as const);
  const action = `${step}-video`;
  const mine = refused?.action === action && (!video || refused.typed.video === id) ? refused : undefined;
  const error = (field: string) => (mine?.field === field ? mine.message : null);
  const given = {
    title: video?.title,
    description: video?.description,
    status: video?.status ?? "planned",
    publishDate: video?.publishDate ?? "",
    minutes: String(video?.minutes ?? ""),
    ...mine?.typed,
  };
  return (
    <Form
      {...formAt({ [step]: id }, video ? id : `add-form-${id}`)}
      className="mt-1 mb-5 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-control border border-ink px-4 py-4 sm:px-5 print:hidden"
    >
      <h5 className="font-semibold">{video ? "Edit video" : "New video"}</h5>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="series" value={series} />
      {video && <input type="hidden" name="video" value={id} />}
      <Field
        id={`${step}-form-${id}`}
        label="Video title"
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
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <StatusField id={`${step}-${id}`} value={given.status} error={error("status")} />
        <Field
          label="Publish date"
          name="publishDate"
          type="date"
          defaultValue={given.publishDate}
          error={error("publishDate")}
        />
        <Field
          label="Length in minutes"
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={given.minutes}
          error={error("minutes")}
        />
      </div>
      {mine && !mine.field && <RefusedHere refused={mine} />}
      <div className="flex gap-3">
        <Button size="sm" disabled={busy}>
          {video ? "Save Video" : "Add Video"}
        </Button>
        <Link {...backFrom(step, id)} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
