import { data, type RouterContextProvider } from "react-router";
import { act } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { textFields } from "../../../forms/text-fields";
import { answerQuestion } from "../../../functions/ask-greenlight/own-answer";
import { type WordedAnswer, wordAnswer } from "../../../functions/ask-greenlight/worded";
import type { Ran } from "../../../functions/run";
import { deferringHeaders, isClientNavigation } from "../../../hydration/deferred";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { desksAt } from "../../registry";
import type { Route } from "./+types/page";
import { YOURS_PATH, YOURS_TEXTS } from "./messages";
import { showAnswer } from "./show";
import type { AnswerShown, AskedShown, Worded } from "./shown";
import { OwnAskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(YOURS_TEXTS.title);

type Context = Readonly<Pick<RouterContextProvider, "get">>;

const NOTHING: AskedShown = {
  ...{ question: null, answer: null, refused: null, worded: null },
  ...{ was: null, about: null, or: null, kind: null },
};

const WHY = { worded: "", "not-backed": YOURS_TEXTS.notBacked, "no-answer": YOURS_TEXTS.noWording };

/** The answer to `?q`, which goes on with `?was`, `?about`, `?or` and `?kind` of the answer before; the refusal's status where it has none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(servicesContext);
  const asked = Object.fromEntries(url.searchParams);
  const { shown, status } = await answered(context, asked);
  return data({ asked: shown, desks: desksAt(YOURS_PATH), model: language.name }, { status });
}

/** The same by a form that also sends the question and its figures to the language model. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = textFields(await readForm(request));
  const { shown, status, input } = await answered(context, asked);
  const { answer: ours } = shown;
  if (ours === null) return data({ asked: shown }, { status });
  const worded = act(context, wordAnswer, input).then((ran) => showWorded(ran, ours));
  return data(
    { asked: { ...shown, worded: isClientNavigation(request) ? worded : await worded } },
    { status, headers: deferringHeaders(request) },
  );

  function showWorded(ran: Ran<WordedAnswer>, ours: AnswerShown): Worded {
    if ("refused" in ran) return { answer: ours, by: null, why: ran.refused.message };
    const { answer, text, why } = ran.done;
    const { language, request } = context.get(servicesContext);
    const own = showAnswer(answer, { question: input.question, now: request.now });
    if (text === null) return { answer: own, by: null, why: WHY[why] };
    return { answer: { ...own, says: text }, by: language.name, why: WHY[why] };
  }
}

async function answered(context: Context, { q, was, about, or, kind }: Record<string, string>) {
  const before = was ? { intent: was, subject: about || null, other: or || null, kind: kind || null } : null;
  const input = { question: q ?? "", before };
  if (q === undefined) return { shown: NOTHING, status: 200, input };
  const ran = await act(context, answerQuestion, input);
  if ("refused" in ran) {
    return {
      shown: { ...NOTHING, question: q, refused: ran.refused.message },
      status: ran.refused.status,
      input,
    };
  }
  const { answer } = ran.done;
  const reading = answer.kind === "declined" ? null : answer.reading;
  const shown: AskedShown = {
    ...NOTHING,
    question: q,
    answer: showAnswer(answer, { question: q, now: context.get(servicesContext).request.now }),
    was: reading?.intent ?? null,
    about: reading?.subject ?? null,
    or: reading?.other ?? null,
    kind: reading?.kind ?? null,
  };
  return { shown, status: 200, input };
}

export { headers } from "../../../forms/refusal-headers";

export default function OwnAskPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnAskView {...loaderData} {...actionData} />;
}
