import { CHANNEL_TEXTS } from "../channel/messages";
import type { Attempt } from "../engines/findings";
import { LEAST_OF_KIND } from "../engines/growth";
import { type FieldLamp, type InterestLamp, isTold, type Light } from "../engines/light";
import type { LightFacts } from "../functions/light/facts";
import { FIELD_FAILED, FIELD_PROBLEMS, LIGHT_MESSAGES } from "../functions/light/messages";
import type { LightColor } from "../model/light";
import { WIKIPEDIA_INTEREST } from "../model/trend";
import { CHANNEL_PATH } from "../navigation/paths";
import { aboutDayText } from "../numbers/days";
import { approximate, compactCounted, counted, formatCount, timesText } from "../numbers/figures";
import { ACCOUNT_NEEDED, KINDS, type LAMPS, NO_SOURCE } from "./messages";
import { describeBasis, describeChance, likelyText, NOTHING_CLOSE, usualText } from "./usual";

/** A row of a lamp's evidence: a video or a channel, what it got, and the multiple of its usual. */
interface EvidenceRow {
  title: string;
  detail: string;
  multiple: string;
  /** A channel of YouTube's that may be watched, by its id; null for an upload, and for a sample. */
  watch: string | null;
}

export interface LampShown {
  key: keyof typeof LAMPS;
  /** null of evidence that has none: "unknown" where nothing is known. */
  color: LightColor | null;
  /** The answer, in a sentence or two. */
  sentence: string;
  /** Where it is sample, or whose words it is: a badge beside the name; "" for none. */
  source: string;
  evidence: EvidenceRow[];
  /** What the evidence is and how it is worked out, in a sentence; "" without evidence. */
  method: string;
  /** What would light it. */
  step: { text: string; to: string } | null;
  /** True of a source beside the channel that says nothing of this idea: it stands folded, with the others. */
  isFolded?: boolean;
}

export function showChannelLamp(channel: LightFacts["channel"], own: Light["channel"]): LampShown {
  const base = {
    key: "channel" as const,
    source: channel !== "unread" && channel?.isSample ? "Sample channel" : "",
    evidence: [],
    method: "",
  };
  if (channel === "unread") {
    return { ...base, color: "unknown", sentence: CHANNEL_TEXTS.unread, step: null };
  }
  if (!channel || !own) {
    const sentence = "Connect your channel to see what ideas like this did on it.";
    return { ...base, color: "unknown", sentence, step: null };
  }
  const { many } = KINDS[own.kind];
  if (!own.lamp) {
    const has = own.kinds.find(({ kind }) => kind === own.kind)?.uploads ?? 0;
    const sentence = `It takes ${LEAST_OF_KIND[own.kind]} older ${many}. ${channel.name} has ${formatCount(has)}.`;
    return { ...base, color: "unknown", sentence, step: { text: "Add more videos", to: CHANNEL_PATH } };
  }
  const { lamp } = own;
  const { expected } = lamp;
  const basedOn = [`Based on your ${formatCount(lamp.uploads)} newest ${many}.`, describeBasis(expected)]
    .filter(Boolean)
    .join(" ");
  if (lamp.color === "unknown") {
    const sentence = `${NOTHING_CLOSE} Words alone tell too little for a light.`;
    return { ...base, color: "unknown", sentence, method: basedOn, step: null };
  }
  return {
    ...base,
    color: lamp.color,
    sentence: `Expect ${likelyText(expected)}. ${describeChance(expected)}`,
    evidence: [...lamp.similar, ...lamp.nearest].map((one) => ({
      title: one.title,
      detail: `${compactCounted(one.views, "view")}, ${aboutDayText(one.publishedAt, one.publishedWithinDays)}`,
      multiple: timesText(one.multiple),
      watch: null,
    })),
    method: `${lamp.similar.length > 0 ? "Your most similar uploads, beside your usual at the time: what the uploads around each got." : `${NOTHING_CLOSE} The color goes by uploads that share some of its words, beside your usual at the time.`} ${basedOn}`,
    step: null,
  };
}

export function showFieldLamp({ field, isSampleField }: LightFacts, lamp: FieldLamp | null): LampShown {
  const base = {
    key: "field" as const,
    source: isSampleField ? "Sample catalogue" : "",
    evidence: [],
    method: "",
    step: null,
  };
  if (!lamp) {
    const problem = "problem" in field ? field.problem : "failed";
    return { ...base, color: "unknown", sentence: fieldProblem(problem, isSampleField) };
  }
  if (!isTold(lamp)) {
    const sentence = `${lamp.found === 0 ? "No channel" : `Only ${counted(lamp.measured.length, "channel")}`} ${sizeText(lamp)} could be measured on it.`;
    return { ...base, color: "unknown", sentence };
  }
  const middle =
    lamp.multiple === null ? "" : ` The middle one got ${usualText(lamp.multiple, "its usual")}.`;
  return {
    ...base,
    color: null,
    sentence: `${lamp.beating} of ${counted(lamp.measured.length, "channel")} ${sizeText(lamp)} beat their usual with it.${middle}`,
    evidence: lamp.measured.slice(0, 8).map((attempt) => attemptRow(attempt, isSampleField)),
    method: `Each channel's views on the idea beside its own recent uploads, adjusted for age. Odds of luck: ${oddsText(lamp.chance)}. It has no color: what others got tells little of what you will get.`,
  };
}

function attemptRow({ channel, videos, multiple }: Attempt, isSample: boolean): EvidenceRow {
  const subscribers =
    channel.subscriberCount === null ? "" : `${compactCounted(channel.subscriberCount, "subscriber")}: `;
  return {
    title: channel.name,
    detail: `${subscribers}${videos[0]?.title ?? ""}`,
    multiple: timesText(multiple),
    watch: isSample ? null : channel.channelId,
  };
}

/** "1 in 54"; "about even" where luck alone does it as often as not. */
function oddsText(chance: number): string {
  return chance >= 0.4
    ? "about even"
    : `1 in ${formatCount(Math.max(2, Math.round(1 / Math.max(chance, 1e-6))))}`;
}

function sizeText({ size }: FieldLamp): string {
  return size.isOwn ? "your size" : `under ${approximate(size.most)} subscribers`;
}

type FieldProblem = Extract<LightFacts["field"], { problem: unknown }>["problem"];

function fieldProblem(problem: FieldProblem, isSample: boolean): string {
  if (problem === "no-source") return NO_SOURCE.field;
  if (problem === "account") return ACCOUNT_NEEDED;
  if (problem === "unread") return LIGHT_MESSAGES.unread;
  if (problem === "not-asked") return "Not looked up on YouTube yet.";
  if (isSample) return "Nothing in the sample catalogue is near this idea.";
  return FIELD_PROBLEMS[problem] ?? FIELD_FAILED;
}

export function showInterestLamp({ interest }: LightFacts, lamp: InterestLamp | null): LampShown {
  const base = { key: "interest" as const, source: "", evidence: [], method: "", step: null };
  const unknown = (why: string): LampShown => ({ ...base, color: "unknown", sentence: why });
  if (interest === "account") return unknown(ACCOUNT_NEEDED);
  if (interest === "unread") return unknown(LIGHT_MESSAGES.unread);
  if (interest === "not-asked") return unknown("Not looked up yet.");
  if (interest === "no-source") return unknown(NO_SOURCE.interest);
  if (interest === null) return unknown("The idea names no subject that people look up.");
  const { topic, record } = interest;
  const isReal = record?.source === WIKIPEDIA_INTEREST;
  // Wikipedia always answers with a record, of no article if need be; the sample has none of other subjects.
  if (!record || !lamp) return unknown(`The sample knows nothing about “${topic}”.`);
  const { article } = record;
  if (lamp.because === "no-article") return unknown(`No Wikipedia article fits “${topic}”.`);
  if (lamp.because === "other-article")
    return unknown(`The nearest Wikipedia article, “${article}”, may be about something else.`);
  const shown = { ...base, source: isReal ? "" : record.source };
  const subject = article ?? topic;
  if (lamp.color === "unknown")
    return { ...shown, color: "unknown", sentence: `Too little is read about “${subject}”.` };
  const whose = article ? `readers of Wikipedia's “${article}”` : "made-up weekly figures";
  return {
    ...shown,
    color: lamp.color,
    sentence: interestSentence(subject, lamp, record.seasonal_peak_month),
    method: `From ${whose}. It stands beside the verdict and never changes it.`,
  };
}

function interestSentence(
  topic: string,
  { because, monthsToPeak }: InterestLamp,
  peak: string | null,
): string {
  if (because === "spiking") return `Interest in “${topic}” is spiking this week.`;
  if (because === "rising") return `Interest in “${topic}” is rising.`;
  if (because === "declining") return `Interest in “${topic}” is falling.`;
  if (because === "season")
    return monthsToPeak === 0 ? `“${topic}” is in season now.` : `“${topic}” peaks in ${peak}: film it now.`;
  if (because === "out-of-season") return `“${topic}” is out of season. It peaks in ${peak}.`;
  return `Interest in “${topic}” is steady.`;
}
