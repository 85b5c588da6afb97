import { ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Confirmation, confirmLinkId, useFocusAfterQuestion } from "../../forms/confirmation";
import { PostForm } from "../../forms/post-form";
import type { Busy } from "../../forms/sending";
import { COLORS } from "../../light/messages";
import { CARD_STATES } from "../../model/card";
import { useForget } from "../../navigation/forget";
import { cardPath, PLAN_PATH } from "../../navigation/paths";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { DateField, Field, Select, TextArea } from "../../ui/field";
import { Lamp } from "../../ui/lamp";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { CardTest } from "../ab-test/view";
import { DoneLine } from "../done-line";
import { PLAN_DONE, PLAN_TEXTS, STATE_LABELS } from "../messages";
import { NoCard } from "./no-card";
import type { CardPageShown, CardRefusal, FormTexts } from "./show";

interface CardViewProps {
  id: string;
  /** null if it could not be read, or is missing. */
  shown: CardPageShown | null;
  missing: boolean;
  done: string | null;
  confirming: boolean;
  refused?: CardRefusal;
  busy: Busy;
}

const BLANK: FormTexts = {
  idea: "",
  title: "",
  description: "",
  notes: "",
  state: "idea",
  date: "",
  series: "",
  episode: "",
};

/**
 * A card's page: what stands behind it and what to do next, then its form. On a wide screen the form is on the left; on a
 * phone its long fields would push the next step out of sight.
 */
export function CardView({ id, shown, missing, done, confirming, refused, busy }: CardViewProps) {
  const address = cardPath(id);
  useForget("done");
  useFocusAfterQuestion("remove", confirming);
  // What was typed stays, whatever became of the card.
  const isTest = refused?.action === "test" || refused?.action === "drop-test";
  const texts = refused?.action === "save" ? { ...BLANK, ...refused.typed } : (shown?.texts ?? null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        back={{ to: PLAN_PATH, label: PLAN_TEXTS.title }}
        title={shown?.name ?? (missing ? PLAN_TEXTS.gone.title : "Your card")}
        intro={
          shown && (
            <span className="flex flex-wrap items-center gap-2 text-sm">
              <Badge tone="go">{shown.state}</Badge>
              {shown.isSample && <Badge>Sample</Badge>}
              {shown.history}
            </span>
          )
        }
      />
      {confirming && shown && (
        <Confirmation
          address={address}
          action="remove"
          title="Delete this card?"
          text="Its title, description, notes and forecast go with it. You cannot undo this."
          yes="Delete it"
        />
      )}
      <DoneLine texts={PLAN_DONE} done={refused ? null : done} takesFocus />
      {refused && !refused.field && (
        <Notice tone="error" id="card-error">
          <p>{refused.message}</p>
        </Notice>
      )}
      {!shown && !refused && <NoCard missing={missing} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {shown && <Beside shown={shown} busy={busy} />}
        <div className="grid content-start gap-6 lg:col-start-1 lg:row-start-1">
          {(shown?.test || isTest) && (
            <CardTest
              key={JSON.stringify([id, shown?.test?.texts])}
              address={address}
              shown={shown?.test ?? null}
              refused={isTest ? refused : undefined}
              busy={busy}
            />
          )}
          {texts && (
            <CardForm
              // Saved anew or opened anew, the fields show what is kept.
              key={`${id} ${shown?.version} ${refused ? "refused" : ""}`}
              address={address}
              texts={texts}
              version={refused?.conflict?.version ?? (Number(refused?.typed.version) || shown?.version || 1)}
              refused={isTest ? undefined : refused}
              busy={busy}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The form's id: the button that goes on to the next state saves it, too. */
const FORM = "card";

interface CardFormProps {
  address: string;
  texts: FormTexts;
  version: number;
  refused?: CardRefusal;
  busy: Busy;
}

function CardForm({ address, texts, version, refused, busy }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSaving = busy.action === "save";
  const wrong = refused?.field;
  useEffect(() => {
    const field = wrong ? form.current?.elements.namedItem(wrong) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);
  const theirs = new Map(refused?.conflict?.differences.map((difference) => [difference.name, difference]));
  const field = (name: keyof FormTexts, label: string) => ({
    name,
    label,
    defaultValue: texts[name],
    error: refused?.field === name ? refused.message : null,
    autoComplete: "off",
  });
  const other = (name: keyof FormTexts) => {
    const difference = theirs.get(name);
    return (
      difference && (
        <div className="mt-2 border-l-2 border-fair pl-3 text-sm">
          <p className="font-medium">{`${difference.label} in the other tab`}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink-soft">
            {difference.theirs}
          </p>
        </div>
      )
    );
  };
  return (
    <PostForm does="save" ref={form} id={FORM} action={address} className="grid gap-5">
      <input type="hidden" name="version" value={version} />
      <div>
        <Field {...field("title", "Title")} dir="auto" />
        {other("title")}
      </div>
      <div>
        <Field {...field("idea", "Idea")} dir="auto" hint="Your first words for it." />
        {other("idea")}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <Select {...field("state", "State")}>
            {CARD_STATES.map((state) => (
              <option key={state} value={state}>
                {STATE_LABELS[state]}
              </option>
            ))}
          </Select>
          {other("state")}
        </div>
        <div>
          <DateField {...field("date", "Publish on")} />
          {other("date")}
        </div>
        <div>
          <Field {...field("series", "Series")} dir="auto" />
          {other("series")}
        </div>
        <div>
          <Field {...field("episode", "Episode")} inputMode="numeric" />
          {other("episode")}
        </div>
      </div>
      <div>
        <TextArea {...field("description", "Description")} rows={8} dir="auto" />
        {other("description")}
      </div>
      <div>
        <TextArea {...field("notes", "Notes")} rows={6} dir="auto" />
        {other("notes")}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={isSaving}>{isSaving ? "Saving…" : "Save"}</Button>
        {refused?.conflict && (
          <Link to={address} className={buttonClass({ variant: "secondary" })}>
            Keep the other tab's
          </Link>
        )}
        <Link
          id={confirmLinkId("remove")}
          to={`${address}?confirm=remove#confirm`}
          replace
          preventScrollReset
          className="link text-sm text-ink-soft"
        >
          Delete this card
        </Link>
      </div>
    </PostForm>
  );
}

interface BesideProps {
  shown: CardPageShown;
  busy: Busy;
}

function Beside({ shown, busy }: BesideProps) {
  const { light, forecast, revenue, revenueTest, video, next, advance } = shown;
  return (
    <aside aria-label="About this video" className="grid content-start gap-4 lg:col-start-2 lg:row-start-1">
      {light && (
        <section
          aria-label="Light"
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-card border border-housing-line bg-housing p-4 text-housing-ink"
        >
          <Lamp color={light.color} className="size-12" />
          <div className="text-sm">
            <h2 className="font-semibold">{COLORS[light.color]}</h2>
            <p>{light.sentence}</p>
            <p className="mt-1 text-xs text-housing-soft">{light.at}</p>
          </div>
        </section>
      )}
      {forecast && (
        <section aria-label="Forecast" className="card">
          <h2 className="font-semibold">{forecast.likely}</h2>
          <p className="text-sm text-ink-soft">{forecast.range}</p>
          <p className="mt-1 text-xs text-ink-soft">Forecast {forecast.at}</p>
        </section>
      )}
      {revenue && (
        <section aria-label="Revenue" className="card">
          <h2 className="font-semibold tabular-nums">{revenue.brings}</h2>
          <p className="mt-1 text-xs text-ink-soft">{revenue.basis}</p>
        </section>
      )}
      {revenueTest && (
        <section aria-label="Test of revenue" className="card text-sm">
          <p>{revenueTest}</p>
          <Link to="/rpm-booster/yours" className="link mt-1 inline-block py-1">
            Your tests
          </Link>
        </section>
      )}
      {video && (
        <section aria-label="Published video" className="card text-sm">
          <h2 className="font-semibold">Published {video.day}</h2>
          <p dir="auto" className="wrap-anywhere text-ink-soft">
            {video.title}
          </p>
          {video.link && (
            <a href={video.link} rel="noreferrer" className="link mt-1 inline-flex items-center gap-1.5 py-1">
              Watch it
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          )}
        </section>
      )}
      <nav aria-label="Next steps" className="grid gap-2 print:hidden">
        {advance && (
          <>
            {/* Enter in a field presses the form's first button: this one, which saves and no more. */}
            <button type="submit" form={FORM} hidden />
            <Button form={FORM} name="advance" value={advance.state} disabled={busy.action === "save"}>
              {advance.label}
            </Button>
          </>
        )}
        {next.map(({ label, to }, at) => (
          <Link
            key={label}
            to={to}
            className={buttonClass({ variant: at === 0 && !advance ? "primary" : "secondary" })}
          >
            {label}
          </Link>
        ))}
      </nav>
    </aside>
  );
}
