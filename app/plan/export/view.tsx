import { Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type AddressAnswer, SecretAddress } from "../../forms/secret-address";
import type { Busy } from "../../forms/sending";
import { useForget } from "../../navigation/forget";
import { EXPORT_PATH, PLAN_PATH, WEEK_PATH } from "../../navigation/paths";
import { buttonClass } from "../../ui/button";
import { Notice, StatusLine } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { EXPORT_TEXTS, PLAN_TEXTS } from "../messages";

interface ExportViewProps {
  /** The day the calendar address was made; null without one. */
  made: string | null;
  unread: boolean;
  confirming: boolean;
  ended: boolean;
  fileFailed: boolean;
  answer?: AddressAnswer;
  busy: Busy;
}

const { feed, files, week } = EXPORT_TEXTS;

/** The ways a plan leaves: a calendar that follows it, files, and a week on paper. */
export function ExportView({ made, unread, confirming, ended, fileFailed, answer, busy }: ExportViewProps) {
  useForget("ended");
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        back={{ to: PLAN_PATH, label: PLAN_TEXTS.title }}
        title={EXPORT_TEXTS.title}
        intro={EXPORT_TEXTS.intro}
      />
      <Way id="calendar" title={feed.title} intro={feed.intro}>
        <StatusLine takesFocus>{ended && !answer && feed.ended}</StatusLine>
        {unread && (
          <Notice tone="error">
            <p>{PLAN_TEXTS.unread}</p>
          </Notice>
        )}
        <SecretAddress
          page={EXPORT_PATH}
          part="calendar"
          texts={feed}
          made={unread ? undefined : made}
          confirming={confirming}
          answer={answer}
          busy={busy}
        />
      </Way>
      <Way id="files" title={files.title} intro={files.intro}>
        {fileFailed && (
          <Notice tone="error">
            <p>{files.failed}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {(["csv", "md"] as const).map((ending) => (
            <a
              key={ending}
              href={`${PLAN_PATH}/cards.${ending}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Download aria-hidden="true" className="size-4" />
              {files[ending]}
            </a>
          ))}
        </div>
      </Way>
      <Way id="week" title={week.title} intro={week.intro}>
        <div>
          <Link to={WEEK_PATH} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Printer aria-hidden="true" className="size-4" />
            {week.open}
          </Link>
        </div>
      </Way>
    </div>
  );
}

interface WayProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

function Way({ id, title, intro, children }: WayProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-4 border-t border-line pt-6"
    >
      <div className="max-w-prose">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{intro}</p>
      </div>
      {children}
    </section>
  );
}
