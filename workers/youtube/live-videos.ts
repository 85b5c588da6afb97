import type { SearchOutcome, VideoSearch } from "../../app/analyzer/search";
import type { SearchAnswer } from "../../app/engines/findings";
import { topicKey } from "../../app/trends/topic";

import type { Found, Page } from "./api/answers";
import type { YoutubeApi } from "./api/client";
import { YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import type { Run } from "./one-asker";
import { searchProblem } from "./search-problem";
import { readTopic } from "./topic";

interface Setup {
  answers: CachedAnswers;
  openApi(run: Run): YoutubeApi;
  /** Puts a line for the operator on the request's log line. */
  warn(text: string): void;
}

/** YouTube behind the search of the analyzer: cached a day, asked once for all who ask the same. */
export function liveVideos({ answers, openApi, warn }: Setup): VideoSearch {
  const read = (query: string) => (run: Run) => {
    const api = openApi(run);
    const optional = openApi({ ...run, signal: run.optional });
    return readTopic(query, { ...api, search: () => found(query, api, run.now) }, run.now, optional);
  };

  /** What the search finds, or found for a run that failed on its way from there: a search is paid once. */
  async function found(query: string, api: YoutubeApi, now: Date): Promise<Page<Found>> {
    const key = topicKey(query);
    const kept = await answers.find<Page<Found>>("found", key);
    if (kept) return kept.answer;
    const page = await api.search(query);
    if (page.items.length > 0) answers.note("found", key, page, now);
    return page;
  }

  return {
    source: { kind: "youtube", name: "YouTube" },

    async search(query) {
      try {
        return outcomeOf((await answers.get("topic", topicKey(query), read(query))).answer, query);
      } catch (error) {
        if (!(error instanceof YoutubeError)) throw error;
        const problem = searchProblem(error.problem);
        // A bucket that is spent is nothing to mend, and the meter shows it.
        if (problem !== "quota" && problem !== "nothing-found") warn(error.message);
        return { ok: false, problem };
      }
    },

    async recall(query) {
      const kept = await answers.find<SearchAnswer>("topic", topicKey(query));
      return kept ? outcomeOf(kept.answer, query) : { ok: false, problem: "not-asked" };
    },
  };
}

function outcomeOf(answer: SearchAnswer, query: string): SearchOutcome {
  if (answer.videos.length === 0) return { ok: false, problem: "nothing-found" };
  return { ok: true, answer: asSpelled(answer, query) };
}

/** Answers in other spellings than the first asker's, each made once, so that its report is written once. */
const spelled = new WeakMap<SearchAnswer, Map<string, SearchAnswer>>();
const SPELLINGS_KEPT = 5;

/** The answer with the query as this visitor wrote it: "react tutorials" is also asked as "React Tutorials". */
function asSpelled(answer: SearchAnswer, query: string): SearchAnswer {
  if (answer.query === query) return answer;
  const known = spelled.get(answer) ?? new Map<string, SearchAnswer>();
  spelled.set(answer, known);
  const respelled = known.get(query) ?? { ...answer, query };
  if (known.size < SPELLINGS_KEPT) known.set(query, respelled);
  return respelled;
}
