import { data, Link } from "react-router";
import { act } from "../../forms/act";
import { refusalHeaders } from "../../forms/refusal-headers";
import { endNoteMail } from "../../functions/watch/note-mail";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { NOTE_PATH, UNSUBSCRIBE_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";
import { SiteFrame } from "../../shell/site-frame";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { NOTE_MAIL_TEXTS as SAYS } from "../messages";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta(SAYS.question);

/** The page behind a mail's own link. It changes nothing: scanners and previews open links, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const isOurs = await context.get(servicesContext).noteMail.isOurs(params.token);
  return data({ isOurs, token: params.token }, { status: isOurs ? 200 : 404 });
}

/**
 * Ends the mails: by the button, or by the reader's mail service (RFC 8058), which follows no redirect. Nobody needs to be
 * signed in, and whoever asks twice is answered alike.
 */
export async function action({ context, params }: Route.ActionArgs) {
  const ran = await act(context, endNoteMail, { token: params.token });
  if ("done" in ran) return data({ refused: null });
  const { status, message } = ran.refused;
  return data({ refused: message }, { status, headers: refusalHeaders(ran.refused) });
}

export const handle = HELD;

export default function UnsubscribePage({ loaderData: { isOurs, token }, actionData }: Route.ComponentProps) {
  const isDone = actionData?.refused === null;
  const title = isDone ? SAYS.stopped : isOurs ? SAYS.question : SAYS.unknown;
  return (
    <SiteFrame>
      <div className="frame grid max-w-xl gap-6 py-14 sm:py-20">
        <h1 className="text-2xl">{title}</h1>
        {actionData?.refused && isOurs && (
          <Notice tone="error">
            <p>{actionData.refused}</p>
          </Notice>
        )}
        <p className="text-lg text-ink-soft">
          {isDone ? SAYS.again : isOurs ? SAYS.explains : SAYS["unknown-how"]}
        </p>
        {isOurs && !isDone ? (
          <form method="post" action={UNSUBSCRIBE_PATH + encodeURIComponent(token)}>
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <Button size="lg">{SAYS["turn-off"]}</Button>
          </form>
        ) : (
          <div>
            <Link to={NOTE_PATH} className={buttonClass({ variant: "secondary", size: "lg" })}>
              {SAYS.page}
            </Link>
          </div>
        )}
      </div>
    </SiteFrame>
  );
}
