import { counted } from "../../../numbers/counted";
import type { Analysis } from "./analysis";

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });

const HOW = {
  lines: "Read as one comment a line.",
  csv: "Read as a table, one comment a row.",
  page: "Read as a copy of YouTube's page.",
};
const ROLES: Record<string, string> = {
  text: "Comment",
  likes: "Likes",
  replies: "Replies",
  publishedAt: "Date",
  creator: "By the creator",
  reply: "Is a reply",
  parent: "Replies to",
  id: "Id",
  author: "Author, not kept",
};

/** What no figure counts, and why: never as neutral. */
export function asideShown({ digest, asides, reading }: Pick<Analysis, "digest" | "asides" | "reading">) {
  const { given, scored, otherLanguages, spam, repeats, nothing, byCreator } = digest.counts;
  const languages = otherLanguages.map(({ language, count }) => ({ name: languageName(language), count }));
  const groups = [
    ...languages.map(({ name, count }) => ({ name: `In ${name}`, count })),
    { name: "Spam", count: spam },
    { name: "Repeats of the same text", count: repeats },
    { name: "Nothing to read (marks or time stamps alone)", count: nothing },
    { name: "Written by the creator", count: byCreator },
  ].filter(({ count }) => count > 0);
  return {
    sentence:
      given === scored
        ? `${given === 1 ? "The comment" : `All ${counted(given, "comment")}`} could be scored: nothing is set apart.`
        : `${scored.toLocaleString("en-US")} of ${counted(given, "comment")} ${scored === 1 ? "is" : "are"} in the figures; ${(given - scored).toLocaleString("en-US")} ${given - scored === 1 ? "is" : "are"} set apart.`,
    reading: reading && {
      how: HOW[reading.format],
      columns: reading.columns.map(({ role, name }) => ({ role: ROLES[role] ?? role, name })),
      left: reading.left.map(({ count, why }) => `${count.toLocaleString("en-US")} ${why}`),
    },
    groups: groups.map(({ name, count }) => ({ name, value: count.toLocaleString("en-US") })),
    repeated: digest.repeated.map(({ text, times }) => ({
      text,
      note: `${times.toLocaleString("en-US")} times`,
    })),
    spam: asides.spam.map(({ text, cut, why }) => ({ text, cut, note: why })),
    languages: asides.languages.map(({ text, cut, language }) => ({
      text,
      cut,
      note: languageName(language),
    })),
  };
}

/** "Spanish" of "es"; "another language" where it could not be told. */
function languageName(code: string | null): string {
  if (code === null) return "another language";
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}
