import { data, redirect } from "react-router";
import { act, answerRefused } from "../../forms/act";
import { DoneLine } from "../../forms/done-line";
import { PostForm } from "../../forms/post-form";
import { readForm } from "../../forms/read-form";
import { ShownOnce } from "../../forms/secret-address";
import { sendAction, useBusy } from "../../forms/sending";
import { textFields } from "../../forms/text-fields";
import { endWebhook, setWebhook, testWebhook } from "../../functions/webhook/webhook";
import { addressWith } from "../../navigation/address";
import { unlistedMeta } from "../../navigation/page-meta";
import { NOTE_PATH, WEBHOOK_PATH } from "../../navigation/paths";
import { dayText, instantText } from "../../numbers/days";
import { servicesContext } from "../../services";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { WEBHOOK_TEXTS as SAYS, WEBHOOK_DONE } from "../messages";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta(SAYS.title);

/** The webhook and its last tries; without an account, as in the demo, the note's page. 503 if it cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { webhook, report } = context.get(servicesContext);
  const done = url.searchParams.get("done");
  try {
    const state = await webhook.state();
    if (!state) return redirect(NOTE_PATH);
    const { target, tries } = state;
    return data({
      done,
      webhook: {
        target: target && { ...target, since: dayText(target.since) },
        tries: tries.map(({ at, ...one }) => ({ ...one, at: `${instantText(at)} UTC` })),
      },
    });
  } catch (error) {
    report(error);
    return data({ done, webhook: null }, { status: 503 });
  }
}

/** Saves an address, tries it or ends it. A new secret is in the answer itself, and not behind a redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const { action = "", ...typed } = textFields(await readForm(request));
  const refuse = (refused: Parameters<typeof answerRefused>[0]) => answerRefused(refused, { action, typed });
  const done = (what: string) => redirect(addressWith(WEBHOOK_PATH, { done: what }), 303);
  if (action === "end") {
    const ran = await act(context, endWebhook, {});
    return "refused" in ran ? refuse(ran.refused) : done("end");
  }
  if (action === "test") {
    const ran = await act(context, testWebhook, {});
    return "refused" in ran ? refuse(ran.refused) : done(ran.done.failure === null ? "taken" : "failed");
  }
  const ran = await act(context, setWebhook, { url: typed.url ?? "" });
  return "refused" in ran ? refuse(ran.refused) : data({ secret: ran.done.secret });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, SAYS["not-reached"]);
}

export default function WebhookPage({ loaderData: { webhook, done }, actionData }: Route.ComponentProps) {
  const busy = useBusy(WEBHOOK_PATH);
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  const secret = actionData && "secret" in actionData ? actionData.secret : undefined;
  const ofField = refused?.field === "url" ? refused.message : null;
  const target = webhook?.target ?? null;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader back={{ to: NOTE_PATH, label: "Your note" }} title={SAYS.title} intro={SAYS.intro} />
      {refused && !ofField && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <DoneLine texts={WEBHOOK_DONE} done={refused || secret ? null : done} takesFocus />
      {secret && <ShownOnce secret={secret} texts={SAYS} copies={SAYS.copy} />}
      {webhook ? (
        <>
          <section className="grid gap-4">
            {target?.off && (
              <Notice tone="error">
                <p>{SAYS.off(target.off)}</p>
              </Notice>
            )}
            {target && !target.off && <p className="text-sm text-ink-soft">{SAYS.on(target.since)}</p>}
            <PostForm does="set" action={WEBHOOK_PATH} className="grid gap-4">
              <Field
                key={target?.url}
                name="url"
                type="url"
                label={SAYS.address}
                hint={SAYS.hint}
                error={ofField}
                defaultValue={refused?.typed?.url ?? target?.url ?? ""}
                placeholder="https://example.com/events"
              />
              <div>
                <Button variant={target ? "secondary" : "primary"} size="sm" disabled={busy.action === "set"}>
                  {busy.action === "set" ? SAYS.saving : target ? SAYS.replace : SAYS.save}
                </Button>
              </div>
            </PostForm>
            {target && (
              <div className="flex flex-wrap gap-3">
                {!target.off && (
                  <PostForm does="test" action={WEBHOOK_PATH}>
                    <Button size="sm" disabled={busy.action === "test"}>
                      {busy.action === "test" ? SAYS.testing : SAYS.test}
                    </Button>
                  </PostForm>
                )}
                <PostForm does="end" action={WEBHOOK_PATH}>
                  <Button variant="secondary" size="sm" disabled={busy.action === "end"}>
                    {SAYS.end}
                  </Button>
                </PostForm>
              </div>
            )}
          </section>
          {target && <Tries tries={webhook.tries} />}
        </>
      ) : (
        <Notice tone="error">{SAYS.unread}</Notice>
      )}
    </div>
  );
}

function Tries({ tries }: { tries: { at: string; event: string; failure: string | null }[] }) {
  return (
    <section aria-labelledby="tries">
      <h2 id="tries" className="text-lg">
        {SAYS.tries}
      </h2>
      {tries.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{SAYS["no-tries"]}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
          {tries.map(({ at, event, failure }, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two tries of one event may have been at one instant
              key={place}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5"
            >
              <span className="w-52 text-ink-soft tabular-nums">{at}</span>
              <code>{event}</code>
              <span className={failure === null ? "text-good" : "text-poor"}>{failure ?? SAYS.taken}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
