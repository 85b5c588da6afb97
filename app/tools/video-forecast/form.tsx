import { Gauge } from "lucide-react";
import { useBlank, useToolForm } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { Button, Spinner } from "../../ui/button";
import { Field } from "../../ui/field";
import { useSampleAddress } from "../tool/header";
import { FORECAST_NOTES, FORECAST_TEXTS } from "./messages";

interface ForecastFormProps {
  page: ToolPageData<unknown>;
  refused?: Refusal;
  busy: Busy;
}

/** Fields that say in the error box that they are blank. */
export const BOXED = ["title", "topic"];

export function ForecastForm({ page, refused, busy }: ForecastFormProps) {
  const address = useSampleAddress(FORECAST_TEXTS.path);
  const { form, working, field } = useToolForm({
    action: "forecast",
    page,
    busy,
    refused,
    boxed: BOXED,
  });
  const { blank, look } = useBlank(form, BOXED, working);
  return (
    <PostForm
      does="forecast"
      ref={form}
      id="new-forecast"
      action={address}
      onInput={look}
      className="grid items-start gap-x-4 gap-y-5 rounded-card border border-line bg-surface p-5 sm:p-6 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto] print:hidden"
    >
      <Field
        {...field("title")}
        label="Video title"
        placeholder="I lived off my balcony garden for a week"
        hint={FORECAST_NOTES.title}
      />
      <Field {...field("topic")} label="Topic" placeholder="balcony gardening" hint={FORECAST_NOTES.topic} />
      <Button disabled={blank || busy.action !== null} className="sm:justify-self-start xl:mt-7.5">
        {working ? <Spinner className="size-4.5" /> : <Gauge aria-hidden="true" className="size-4.5" />}
        {working ? "Forecasting…" : "Forecast Performance"}
      </Button>
    </PostForm>
  );
}
