import { ChevronRight, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { Confirmation, useFocusAfterQuestion } from "../../forms/confirmation";
import { DoneLine } from "../../forms/done-line";
import type { Busy } from "../../forms/sending";
import { COLORS } from "../../light/messages";
import { useForget } from "../../navigation/forget";
import { cardPath, PLAN_PATH } from "../../navigation/paths";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { Lamp } from "../../ui/lamp";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { CardTest } from "../ab-test/view";
import { PLAN_DONE, PLAN_TEXTS } from "../messages";
import { CardForm, FORM } from "./form";
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

interface BesideProps {
  shown: CardPageShown;
  busy: Busy;
}

function Beside({ shown, busy }: BesideProps) {
  const { light, forecast, revenue, revenueTest, video, next, advance } = shown;
  const first = advance ? undefined : next[0];
  const others = first ? next.slice(1) : next;
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
        {first && (
          <Link to={first.to} className={buttonClass()}>
            {first.label}
          </Link>
        )}
        <ul className="divide-y divide-line text-sm">
          {others.map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-3 px-1 font-medium hover:underline"
              >
                {label}
                <ChevronRight aria-hidden="true" className="size-4 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
