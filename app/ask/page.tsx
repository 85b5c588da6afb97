import { data } from "react-router";
import { act } from "../forms/act";
import { answerQuestion } from "../functions/ask-greenlight/own-answer";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext } from "../services";
import type { Route } from "./+types/page";
import { YOURS_TEXTS } from "./messages";
import { showAnswer } from "./show";
import { OwnAskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(YOURS_TEXTS.title);

/** The answer to `?q`, which goes on with `?was` and `?about` of the answer before; the refusal's status where it has none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { q: question, was, about } = Object.fromEntries(url.searchParams);
  const asked = { question: question ?? null, answer: null, refused: null, was: null, about: null };
  if (question === undefined) return data(asked);
  const input = { question, ...(was && { before: { intent: was, subject: about ?? null } }) };
  const ran = await act(context, answerQuestion, input);
  if ("refused" in ran) {
    return data({ ...asked, refused: ran.refused.message }, { status: ran.refused.status });
  }
  const { answer } = ran.done;
  const reading = answer.kind === "declined" ? null : answer.reading;
  const shown = showAnswer(answer, context.get(servicesContext).request.now);
  return data({
    ...asked,
    answer: shown,
    was: reading?.intent ?? null,
    about: reading?.subject ?? null,
  });
}

export default function OwnAskPage({ loaderData }: Route.ComponentProps) {
  return <OwnAskView page={loaderData} />;
}
