import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { OUTCOME_DAYS } from "../../../model/card";
import { useForget } from "../../../navigation/forget";
import { cardPath, outcomePath, PLAN_PATH } from "../../../navigation/paths";
import { Button } from "../../../ui/button";
import { DateField, Field, Select } from "../../../ui/field";
import { Notice, StatusLine } from "../../../ui/notice";
import { PageHeader } from "../../../ui/page-header";
import { NoCard } from "../../card/no-card";
import { OUTCOME_TEXTS, PLAN_DONE, PLAN_TEXTS } from "../../messages";
import type { AgeShown } from "../show";
import { Ages } from "../view";

interface CardOutcomeViewProps {
  id: string;
  saved: boolean;
  missing: boolean;
  shown: {
    name: string;
    video: { title: string; day: string } | null;
    ages: AgeShown[];
    /** The day of publication as the form has it, "2026-11-24". */
    published: string;
    uploads: { key: string; title: string; day: string }[];
    /** The key of the upload that it became, or most likely did; null without one. */
    picked: string | null;
  } | null;
  refused?: Refusal;
  busy: Busy;
}

const TEXTS = OUTCOME_TEXTS.card;

/** What became of one card: its views beside the forecast, and the ways to name the video. */
export function CardOutcomeView({ id, saved, missing, shown, refused, busy }: CardOutcomeViewProps) {
  const address = outcomePath(id);
  useForget("saved");
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        back={
          missing
            ? { to: PLAN_PATH, label: PLAN_TEXTS.title }
            : { to: cardPath(id), label: shown?.name ?? "Your card" }
        }
        title={missing ? PLAN_TEXTS.gone.title : TEXTS.title}
        intro={missing ? undefined : TEXTS.intro}
      />
      <StatusLine takesFocus>{saved && !refused && PLAN_DONE.outcome}</StatusLine>
      {refused && !refused.field && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      {!shown && !refused && <NoCard missing={missing} />}
      {!shown && !missing && refused?.action === "type" && (
        <TypeForm title={TEXTS.type} address={address} published="" refused={refused} busy={busy} />
      )}
      {shown && (
        <>
          <section aria-label="By age" className="card grid gap-3 p-4 sm:p-5">
            {shown.video && (
              <p className="text-sm">
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {shown.video.title}
                </span>
                <span className="text-ink-soft">
                  , <span className="whitespace-nowrap">published {shown.video.day}</span>
                </span>
              </p>
            )}
            <Ages ages={shown.ages} />
          </section>
          {shown.uploads.length > 0 && (
            <PickForm
              address={address}
              uploads={shown.uploads}
              picked={shown.picked}
              refused={refused}
              busy={busy}
            />
          )}
          <TypeForm
            title={shown.uploads.length > 0 ? TEXTS.typeInstead : TEXTS.type}
            address={address}
            published={shown.published}
            refused={refused}
            busy={busy}
          />
        </>
      )}
    </div>
  );
}

type FormProps = Pick<CardOutcomeViewProps, "refused" | "busy"> & { address: string };

function PickForm({
  address,
  uploads,
  picked,
  refused,
  busy,
}: FormProps & Pick<NonNullable<CardOutcomeViewProps["shown"]>, "uploads" | "picked">) {
  const wrong = refused?.action === "pick" ? refused : undefined;
  return (
    <PostForm does="pick" action={address} className="grid gap-3 border-t border-line pt-6">
      <Select
        // Another video named, the list stands on it.
        key={picked}
        name="video"
        label={TEXTS.pick}
        hint={TEXTS.pickIntro}
        error={wrong?.field && wrong.message}
        defaultValue={wrong?.typed.video ?? picked ?? undefined}
      >
        {uploads.map(({ key, title, day }) => (
          <option key={key} value={key}>{`${day}: ${title}`}</option>
        ))}
      </Select>
      <div>
        <Button variant="secondary" disabled={busy.action === "pick"}>
          {TEXTS.pickSubmit}
        </Button>
      </div>
    </PostForm>
  );
}

function TypeForm({
  title,
  address,
  published,
  refused,
  busy,
}: FormProps & { title: string; published: string }) {
  const wrong = refused?.action === "type" ? refused : undefined;
  const field = (name: string, label: string, value: string) => ({
    name,
    label,
    defaultValue: wrong?.typed[name] ?? value,
    error: wrong?.field === name ? wrong.message : null,
    autoComplete: "off",
  });
  return (
    <PostForm does="type" action={address} className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField {...field("date", TEXTS.date, published)} />
        <Select {...field("days", TEXTS.days, "30")}>
          {OUTCOME_DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 1 ? "1 day" : `${days} days`}
            </option>
          ))}
        </Select>
        <Field {...field("views", TEXTS.views, "")} inputMode="numeric" />
      </div>
      <div>
        <Button variant="secondary" disabled={busy.action === "type"}>
          {TEXTS.typeSubmit}
        </Button>
      </div>
    </PostForm>
  );
}
