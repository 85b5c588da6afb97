import { knownForms } from "../../engines/titles";
import { pick } from "../../numbers/chance";
import { TITLE_ADVICE } from "../../words/bounds";
import type { Figures } from "./figures";
import { COMPETITION_ADVICE, NEXT_STEP, STRONG, TIMING_ADVICE, TREND_ADVICE, WEAK } from "./pool";
import { PHONE_LENGTH, type TitleReading } from "./title-reading";

interface Forecasted extends Figures {
  title: string;
  topic: string;
  titleScore: number;
}

const PARTS = ["title", "topic", "timing", "trend"] as const;
type Part = (typeof PARTS)[number];

/** A part under this holds the video back (spec section 9: green from 85); one from 78 on counts as a strength. */
const GREEN = 85;
const STRENGTH = 78;

const NAMES: Record<Part, string> = {
  title: "the title",
  topic: "the topic",
  timing: "the timing",
  trend: "trend alignment",
};

/** The video's strongest and weakest part, in two sentences. */
export function writeReasons(random: () => number, forecast: Forecasted, reading: TitleReading): string {
  const scores: Record<Part, number> = {
    title: forecast.titleScore,
    topic: forecast.topicScore,
    timing: forecast.timingScore,
    trend: forecast.trendAlignment,
  };
  const parts = PARTS.toSorted((a, b) => scores[b] - scores[a]);
  const [best = "title", , , worst = "title"] = parts;
  const strong =
    scores[best] >= STRENGTH
      ? pick(random, STRONG[best])
      : `No part of it stands out: the best, ${NAMES[best]}, scores ${scores[best]} of 100.`;
  const weakest = worst === "topic" && forecast.competitionLevel === "Low" ? "quietTopic" : worst;
  const weak =
    scores[worst] < GREEN
      ? pick(random, WEAK[weakest])
      : `Nothing holds it back much: even ${NAMES[worst]} scores ${scores[worst]} of 100.`;
  return `${fill(strong, placeholders(forecast, reading))} ${fill(weak, placeholders(forecast, reading))}`;
}

function placeholders(forecast: Forecasted, { length }: TitleReading): Record<string, string> {
  return {
    topic: forecast.topic,
    length: String(length),
    titleScore: String(forecast.titleScore),
    topicScore: String(forecast.topicScore),
    timingScore: String(forecast.timingScore),
    trendAlignment: String(forecast.trendAlignment),
    successProbability: String(forecast.successProbability),
    predictedCTR: forecast.predictedCTR.toFixed(1),
    competition: forecast.competitionLevel.toLowerCase(),
  };
}

/** Four or five things to do, those about the title first: they do not depend on chance. */
export function writeAdvice(random: () => number, forecast: Forecasted, reading: TitleReading): string[] {
  const outward =
    forecast.timingScore < forecast.trendAlignment
      ? pick(random, TIMING_ADVICE)
      : pick(random, TREND_ADVICE[forecast.trendAlignment >= 85 ? "rising" : "quiet"]);
  const rest = [
    pick(random, COMPETITION_ADVICE[forecast.competitionLevel]),
    outward,
    pick(random, NEXT_STEP[forecast.successProbability >= 80 ? "film" : "change"]),
  ];
  const values = placeholders(forecast, reading);
  return [...titleAdvice(forecast, reading), ...rest.map((line) => fill(line, values))];
}

/** The two things that would help the title most, or praise. */
function titleAdvice({ title, topic }: Forecasted, reading: TitleReading): string[] {
  const { length, cut } = reading;
  const found: string[] = [];
  if (cut) {
    found.push(
      `The title has ${length} characters; a phone shows about ${PHONE_LENGTH} and stops after “${cut}”. Say what matters before that.`,
    );
  }
  if (reading.topic === "none") {
    found.push(
      `“${topic}” is not in the title. Someone who searches for it has to see it in “${shortened(title)}” at once.`,
    );
  } else if (!reading.early) {
    found.push(`The title comes to “${topic}” late. Move it into the first few words.`);
  }
  const forms = knownForms(title);
  for (const form of ["short", "live"] as const) {
    if (forms.includes(form)) found.push(TITLE_ADVICE[form]);
  }
  if (reading.shouted) found.push("The title is in capitals. Keep them for the one word that needs them.");
  if (!reading.specific) found.push(TITLE_ADVICE.numberFirst);
  if (found.length > 0) return found.slice(0, 2);
  return [
    `At ${length} characters the title is read whole on a phone and says its topic early. Leave it, and test the thumbnail instead.`,
  ];
}

function shortened(title: string): string {
  const letters = [...title];
  return letters.length > 70 ? `${letters.slice(0, 69).join("").trimEnd()}…` : title;
}

/** Fills the placeholders of a line, such as "{topic}", once: what was typed may hold braces of its own. */
function fill(line: string, values: Record<string, string>): string {
  return line.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
