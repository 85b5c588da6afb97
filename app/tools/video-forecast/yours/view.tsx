import { Gauge } from "lucide-react";
import { Link } from "react-router";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../../../channel/connected";
import { DeskForm } from "../../../forms/desk-form";
import { useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { asksForUploads, UploadsField } from "../../../forms/uploads-field";
import { EXAMPLE_TITLE, MAX_KEPT } from "../../../functions/video-forecast/yours-messages";
import { DrawnPart } from "../../../hydration/drawn";
import { addressWith } from "../../../navigation/address";
import type { SampleToTry } from "../../../services/quota";
import { Disclosure } from "../../../ui/disclosure";
import { DateField, Field, type FieldProps } from "../../../ui/field";
import { StatText } from "../../../ui/stat-tile";
import { StatFigure } from "../../tool/figure";
import { ToolFrame } from "../../tool/frame";
import { EmptyList, newestKept, Results } from "../../tool/results";
import { ClosedForecast, ForecastCard } from "./card";
import type { drawOpenForecast } from "./draw";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { ForecastDeskShown } from "./show";

interface ForecastFormProps {
  page: ToolPageData<Pick<ForecastDeskShown, "today" | "asked" | "lastChannel">>;
  /** The channels that can be read without a YouTube key; empty with one. */
  /** null where no other channel can be read, and samples have no place. */
  samples: readonly SampleToTry[] | null;
  /** What the plan has to say before the press. */
  free: string | null;
  refused?: Refusal;
  busy: Busy;
}

/** The next video, and the uploads to forecast it from: the connected channel's, else another's or a list. */
function ForecastForm({ page, samples, free, refused, busy }: ForecastFormProps) {
  const { form, ...fields } = useToolForm({
    action: "forecast",
    page,
    busy,
    refused,
    // The same uploads are there for the next title.
    clears: ["title"],
  });
  const { today, asked, lastChannel } = page.shown;
  const own = useConnectedChannel();
  const title = fields.field("title");
  const isOther =
    asked.channel !== "" ||
    asksForUploads(refused) ||
    refused?.field === "channel" ||
    Boolean(refused?.typed.channel);
  const uploads = (channel: string) => (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]">
      {samples && (
        <ChannelField
          key={channel}
          field={fields.optional("channel", channel)}
          label={own ? "Another channel" : "Your channel"}
          samples={samples}
        />
      )}
      <div
        className={samples ? "border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8" : "lg:col-span-2"}
      >
        <UploadsField label="Or a list of its videos" fields={fields} refused={refused} takesFile />
      </div>
    </div>
  );
  return (
    <DeskForm
      id="own-forecast"
      path={YOURS_TEXTS.path}
      form={form}
      action="forecast"
      icon={Gauge}
      label="Forecast Performance"
      working="Forecasting…"
      trying="Reading the example…"
      busy={busy}
      note={YOURS_NOTES.kept}
      free={free === refused?.message ? null : free}
    >
      {own ? (
        <ForChannel channel={own}>{YOURS_NOTES.own}</ForChannel>
      ) : (
        <ConnectFirst>{YOURS_NOTES.connect}</ConnectFirst>
      )}
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          {...title}
          key={asked.title}
          defaultValue={title.defaultValue || asked.title}
          label="Video title"
          placeholder={EXAMPLE_TITLE}
          hint={YOURS_NOTES.title}
          dir="auto"
        />
        <DateField
          {...fields.optional("date", asked.date >= today ? asked.date : today)}
          key={asked.date}
          label="Publishing on"
          min={today}
        />
      </div>
      {page.kinds && <DrawnPart id="kinds" drawn={page.kinds} />}
      {own ? (
        <Disclosure summary={YOURS_NOTES.others} open={isOther} className="-mb-3 border-t border-line">
          <div className="pt-3">{uploads(asked.channel)}</div>
        </Disclosure>
      ) : (
        <div className="border-t border-line pt-6">{uploads(asked.channel || lastChannel)}</div>
      )}
    </DeskForm>
  );
}

interface ChannelFieldProps {
  field: Omit<FieldProps, "label">;
  label: string;
  samples: readonly SampleToTry[];
}

/** The channel. Without a YouTube key, each channel that can be read is one click. */
function ChannelField({ field, label, samples }: ChannelFieldProps) {
  const isLive = samples.length === 0;
  return (
    <div className="grid content-start gap-3">
      <Field
        {...field}
        name={field.name}
        label={label}
        dir="auto"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={isLive ? "@yourhandle" : "youtube.com/channel/UC…"}
        hint={isLive ? YOURS_NOTES.channel : YOURS_NOTES.sampleChannel}
      />
      {!isLive && (
        <ul className="grid gap-0.5 text-sm">
          {samples.map(({ asked, name }) => (
            <li key={asked}>
              <Link
                to={addressWith(YOURS_TEXTS.path, { channel: asked })}
                replace
                preventScrollReset
                className="inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-control pointer-coarse:min-h-11"
              >
                <span className="link">{name}</span>
                <span className="text-xs text-ink-soft">{asked}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ForecastDeskViewProps {
  page: ToolPageData<ReturnType<typeof drawOpenForecast>>;
  samples: readonly SampleToTry[] | null;
  free: string | null;
  refused?: Refusal;
  busy: Busy;
}

/** Forecasts from a creator's own uploads. */
export function ForecastDeskView({ page, samples, free, refused, busy }: ForecastDeskViewProps) {
  const own = useConnectedChannel();
  const { stats, forecasts, gone, full, asked } = page.shown;
  const [newest] = forecasts;
  const counts = stats.total !== "0";
  const figure = ({ value, figure }: typeof stats.error) =>
    figure ? <StatFigure {...figure}>{figure.value}</StatFigure> : <StatText>{value}</StatText>;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      empty={!newest}
      busy={busy}
      refused={refused}
      elsewhere={refused?.field !== undefined}
      stats={
        !counts
          ? []
          : [
              { label: "Total Forecasts", value: stats.total },
              { label: "Typical error on your channel", value: figure(stats.error), note: stats.error.note },
              { label: "Share inside the range", value: figure(stats.inside), note: stats.inside.note },
              { label: "Last Forecast", value: stats.last },
            ]
      }
      unfolded={asked.title !== "" || asked.channel !== ""}
      action={<ForecastForm page={page} samples={samples} free={free} refused={refused} busy={busy} />}
    >
      <Results
        title="Your forecasts"
        note={full ? newestKept(MAX_KEPT) : undefined}
        clearAt={newest ? page.address : undefined}
      >
        {gone && <p className="text-sm text-ink-soft">{gone}</p>}
        {newest ? (
          <ol className="grid gap-4">
            {forecasts.map((forecast) => (
              <li key={forecast.id} className="min-w-0 print:break-inside-auto!">
                {forecast.open ? (
                  <ForecastCard forecast={forecast} {...forecast.open} at={page.address} busy={busy} />
                ) : (
                  <ClosedForecast forecast={forecast} at={page.address} />
                )}
              </li>
            ))}
          </ol>
        ) : (
          <EmptyList {...YOURS_NOTES.empty[own ? "own" : "paste"]} form="own-forecast" />
        )}
      </Results>
    </ToolFrame>
  );
}
