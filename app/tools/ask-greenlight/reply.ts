import { numberBetween, pick } from "../../numbers/chance";
import { intentOf } from "./intents";
import { subjectOf } from "./subject";

/** What stands above the figures of a reply, in its text as on the page. */
export const FIGURES_TITLE = "Sample figures:";

export interface Reply {
  /** Paragraphs parted by blank lines; figures as "- value | what", steps as "1. step". */
  content: string;
  /** The path of the room that goes further. */
  room?: string;
}

/**
 * Answers a question by its keywords (spec section 7): what the conversation has heard already is said again
 * only when nothing else is left. Every figure is invented and says so.
 *
 * @param said what was replied before, for what is not to be repeated
 */
export function replyTo(question: string, said: string[], random: () => number): Reply {
  const { openings, figures = [], methods = [], room } = intentOf(question);
  const subject = subjectOf(question);
  const fill = (text: string) => filled(text, subject, random);
  const paragraphs = [fill(fresh(openings, said, random))];
  if (figures.length > 0) {
    const lines = fresh(figures, said, random).map((line) => `- ${fill(line)}`);
    paragraphs.push([FIGURES_TITLE, ...lines].join("\n"));
  }
  if (methods.length > 0) {
    const steps = fresh(methods, said, random);
    paragraphs.push(steps.map((step, index) => `${index + 1}. ${fill(step)}`).join("\n"));
  }
  return { content: paragraphs.join("\n\n"), room };
}

/** One that was not said yet, told by its longest stretch without a gap; any where all were. */
function fresh<Text extends string | string[]>(texts: Text[], said: string[], random: () => number): Text {
  const unsaid = texts.filter((text) => !said.some((earlier) => earlier.includes(landmark(text))));
  return pick(random, unsaid.length > 0 ? unsaid : texts);
}

function landmark(text: string | string[]): string {
  const stretches = [text].flat().flatMap((line) => line.split(/\{[^}]*\}/));
  return stretches.reduce((longest, stretch) => (stretch.length > longest.length ? stretch : longest), "");
}

function filled(text: string, subject: string | null, random: () => number): string {
  return text
    .replace(/\{topic\|([^}]*)\}/g, (_, otherwise: string) => subject ?? otherwise)
    .replace(/\{(\$?)([\d.]+)-([\d.]+)\}/g, (_, sign: string, low: string, high: string) => {
      const decimals = low.split(".")[1]?.length ?? 0;
      return sign + numberBetween(random, Number(low), Number(high), decimals).toFixed(decimals);
    });
}
