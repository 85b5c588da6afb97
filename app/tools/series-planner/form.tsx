import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { Button, buttonClass } from "../../ui/button";
import { DateField, Field, Select, TextArea } from "../../ui/field";
import { useSampleAddress } from "../tool/header";
import { PATH } from "./messages";
import type { SeriesShown, VideoShown } from "./show";
import { linkBack, placeOf, RefusedHere } from "./steps";

interface AddSeriesFormProps {
  refused?: Refusal;
  /** True on the page after a series was added. */
  added: boolean;
  busy: Busy;
  /** True while another form is open. */
  waits: boolean;
}

/** Adds a series by its title (spec section 5, Add series). */
export function AddSeriesForm({ refused, added, busy, waits }: AddSeriesFormProps) {
  const address = useSampleAddress(PATH);
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  // Spec section 4: adding clears the input. Text typed since stays.
  const cleared = useRef(key);
  useEffect(() => {
    if (added && cleared.current !== key && input.current) input.current.value = "";
    cleared.current = key;
  }, [added, key]);
  useEffect(() => {
    if (refused?.field) input.current?.focus();
  }, [refused]);

  return (
    <PostForm does="add" action={address}>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          ref={input}
          label="A series of your own"
          name="title"
          autoComplete="off"
          required
          placeholder="Its title"
          defaultValue={refused?.typed.title}
          readOnly={busy.action === "add"}
          error={refused && refused.reason !== "failed" ? refused.message : null}
          atFault={refused?.field !== undefined}
        />
        <Button variant="secondary" disabled={waits || busy.action !== null} className="sm:mt-[1.83rem]">
          <Plus aria-hidden="true" className="size-4.5" />
          {busy.action === "add" ? "Adding…" : "Add Series"}
        </Button>
      </div>
    </PostForm>
  );
}

interface SeriesFormProps {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
}

/** Edits a series' title and description. */
export function SeriesForm({ series, refused, busy }: SeriesFormProps) {
  const { id } = series;
  const mine = refused?.action === "edit" ? refused : undefined;
  const given = { title: series.title, description: series.description, ...mine?.typed };
  const error = (field: string) => (mine?.field === field ? mine.message : null);
  return (
    <PostForm does="edit" action={placeOf({ edit: id }, id)} className="grid max-w-2xl gap-4">
      <input type="hidden" name="series" value={id} />
      <TitleFields id={`edit-form-${id}`} label="Series title" given={given} error={error} />
      <FormEnd refused={mine} save="Save Series" back={linkBack("edit", id)} busy={busy} />
    </PostForm>
  );
}

interface VideoFormProps {
  series: string;
  /** The video to edit; left out to add one. */
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
    <PostForm
      does={action}
      action={placeOf({ [step]: id }, video ? id : `add-form-${id}`)}
      className="mt-1 mb-5 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-control border border-ink px-4 py-4 sm:px-5 print:hidden"
    >
      <h5 className="font-semibold">{video ? "Edit video" : "New video"}</h5>
      <input type="hidden" name="series" value={series} />
      {video && <input type="hidden" name="video" value={id} />}
      <TitleFields id={`${step}-form-${id}`} label="Video title" given={given} error={error} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <StatusField id={`${step}-${id}`} value={given.status} error={error("status")} />
        <DateField
          label="Publish date"
          name="publishDate"
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
      <FormEnd
        refused={mine}
        save={video ? "Save Video" : "Add Video"}
        back={linkBack(step, id)}
        busy={busy}
      />
    </PostForm>
  );
}

interface TitleFieldsProps {
  /** The title's. */
  id: string;
  label: string;
  given: { title?: string; description?: string };
  error(field: string): string | null;
}

/** The title of a series or a video, and its description. */
function TitleFields({ id, label, given, error }: TitleFieldsProps) {
  return (
    <>
      <Field
        id={id}
        label={label}
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
    </>
  );
}

interface FormEndProps {
  refused?: Refusal;
  /** What the button says. */
  save: string;
  /** Where Cancel leads. */
  back: ReturnType<typeof linkBack>;
  busy: boolean;
}

/** Why a form was refused, where no field is at fault; saving it, and leaving it. */
function FormEnd({ refused, save, back, busy }: FormEndProps) {
  return (
    <>
      {refused && !refused.field && <RefusedHere refused={refused} />}
      <div className="flex gap-3">
        <Button size="sm" disabled={busy}>
          {save}
        </Button>
        <Link {...back} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Cancel
        </Link>
      </div>
    </>
  );
}

interface StatusFieldProps {
  id: string;
  value: string;
  error?: string | null;
}

/** The status of a video. */
function StatusField({ id, value, error }: StatusFieldProps) {
  return (
    <Select id={`status-${id}`} name="status" label="Status" defaultValue={value} error={error}>
      <option value="planned">Planned</option>
      <option value="in-progress">In progress</option>
      <option value="published">Published</option>
    </Select>
  );
}
