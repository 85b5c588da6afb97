import type { GivenComment } from "../../tables/given-comment";
import type { Digest } from "./claims";
import { excerptsOf } from "./excerpts";
import { likesOf } from "./heard";
import { insightsOf } from "./insights";
import { questionsOf } from "./questions";
import type { ReadFeeling } from "./reading";
import { requestsOf } from "./requests";
import { saidIn } from "./said";
import { setApart } from "./set-apart";
import { scoreOf, sharesOf, type Tally } from "./shares";
import { subjectOf } from "./subject";
import { themesOf } from "./themes";
import { topComments } from "./top-comments";
import { triggersOf } from "./triggers";

/**
 * How many comments a claim needs: fewer scored ones than `score` have no score, fewer different ones than `themes`
 * and `triggers` name none, and an insight rests on `insights` comments. `support` is that of a theme among few
 * comments; among many it is one in 200.
 */
export const BOUNDS = { score: 10, themes: 10, triggers: 5, insights: 3, support: 3 } as const;
const SUPPORT_PART = 200;

/**
 * What many comments say together. Pure and the same each time; `readFeeling` is called once for each different text.
 * Takes about as long as the text is.
 */
export function digest(comments: readonly GivenComment[], readFeeling: ReadFeeling): Digest {
  const { heard, bare, counts, repeated } = setApart(comments, readFeeling);
  const tally: Tally = { positive: 0, neutral: 0, negative: 0 };
  for (const { feeling, times } of heard) tally[feeling] += times;
  const support = Math.max(BOUNDS.support, Math.ceil(heard.length / SUPPORT_PART));

  const subject = subjectOf(heard);
  const shares = sharesOf(tally);
  const themes = heard.length < BOUNDS.themes ? null : themesOf(heard, support);
  const triggers = heard.length < BOUNDS.triggers ? null : triggersOf(heard, bare, subject, BOUNDS.support);
  const said = saidIn(heard);
  const questions = questionsOf(said, comments, subject);
  const requests = requestsOf(said, subject);
  const claims = { themes: themes ?? [], triggers: triggers ?? [], questions, requests };
  const found = {
    counts,
    repeated,
    shares,
    score: counts.scored < BOUNDS.score ? null : scoreOf(tally),
    themes,
    questions,
    requests,
    triggers,
    topPositive: topComments(heard, "positive"),
    topNegative: topComments(heard, "negative"),
    insights: insightsOf(claims, {
      subject,
      n: heard.length,
      likesEach: (likesOf(heard) ?? 0) / Math.max(1, heard.length),
      shares,
      support: Math.max(BOUNDS.insights, Math.ceil(heard.length / SUPPORT_PART)),
    }),
    bounds: BOUNDS,
  };
  return excerptsOf(
    [...heard, ...bare].sort((a, b) => a.index - b.index),
    found,
  );
}
