import { clipped, digest, readPart } from "../../../engines/comments";
import { type Feeling, readFeeling } from "../../../engines/sentiment";
import type { GivenComment } from "../../../tables/given-comment";
import type { Analysis, Asides } from "./analysis";
import { courseOf } from "./course";

const ASIDES = 4;
const ASIDE_LENGTH = 160;

/**
 * What a list of comments says; `replies` are the creator's, which tell only what is answered. Each different text
 * is scored once, by its front where it is long; half a second or more for ten thousand, so never in `apply`.
 */
export function readAll(
  comments: readonly GivenComment[],
  replies: readonly GivenComment[] = [],
): Pick<Analysis, "digest" | "course" | "asides"> {
  const known = new Map<string, Feeling>();
  const read = (text: string): Feeling => {
    const before = known.get(text);
    if (before) return before;
    const feeling = readFeeling(readPart(text));
    known.set(text, feeling);
    return feeling;
  };
  const found = digest([...comments, ...replies], read);
  const counts = {
    ...found.counts,
    given: found.counts.given - replies.length,
    byCreator: found.counts.byCreator - replies.length,
  };
  return { digest: { ...found, counts }, course: courseOf(comments, read), asides: asidesOf(known) };
}

/** The first comments of each kind that no figure counts, one of each language before a second of any. */
function asidesOf(known: Map<string, Feeling>): Asides {
  const asides: Asides = { spam: [], languages: [] };
  for (const [text, feeling] of known) {
    if (feeling.kind === "spam" && asides.spam.length < ASIDES) {
      asides.spam.push({ ...aside(text), why: feeling.why });
    }
    if (feeling.kind === "other-language" && asides.languages.length < ASIDES) {
      const { language } = feeling;
      if (asides.languages.every((one) => one.language !== language))
        asides.languages.push({ ...aside(text), language });
    }
  }
  return asides;
}

function aside(text: string) {
  const kept = clipped(text, ASIDE_LENGTH);
  return { text: kept, cut: kept.length < text.length };
}
