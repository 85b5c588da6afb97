import { Form, Link } from "react-router";
import { HANDOVER_PATH } from "../../handover/messages";
import { PLAN_PATH } from "../../navigation/paths";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { LATER_TEXTS } from "../messages";

interface NotYetViewProps {
  /** undefined where nothing was sent. */
  notYet?: {
    message: string;
    /** The form, field by field. */
    sent: Record<string, string>;
    /** The page it was sent from. */
    before: string;
  };
}

/** What could not be added yet, in a form that sends it again. */
export function NotYetView({ notYet }: NotYetViewProps) {
  const { title, series, idea } = notYet?.sent ?? {};
  const name = title || series || idea;
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeader
        back={
          notYet ? { to: notYet.before, label: LATER_TEXTS.back } : { to: PLAN_PATH, label: LATER_TEXTS.plan }
        }
        title={LATER_TEXTS.title}
      />
      {notYet ? (
        <>
          <Notice tone="error">
            <p>{notYet.message}</p>
          </Notice>
          <Form method="post" action={HANDOVER_PATH} replace className="card grid gap-3 p-4 sm:p-5">
            {name && (
              <p dir="auto" className="font-semibold wrap-anywhere">
                {name}
              </p>
            )}
            <p className="text-sm text-ink-soft">{LATER_TEXTS.kept}</p>
            {Object.entries(notYet.sent).map(([field, text]) => (
              <input key={field} type="hidden" name={field} value={text} />
            ))}
            <Button className="justify-self-start">{LATER_TEXTS.again}</Button>
          </Form>
        </>
      ) : (
        <p>
          {LATER_TEXTS.nothing}{" "}
          <Link to={PLAN_PATH} className="link font-medium">
            {LATER_TEXTS.plan}
          </Link>
        </p>
      )}
    </div>
  );
}
