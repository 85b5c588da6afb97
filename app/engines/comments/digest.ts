import type { GivenComment } from "../../model/comment-digest";
import { askingByMark, askingIn, requestingIn, summarizeAsking } from "./claims/asking";
import { deriveInsights } from "./claims/insights";
import { findMentions } from "./claims/mentions";
import { findQuestions } from "./claims/questions";
import { findRequests } from "./claims/requests";
import { isReply, readSentences } from "./claims/sentences";
import { isAboutProduct } from "./claims/target";
import { findThemes } from "./claims/themes";
import { findTriggers } from "./claims/triggers";
import type { Digest } from "./digested";
import { addExcerpts, topComments, topOfProduct } from "./excerpts";
import { excludeUncounted } from "./exclusion";
import { type Classify, type DistinctComment, type ScoredComment, sumLikes } from "./scored-comments";
import { computeScore, computeShares, type PerSentiment } from "./shares";
import { FUNCTION_WORDS } from "./word-lists";
import { stem } from "./words";

/**
 * How many comments a claim needs. Below `score` scored ones there is no score; below `themes` and `triggers` different
 * ones there are no themes and no triggers. A trigger takes `support` people, a question, a request and an insight
 * `insights`: of what two asked alike, about half was right. How those and the two below were chosen: docs/evaluation/sentiment.md.
 */
export const BOUNDS = { score: 10, themes: 10, triggers: 5, insights: 3, support: 5 } as const;
/** What is said of how the video is made names it. */
const OF_THE_MAKING = 3;
/** A fault and a moment are found by a few words of many. */
const SEEN_BY = 4;
/** What is named is claimed to be no more than named. */
const NAMED_BY = 5;
/** Fewer of the comments have the words of a fault for other reasons: of those that did, one in eight minded it. */
const MINDED_SHARE = 0.02;
/** In long lists some agree by chance, so each takes one in so many. */
const LONG_LIST = 500;
/** … and what is said of the making more, since it is found by two words. */
const MAKING_LIST = 200;

/**
 * What many comments say together. Pure: the same list gives the same digest. `classify` is called once for each
 * different text. Time grows with the length of the text.
 */
export function digest(comments: readonly GivenComment[], classify: Classify): Digest {
  const excluded = excludeUncounted(comments, classify);
  const others = excluded.counts.otherLanguages.reduce((sum, { count }) => sum + count, 0);
  return others > excluded.counts.scored ? digestUnread(excluded) : digestRead(excluded, comments);
}

type Excluded = ReturnType<typeof excludeUncounted>;

/**
 * Most of the comments are in other languages. Those taken for English may be short ones in the same: no score, no
 * theme, no praise is drawn from them.
 */
function digestUnread({ scored, unscored, foreign, counts, repeated }: Excluded): Digest {
  const all = [...scored, ...unscored, ...foreign].sort((a, b) => a.index - b.index);
  const asking = summarizeAsking(askingByMark(all), new Set());
  return addExcerpts(
    {
      counts,
      repeated,
      shares: computeShares({ positive: 0, neutral: 0, negative: 0 }),
      unread: { asking: asking.count, likes: sumLikes(all) },
      asking,
      score: null,
      themes: null,
      questions: [],
      requests: [],
      triggers: null,
      topPositive: [],
      topNegative: [],
      insights: [],
      bounds: BOUNDS,
    },
    [...unscored, ...foreign, ...scored.map(withoutSentiment)].sort((a, b) => a.index - b.index),
  );
}

function withoutSentiment({ index, given, person, words }: ScoredComment): DistinctComment {
  return { index, given, person, words };
}

function digestRead(
  { scored, unscored, counts, repeated, isPolitical }: Excluded,
  comments: readonly GivenComment[],
): Digest {
  const tally: PerSentiment = { positive: 0, neutral: 0, negative: 0 };
  for (const { sentiment, times } of scored) tally[sentiment] += times;
  const inList = (people: number) => Math.max(people, Math.ceil(scored.length / LONG_LIST));

  const subject = findSubject(scored);
  // Viewers who answer each other laugh at, object to and are bored by what the other wrote.
  const toVideo = scored.filter((comment) => !isReply(comment));
  const isProducts = scored.length >= BOUNDS.score && isAboutProduct(scored);
  const shares = computeShares(tally);
  const themes =
    scored.length < BOUNDS.themes
      ? null
      : findThemes(toVideo, {
          people: Math.max(OF_THE_MAKING, Math.ceil(scored.length / MAKING_LIST)),
          subject,
          isProducts,
        });
  const triggers =
    scored.length < BOUNDS.triggers
      ? null
      : findTriggers(toVideo, unscored, subject, {
          support: BOUNDS.support,
          isProducts,
          isPolitical,
        });
  const sentences = readSentences(scored);
  const questions = findQuestions(sentences, comments, subject, {
    people: inList(BOUNDS.insights),
    isProducts,
  });
  const requests = findRequests(sentences, subject, { people: inList(BOUNDS.insights), isProducts });
  const claims = { themes: themes ?? [], triggers: triggers ?? [], questions, requests };
  const told = new Set([...questions, ...requests].flatMap(({ evidence }) => evidence));
  const top = isProducts ? topOfProduct : topComments;
  const found = {
    counts,
    repeated,
    shares,
    ...(isProducts && { ofProduct: true as const }),
    score: counts.scored < BOUNDS.score ? null : computeScore(tally),
    themes,
    questions,
    requests,
    triggers,
    mentions: findMentions(toVideo, subject, inList(NAMED_BY)),
    topPositive: top(scored, "positive"),
    topNegative: top(scored, "negative"),
    insights: deriveInsights(claims, {
      asked: inList(BOUNDS.insights),
      seen: inList(SEEN_BY),
      minded: Math.max(SEEN_BY, Math.ceil(scored.length * MINDED_SHARE)),
    }),
    asking: summarizeAsking(askingIn(sentences), told, requestingIn(sentences)),
    bounds: BOUNDS,
  };
  return addExcerpts(
    found,
    [...scored, ...unscored].sort((a, b) => a.index - b.index),
  );
}

/** A word in more than a tenth of the comments, and in more than 15, is what the video is about. */
const SUBJECT_SHARE = 0.1;
const SUBJECT_FROM = 15;

/** Stems of the words that everyone uses: the video's subject, which distinguish no two comments. */
function findSubject(comments: readonly ScoredComment[]): Set<string> {
  const times = new Map<string, { count: number; last: ScoredComment }>();
  for (const comment of comments) {
    for (const word of comment.words) {
      const known = times.get(word);
      if (!known) times.set(word, { count: 1, last: comment });
      else if (known.last !== comment) {
        known.count += 1;
        known.last = comment;
      }
    }
  }
  const stems = new Map<string, number>();
  for (const [word, { count }] of times) {
    if (FUNCTION_WORDS.has(word) || !/\p{L}{2}/u.test(word)) continue;
    stems.set(stem(word), (stems.get(stem(word)) ?? 0) + count);
  }
  const most = Math.max(SUBJECT_FROM, comments.length * SUBJECT_SHARE);
  return new Set([...stems].filter(([, count]) => count > most).map(([word]) => word));
}
