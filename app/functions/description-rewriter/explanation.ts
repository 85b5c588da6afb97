import { FOLD, findKeywordPlaces } from "../../engines/descriptions";
import { type Composed, countText } from "./compose";
import { countLines } from "./sections";

/** What the rewrite did, one line each. */
export function listImprovements({ sections, added, keywords, text }: Composed): string[] {
  const done: string[] = [];
  const chapters = countText(sections.chapters, "timestamp");
  const links = countText(sections.links, "link");
  const { lead } = added;
  if (lead && findKeywordPlaces(keywords, lead).length === 0) {
    done.push("Your title now stands in the first sentence; it has no keyword");
  } else if (lead) {
    const fits = lead.length <= FOLD;
    done.push(
      fits
        ? `The title's keywords now stand in the first sentence, within the first ${FOLD} characters`
        : `The title's keywords now stand in the first sentence; it is long, so only its beginning is within ${FOLD} characters`,
    );
  } else if (sections.body.length > 0 && text.startsWith(sections.body[0] ?? "")) {
    done.push("Your first sentence stays first");
  }
  if (added.outline) done.push("A summary line says what is found further down");
  if (chapters) done.push(`${chapters} gathered as chapters`);
  if (links) done.push(`${links} grouped below the text`);
  if (added.question) done.push("A question to your viewers closes it");
  if (added.hashtags.length > 0) done.push(`New hashtags from your keywords: ${added.hashtags.join(" ")}`);
  if (sections.hashtags.length > 0) done.push(`Your own hashtags kept: ${sections.hashtags.join(" ")}`);
  return done;
}

/** Why the rewrite looks as it does, and what only its creator can add. */
export function explain({ sections, added, full, english }: Composed): string {
  const reasons = [
    added.lead
      ? `Search and phones show about ${FOLD} characters, so your title's words come first; what you wrote follows word for word.`
      : full
        ? "There was no room for a new first sentence, so yours stays."
        : "Your first sentence says what the title says, so it stays first.",
  ];
  if (full)
    reasons.push("YouTube takes 5,000 characters, so not everything useful could be added; nothing was cut.");
  if (!english)
    reasons.push("Your text does not look English, so no English sentence or heading was put into it.");
  if (sections.hasCallToAction)
    reasons.push("You ask your viewers something already, so no second call to action was added.");
  const first = sections.chapters.find((line) => /\d:\d{2}/.test(line));
  if (!first) {
    reasons.push(
      "It has no timestamps. Only you know where the parts begin: with 0:00 first, YouTube makes chapters.",
    );
  } else if (!/(?<!\d|:)0?0:00(?!:?\d)|0?0:00:00/.test(first)) {
    reasons.push(
      "The first timestamp is not 0:00, and without it YouTube makes no chapters. It was left for you to add.",
    );
  }
  if (countLines(sections.links) === 0)
    reasons.push("There is no link to group; one to a related video of yours would fit.");
  return reasons.join(" ");
}
