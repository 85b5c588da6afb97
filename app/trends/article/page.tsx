import { data, redirect } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { chooseArticle, findArticles } from "../../functions/article/choose";
import { chosenCookie, chosenFromCookie } from "../../model/article";
import { topicKey } from "../../model/trend";
import { hasTrend } from "../../model/user";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext, signedInUser } from "../../services";

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
  const [found, record] = await Promise.all([
    act(context, findArticles, { words: typed }),
    // The article in use is a help, not a reason to fail.
    trends.forTopic(topic).catch((error: unknown) => void report(error)),
  ]);
  const chosen = chosenFromCookie(request.headers.get("cookie"));
  const inUse = record?.article ?? null;
  const isOwn = chosen?.topic === topicKey(topic);
  const status = "refused" in found && found.refused.status === 503 ? 503 : 200;
  return data({ topic, typed, found, inUse, isOwn }, { status });
}

/** Stores the visitor's choice in a cookie (docs/decisions/0010), and returns to the trend. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!hasTrend(context.get(signedInUser))) throw redirect("/dashboard", 303);
  const article = form.get("article");
  const words = form.get("words") ?? "";
  const choice = article === "" ? { article: null } : { article: article ?? "", words };
  const ran = await act(context, chooseArticle, choice);
  if ("refused" in ran) return data({ refused: ran.refused.message }, { status: ran.refused.status });
  const cookie = chosenCookie(ran.done.chosen, { secure: url.protocol === "https:" });
  return redirect("/dashboard", { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} refused={actionData?.refused ?? null} />;
}
