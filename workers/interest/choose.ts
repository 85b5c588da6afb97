import type { ArticleSearch, InterestSource } from "../../app/services/interest";
import type { TimeLimits } from "../time-limits";
import { sampleInterest } from "./sample";
import { wikimediaInterest } from "./wikimedia";

interface InterestVars {
  WIKIMEDIA_CONTACT?: string;
  WIKIMEDIA_BASE_URL?: string;
  WIKIPEDIA_BASE_URL?: string;
}

/** What this deployment reads interest from; without articles there are none to choose from. */
export interface Interest {
  source: InterestSource;
  articles: ArticleSearch | null;
}

/** Wikimedia refuses requests that do not say who asks: without a contact, sample interest. */
export function chooseInterest(vars: InterestVars, timeLimits: TimeLimits): Interest {
  const contact = vars.WIKIMEDIA_CONTACT?.trim();
  if (!contact) return { source: sampleInterest, articles: null };
  const wikimedia = wikimediaInterest({
    contact,
    timeLimits,
    wikimediaUrl: vars.WIKIMEDIA_BASE_URL,
    wikipediaUrl: vars.WIKIPEDIA_BASE_URL,
  });
  return { source: wikimedia, articles: wikimedia };
}
