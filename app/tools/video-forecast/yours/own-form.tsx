import { Gauge } from "lucide-react";
import { Form, Link } from "react-router";
import type { SampleToTry } from "../../../sources/sample-to-try";
import { Field } from "../../../ui/field";
import type { Busy } from "../../busy";
import { useFilledForm } from "../../filled-form";
import { DeskButtons } from "../../frame/desk-buttons";
import { MaterialField } from "../../frame/material-field";
import type { Refusal } from "../../refusal";
import type { ToolPageData } from "../../tool-route";
import { TITLE_MAX } from "../both-desks";
import { ChannelField } from "./channel-field";
import { DateOrder } from "./date-order";
import { OWN_TEXTS } from "./messages";
import type { DeskShown } from "./show";
import { StudioSteps } from "./studio-steps";

export interface OwnFormProps {
  page: ToolPageData<DeskShown>;
  /** The channels that can be read where there is no key for YouTube; none where there is. */
  samples: readonly SampleToTry[];
  refused?: Refusal;
  busy: Busy;
}

/** The next video, and the uploads to forecast it from: of a channel, or in a list. */
export function OwnForm({ page, samples, refused, busy }: OwnFormProps) {
  const { form, blank, field } = useFilledForm({
    action: "forecast",
    names: ["title"],
    page,
    busy,
    refused,
    missing: "",
    // The same uploads are there for the next title.
    clears: ["title"],
  });
  const { today, channel } = page.shown;
  const given = (name: string, otherwise = "") => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, required: false, defaultValue: refused?.typed[name] ?? (defaultValue || otherwise) };
  };
  const asksOrder = refused?.field === "order" || Boolean(refused?.typed.order);
  return (
    <Form
      ref={form}
      id="own-forecast"
      method="post"
      action={OWN_TEXTS.path}
      encType="multipart/form-data"
      replace
      preventScrollReset
      noValidate
      className="grid scroll-mt-20 gap-6 rounded-card border border-line bg-surface px-4 py-5 sm:px-6 sm:py-6 print:hidden"
    >
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          {...field("title")}
          label="Video title"
          placeholder="What a winter afloat really costs"
          hint={`The title you have in mind, up to ${TITLE_MAX} characters.`}
          dir="auto"
        />
        <Field {...given("date", today)} label="Publishing on" type="date" min={today} />
      </div>
      <div className="grid gap-x-8 gap-y-6 border-t border-line pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]">
        <ChannelField key={channel} field={given("channel", channel)} samples={samples} />
        <div className="grid content-start gap-4 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
          <MaterialField
            {...given("uploads")}
            label="Or a list of its videos, in place of it"
            rows={5}
            dir="auto"
            fileName="file"
            fileError={field("file").error}
            hint="A title, a date and the views so far in each line, such as “How I sharpen a kitchen knife, 2026-09-14, 12,480”, or YouTube Studio's export. Five or more; views are taken as of today."
          />
          {asksOrder && <DateOrder error={field("order").error} chosen={refused?.typed.order} />}
          <StudioSteps />
        </div>
      </div>
      <div className="grid items-center gap-x-6 gap-y-3 border-t border-line pt-5 lg:grid-cols-[auto_minmax(0,1fr)]">
        <DeskButtons
          action="forecast"
          icon={Gauge}
          label="Forecast Performance"
          working="Forecasting…"
          trying="Reading the example…"
          blank={blank}
          busy={busy}
        />
        <p className="max-w-prose text-xs text-ink-soft">
          Kept are the forecast and the uploads it names, never the whole list, until 30 days after you last
          used a tool; what rests on YouTube's counts, for 30 days at most.{" "}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
        </p>
      </div>
    </Form>
  );
}
