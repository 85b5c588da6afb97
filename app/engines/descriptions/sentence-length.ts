import { type Change, type Context, changed, type Draft, whereTheyDiffer } from "./draft";
import { joined, sentencesIn, wordsOf } from "./sentences";

/** Plain-language guides ask for 15 to 20 words a sentence; one of twice as many is worth parting. */
const MOST_WORDS = 30;
/** Each part must be able to be a sentence. */
const LEAST_WORDS = 7;
/** A comma, a conjunction and a new subject, or a semicolon. */
const JOINTS =
  /;\s+(?=\p{L})|,\s+(?:and|but|so)\s+(?=(?:i|we|you|he|she|it|they|this|that|there|then|these|my|our)(?:['’]\p{L}+)?\s)/giu;
/** A part that depends on the other is none of its own. */
const DEPENDS =
  /^["“(]?(?:if|when|while|because|although|though|since|after|before|as|unless|once|whether|until)\b/i;

/** Parts over-long sentences where two complete ones were joined. English. */
export function shorten(draft: Draft, { english }: Context): Draft {
  if (!english) return draft;
  const changes: Change[] = [];
  const blocks = draft.blocks.map((block) => {
    if (block.kind !== "prose") return block;
    const lines = block.lines.map((line) => {
      const sentences = sentencesIn(line).map(({ text }) => text);
      const shorter = sentences.map(parted);
      sentences.forEach((sentence, at) => {
        if (shorter[at] !== sentence)
          changes.push({
            what: "Parted a long sentence",
            why: `${wordsOf(sentence).length} words in one sentence are hard to follow.`,
            ...whereTheyDiffer(sentence, shorter[at] as string),
          });
      });
      return shorter.some((sentence, at) => sentence !== sentences[at]) ? joined(shorter) : line;
    });
    return { ...block, lines };
  });
  return changed(draft, blocks, ...changes);
}

function parted(sentence: string): string {
  const words = wordsOf(sentence);
  if (words.length <= MOST_WORDS || DEPENDS.test(sentence)) return sentence;
  const middle = sentence.length / 2;
  const [joint] = [...sentence.matchAll(JOINTS)]
    .filter((match) => {
      const behind = match.index + match[0].length;
      return (
        words.filter(({ start }) => start < match.index).length >= LEAST_WORDS &&
        words.filter(({ start }) => start >= behind).length >= LEAST_WORDS &&
        !DEPENDS.test(sentence.slice(behind))
      );
    })
    .filter((match) => !isOpen(sentence.slice(0, match.index)))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  if (!joint) return sentence;
  const conjunction = /but|so/i.exec(joint[0])?.[0] ?? "";
  const rest = `${conjunction} ${sentence.slice(joint.index + joint[0].length)}`.trim();
  return `${parted(`${sentence.slice(0, joint.index)}.`)} ${parted(rest.charAt(0).toUpperCase() + rest.slice(1))}`;
}

/** Inside of brackets or quotes nothing is parted. */
function isOpen(part: string): boolean {
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0;
  return count(/[([“]/g) !== count(/[)\]”]/g) || count(/"/g) % 2 === 1;
}
