import { data, redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import {
  type ArticleProblem,
  chosenCookie,
  chosenFromCookie,
  fitsCookie,
  isTitle,
  readWords,
} from "../../model/article";
import { topicKey } from "../../model/topic";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext, signedInUser } from "../../services";

import { hasTrend } from "../show";

import type { Route } from "./+types/page";
import { ArticleView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Choose an article");

/** The articles that match the topic, or other words. Only for users who have a trend. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { trends, report } = context.get(servicesContext);
  const user = context.get(signedInUser);
  if (!hasTrend(user)) throw redirect("/dashboard");
  const topic = user.primaryTopic;
  const typed = url.searchParams.get("words") ?? topic;
  const asked = readWords(typed);
  const [found, record] = await Promise.all([
    "problem" in asked
      ? ({ ok: false, problem: asked.problem } as const)
      : trends.articles(asked.words).catch((error: unknown) => {
          report(error);
          return { ok: false, problem: "failed" } as const;
        }),
    // The article in use is a help, not a reason to fail.
    trends.forTopic(topic).catch((error: unknown) => void report(error)),
  ]);
  const chosen = chosenFromCookie(request.headers.get("cookie"));
  const inUse = record?.article ?? null;
  const page = { topic, typed, found, inUse, isOwn: chosen?.topic === topicKey(topic) };
  return data(page, { status: !found.ok && found.problem === "failed" ? 503 : 200 });
}

const STATUS: Partial<Record<ArticleProblem, number>> = { "too-many": 429, unreachable: 503, failed: 503 };

/** Stores the visitor's choice in a cookie (docs/decisions/0010), and returns to the trend. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { trends, report } = context.get(servicesContext);
  const user = context.get(signedInUser);
  const form = await readForm(request);
  if (!hasTrend(user)) throw redirect("/dashboard", 303);
  const topic = user.primaryTopic;
  const article = form.get("article");
  if (article === "") return keep(null, url);
  const asked = readWords(form.get("words"));
  if (!isTitle(article)) return refuse("not-found");
  if ("problem" in asked) return refuse(asked.problem);
  const chosen = { topic: topicKey(topic), article };
  if (!fitsCookie(chosen)) return refuse("unkept");
  try {
    const problem = await trends.choose({ topic, article, words: asked.words });
    return problem ? refuse(problem) : keep(chosen, url);
  } catch (error) {
    report(error);
    return refuse("failed");
  }
}

function refuse(problem: ArticleProblem) {
  return data({ problem }, { status: STATUS[problem] ?? 400 });
}

function keep(chosen: Parameters<typeof chosenCookie>[0], url: URL) {
  const cookie = chosenCookie(chosen, { secure: url.protocol === "https:" });
  return redirect("/dashboard", { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} problem={actionData?.problem ?? null} />;
}
