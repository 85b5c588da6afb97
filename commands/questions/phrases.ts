// Questions to learn from, made of phrases whose parts have alternatives.
import { OUTCOMES, type Outcome } from "../../app/engines/questions/features.ts";
import { pick, seeded } from "../../app/numbers/chance.ts";

/** So many questions are made of each phrase; of one that is declined more, since there are more ways to ask those. */
const EACH = 6;
const EACH_DECLINED = 10;
/** So many are typed with a capital letter, a question mark, two letters swapped. */
const TYPED = { capital: 0.25, mark: 0.25, swapped: 0.04 };

const LIST = /^\{(\w+)\} (.*)$/;
const INNERMOST = /\(([^()]*)\)/;

/** The questions of a file of phrases (its first line says how it is written). The same file makes the same questions. */
export function readPhrases(text: string): { outcome: Outcome; question: string }[] {
  const random = seeded("phrases");
  const lists = new Map<string, string[]>();
  const made: { outcome: Outcome; question: string }[] = [];
  let outcome: Outcome | undefined;
  for (const line of text.split("\n").slice(1)) {
    const list = LIST.exec(line);
    if (line.startsWith("# ")) outcome = OUTCOMES.find((one) => line === `# ${one}`);
    else if (outcome === undefined && list) lists.set(list[1] ?? "", (list[2] ?? "").split("; "));
    else if (line.trim() !== "") {
      if (outcome === undefined) throw new Error(`A phrase without an outcome: ${line}`);
      const most = outcome === "decline" ? EACH_DECLINED : EACH;
      const questions = new Set<string>();
      for (let at = 0; at < 4 * most && questions.size < most; at += 1)
        questions.add(typed(questionOf(line, lists, random), random));
      for (const question of questions) made.push({ outcome, question });
    }
  }
  return made;
}

function questionOf(phrase: string, lists: Map<string, string[]>, random: () => number): string {
  let text = phrase;
  for (let choice = INNERMOST.exec(text); choice; choice = INNERMOST.exec(text))
    text = text.replace(choice[0], () => pick(random, (choice?.[1] ?? "").split("|")));
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => pick(random, lists.get(name) ?? []))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/ ([?.,:!])/g, "$1")
    .replace(/([?.,:])[?.,:]+/g, "$1")
    .replace(/\b(an?|my|the|another) (?:an?|my|the) /g, "$1 ");
}

function typed(question: string, random: () => number): string {
  let text = question;
  if (random() < TYPED.capital) text = text.charAt(0).toUpperCase() + text.slice(1);
  if (random() < TYPED.mark && !/[?.!]$/.test(text)) text += "?";
  if (random() >= TYPED.swapped || text.length < 12) return text;
  const at = 3 + Math.floor(random() * (text.length - 6));
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}
