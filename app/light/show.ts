import type { AnalyzerProblem } from "../analyzer/messages";
import type { Channel } from "../channel/channel";
import type { Attempt, SearchAnswer } from "../engines/findings";
import {
  ACCURACY,
  type ChannelLamp,
  type Colour,
  channelLamp,
  type FieldLamp,
  fieldLamp,
  type InterestLamp,
  interestLamp,
  type OwnRecord,
  ownRecord,
  THRESHOLDS,
  verdict,
} from "../engines/light";
import { dayText, monthName } from "../numbers/days";
import { approximate, counted, formatCount, timesText } from "../numbers/figures";
import type { CardLight } from "../plan/card";
import { describeLights } from "../plan/outcomes/show";
import type { OutcomeRow } from "../plan/service";
import { uploadKind } from "../tables/upload";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../trends/trends";
import type { StepLink } from "../ui/next-steps";
import { sharesTellingWord, tellingWords } from "../words/telling";
import { ACCOUNT_NEEDED, COLOURS, FIELD_FAILED, FIELD_PROBLEMS, type LAMPS, LIGHT_PATH } from "./messages";

/** What is known of an idea without a call outside, or after one. */
export interface LightFacts {
  idea: string;
  now: Date;
  /** null where none is connected. */
  channel: Channel | null;
  /** What the field gave; "not-asked" where nothing was looked up, "account" for demo users. */
  field: { answer: SearchAnswer } | { problem: AnalyzerProblem | "not-asked" | "account" };
  /** The subject that interest was read for, and its record; null where there is none. */
  interest: { topic: string; record: TrendRecord | null } | "not-asked" | "account" | null;
  /** Whether the field is the sample catalogue. */
  isSampleField: boolean;
  /** What became of the visitor's plan so far. */
  outcomes: OutcomeRow[];
}

/** A row of a lamp's evidence: a video or a channel, what it got, and the multiple of its usual. */
interface EvidenceRow {
  title: string;
  detail: string;
  multiple: string;
}

export interface LampShown {
  key: keyof typeof LAMPS;
  colour: Colour;
  /** One sentence. */
  sentence: string;
  /** Where it is sample, or whose words it is: a badge beside the name; "" for none. */
  source: string;
  evidence: EvidenceRow[];
  /** What the evidence is and how it is worked out, in a sentence; "" without evidence. */
  method: string;
  /** What would light it. */
  step: { text: string; to: string } | null;
}

export interface LightShown {
  idea: string;
  colour: Colour;
  /** "Green light" */
  name: string;
  /** What a friend would say, in a sentence. */
  sentence: string;
  proofs: string[];
  /** What would turn it green: worked out, never invented. */
  greener: { text: string; to: string | null }[];
  lamps: LampShown[];
  next: StepLink[];
  /** What is still to be looked up outside, as a question; null for nothing. */
  asks: string | null;
  /** What the lamp of the channel was measured on: "69 channels and 33,460 videos". */
  measuredOn: string;
  /** What of it stands on a card of the plan, and whether that rests on sample data. */
  card: CardLight;
  isSample: boolean;
  /** How often lights of that colour were right; null where the verdict is not the channel's. */
  record: { text: string; own: string | null; planned: string | null } | null;
}

/** The whole page for one idea. Pure. */
export function showLight(facts: LightFacts): LightShown {
  const { idea, now, channel, field, interest } = facts;
  const own = channel && judgeOnChannel(idea, channel, now);
  const fieldJudged = "answer" in field ? fieldLamp(field.answer, channel?.subscribers ?? null, now) : null;
  const interestJudged =
    interest && typeof interest === "object" && interest.record ? judgeInterest(interest.record, now) : null;
  const { colour, by } = verdict({
    channel: own?.lamp?.colour ?? "unknown",
    field: fieldJudged?.colour ?? "unknown",
  });
  const lamps = [
    showChannelLamp(channel, own),
    showFieldLamp(facts, fieldJudged),
    showInterestLamp(facts, interestJudged),
  ];
  return {
    idea,
    colour,
    name: COLOURS[colour],
    sentence: verdictSentence(colour, by, own?.lamp ?? null, fieldJudged, facts),
    proofs: proofs(lamps, own?.lamp ?? null, fieldJudged),
    greener: greenerWays(colour, own?.lamp ?? null, facts, interestJudged),
    lamps,
    next: nextSteps(idea, channel !== null),
    asks: asksText("problem" in field && field.problem === "not-asked", interest === "not-asked"),
    measuredOn: `${ACCURACY.channels} channels and ${formatCount(ACCURACY.uploads)} videos`,
    card: {
      colour,
      sentence: verdictSentence(colour, by, own?.lamp ?? null, fieldJudged, facts),
      chance: by === "channel" ? (own?.lamp?.chance ?? null) : null,
      at: now.toISOString(),
    },
    isSample: by === "channel" ? channel?.isSample === true : by === "field" && facts.isSampleField,
    record: by === "channel" && own ? showRecord(colour, own.record, facts.outcomes) : null,
  };
}

/** The idea on the channel's long videos: the lamp is measured on those. */
function judgeOnChannel(idea: string, channel: Channel, now: Date) {
  const longs = channel.uploads.filter(({ durationSeconds }) => uploadKind(durationSeconds) !== "short");
  const asOf = countedLast(channel) ?? now;
  return { lamp: channelLamp(idea, longs, asOf), record: ownRecord(longs, asOf), uploads: longs.length };
}

/** Ages count to when the views were counted. */
function countedLast({ uploads }: Channel): Date | null {
  const last = Math.max(...uploads.map(({ countedAt }) => Date.parse(countedAt)));
  return Number.isFinite(last) ? new Date(last) : null;
}

function judgeInterest(record: TrendRecord, now: Date): InterestLamp {
  const { trend_signal: signal, trend_velocity: velocity, seasonal_peak_month: peakMonth } = record;
  return interestLamp({ signal, velocity, peakMonth }, now);
}

function verdictSentence(
  colour: Colour,
  by: "channel" | "field" | null,
  lamp: ChannelLamp | null,
  field: FieldLamp | null,
  { idea, channel, isSampleField }: LightFacts,
): string {
  if (by === "channel" && lamp) return channelVerdict(lamp);
  if (by === "field" && field) {
    const where = isSampleField ? " in the sample" : "";
    const counts = `${field.beating} of ${counted(field.measured.length, "channel")} ${sizeText(field)}`;
    if (colour === "green") return `Make it. ${counts} beat their usual with it${where}.`;
    if (colour === "red") return `Skip it as it is. Only ${counts} beat their usual with it${where}.`;
    if (field.beating === 0)
      return `It looks weak, on few channels. ${counts} beat their usual with it${where}.`;
    // Green but for the odds of luck.
    if (field.beating > field.measured.length / 2)
      return `It looks good, but that may be luck. ${counts} beat their usual with it${where}.`;
    return `It could go either way. ${counts} beat their usual with it${where}.`;
  }
  if (tellingWords(idea).length === 0) return "No light yet. Name what the video is about.";
  if (!channel) return "No light yet. Connect your channel and it gets one.";
  return lamp?.basis === "nothing"
    ? "No light yet. Nothing on your channel is like it."
    : "No light yet. Too little is known about this idea.";
}

/** What was seen of it, a sentence for each lamp that knows something. */
function proofs(lamps: LampShown[], own: ChannelLamp | null, field: FieldLamp | null): string[] {
  const upload = own && similarFor(own);
  const attempt = field?.colour === "red" ? field.measured.at(-1) : field?.measured[0];
  const seen: Record<keyof typeof LAMPS, string | null> = {
    channel: upload ? `Your “${upload.title}” got ${usualText(upload.multiple)}.` : null,
    field: attempt ? attemptText(attempt) : null,
    interest: null,
  };
  return lamps
    .filter(({ key, colour }) => colour !== "unknown" && (key !== "channel" || upload))
    .map(
      ({ key, sentence, source }) => `${seen[key] ?? sentence}${source ? ` (${source.toLowerCase()})` : ""}`,
    );
}

/** The similar upload that a colour rests on most: of a green the best, of a red the worst, of an amber the likest. */
function similarFor({ colour, similar }: ChannelLamp) {
  const ranked = similar.toSorted((one, other) => other.multiple - one.multiple);
  if (colour === "green") return ranked[0];
  return colour === "red" ? ranked.at(-1) : similar[0];
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${timesText(multiple)} its usual with “${videos[0]?.title ?? ""}”.`;
}

function asksText(field: boolean, interest: boolean): string | null {
  if (field && interest) return "Look your idea up on YouTube and Wikipedia?";
  if (field) return "Look your idea up on YouTube?";
  return interest ? "See on Wikipedia whether people read about it?" : null;
}

function channelVerdict(lamp: ChannelLamp): string {
  const { colour, similar, similarMultiple, multiple } = lamp;
  // The color then rests on where the channel stands and on what words do elsewhere: the sentence says so.
  if (similar.length === 0)
    return `Nothing on your channel is like it. By your channel alone, expect about ${usualText(multiple)}.`;
  const evidence =
    similarMultiple !== null && similar.length > 1 && usualText(similarMultiple) !== usualText(1)
      ? `Videos like it got about ${usualText(similarMultiple)}.`
      : `Expect about ${usualText(multiple)}.`;
  if (colour === "green") return `Make it. ${evidence}`;
  if (colour === "red") return `Skip it as it is. ${evidence}`;
  return `It could go either way. ${evidence}`;
}

/** "twice your usual", "1.4× your usual", "your usual", "half your usual". */
export function usualText(multiple: number): string {
  if (multiple >= 1.85 && multiple < 2.2) return "twice your usual";
  if (multiple >= 0.45 && multiple < 0.56) return "half your usual";
  if (multiple >= 0.92 && multiple < 1.09) return "your usual";
  return `${timesText(multiple)} your usual`;
}

function showChannelLamp(channel: Channel | null, own: ReturnType<typeof judgeOnChannel> | null): LampShown {
  const base = {
    key: "channel" as const,
    source: channel?.isSample ? "Sample channel" : "",
    evidence: [],
    method: "",
  };
  if (!channel || !own) {
    const sentence = "Connect your channel to see what ideas like this did on it.";
    return { ...base, colour: "unknown", sentence, step: null };
  }
  if (!own.lamp) {
    const sentence = `It takes five older long videos. ${channel.name} has ${formatCount(own.uploads)}.`;
    return { ...base, colour: "unknown", sentence, step: { text: "Add more videos", to: "/channel" } };
  }
  const { lamp } = own;
  const basedOn = `Based on your ${formatCount(lamp.uploads)} newest long videos.`;
  if (lamp.colour === "unknown")
    return {
      ...base,
      colour: "unknown",
      sentence: "No video of yours is like it.",
      method: basedOn,
      step: null,
    };
  const range = `expect ${timesText(lamp.range.low)} to ${timesText(lamp.range.high)}.`;
  const isLike = lamp.basis === "uploads";
  const tenths = Math.round(lamp.chance * 10);
  const chance = tenths >= 10 ? "9 of 10" : tenths <= 0 ? "1 of 10" : `${tenths} of 10`;
  return {
    ...base,
    colour: lamp.colour,
    sentence: isLike
      ? `${againstSimilar(lamp, chance) ?? `About ${chance} ideas like this beat your usual`}: ${range}`
      : `No video of yours is like it. By your level alone, ${range}`,
    evidence: lamp.similar.map((one) => ({
      title: one.title,
      detail: `${approximate(one.views)} views, ${dayText(one.publishedAt)}`,
      multiple: timesText(one.multiple),
    })),
    method: `${isLike ? "Your most similar uploads, beside what uploads around them got." : `Its words were weighed on ${ACCURACY.channels} other channels.`} ${basedOn}`,
    step: null,
  };
}

/** Where the chance on the channel and the videos like it point apart, which makes an amber; null where they agree. */
export function againstSimilar(
  { chance, similarMultiple }: Pick<ChannelLamp, "chance" | "similarMultiple">,
  inTen: string,
): string | null {
  if (similarMultiple === null) return null;
  const whole = `By your channel as a whole ${inTen} would beat your usual, but the videos most like it`;
  if (chance >= THRESHOLDS.green && similarMultiple < 1) return `${whole} stayed under it`;
  return chance <= THRESHOLDS.red && similarMultiple > 1 ? `${whole} beat it` : null;
}

function showFieldLamp({ field, isSampleField }: LightFacts, lamp: FieldLamp | null): LampShown {
  const base = {
    key: "field" as const,
    source: isSampleField ? "Sample catalogue" : "",
    evidence: [],
    method: "",
    step: null,
  };
  if (!lamp) {
    const problem = "problem" in field ? field.problem : "failed";
    return { ...base, colour: "unknown", sentence: fieldProblem(problem, isSampleField) };
  }
  if (lamp.colour === "unknown") {
    const sentence = `${lamp.found === 0 ? "No channel" : `Only ${counted(lamp.measured.length, "channel")}`} ${sizeText(lamp)} could be measured on it.`;
    return { ...base, colour: "unknown", sentence };
  }
  const usual = lamp.multiple === null ? "" : `, with ${timesText(lamp.multiple)} in the middle`;
  return {
    ...base,
    colour: lamp.colour,
    sentence: `${lamp.beating} of ${counted(lamp.measured.length, "channel")} ${sizeText(lamp)} beat their usual with it${usual}.`,
    evidence: lamp.measured.slice(0, 8).map(attemptRow),
    method: `Each channel's views on the idea beside its own recent uploads, adjusted for age. Odds of luck: ${oddsText(lamp.chance)}.`,
  };
}

function attemptRow({ channel, videos, multiple }: Attempt): EvidenceRow {
  const subscribers =
    channel.subscriberCount === null ? "" : `${approximate(channel.subscriberCount)} subscribers: `;
  return {
    title: channel.name,
    detail: `${subscribers}${videos[0]?.title ?? ""}`,
    multiple: timesText(multiple),
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

function fieldProblem(problem: AnalyzerProblem | "not-asked" | "account", isSample: boolean): string {
  if (problem === "account") return ACCOUNT_NEEDED;
  if (problem === "not-asked") return "Not looked up on YouTube yet.";
  if (isSample) return "Nothing in the sample catalogue is near this idea.";
  return FIELD_PROBLEMS[problem] ?? FIELD_FAILED;
}

function showInterestLamp({ interest }: LightFacts, lamp: InterestLamp | null): LampShown {
  const base = { key: "interest" as const, source: "", evidence: [], method: "", step: null };
  const unknown = (why: string): LampShown => ({ ...base, colour: "unknown", sentence: why });
  if (interest === "account") return unknown(ACCOUNT_NEEDED);
  if (interest === "not-asked") return unknown("Not looked up yet.");
  if (interest === null) return unknown("The idea names no subject that people look up.");
  const { topic, record } = interest;
  const isReal = record?.source === WIKIPEDIA_INTEREST;
  // Wikipedia always answers with a record, of no article if need be; the sample has none of other subjects.
  if (!record || !lamp) return unknown(`The sample knows nothing about “${topic}”.`);
  const { article } = record;
  if (isReal && !article) return unknown(`No Wikipedia article fits “${topic}”.`);
  // A search for an article nearly always finds one.
  if (article && !sharesTellingWord(topic, article))
    return unknown(`The nearest Wikipedia article, “${article}”, may be about something else.`);
  const shown = { ...base, source: isReal ? "" : record.source };
  const subject = article ?? topic;
  if (lamp.colour === "unknown")
    return { ...shown, colour: "unknown", sentence: `Too little is read about “${subject}”.` };
  const whose = article ? `readers of Wikipedia's “${article}”` : "made-up weekly figures";
  return {
    ...shown,
    colour: lamp.colour,
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

const lightOf = (idea: string) => `${LIGHT_PATH}?${new URLSearchParams({ q: idea })}`;

function greenerWays(
  colour: Colour,
  lamp: ChannelLamp | null,
  { now, interest: read }: LightFacts,
  interest: InterestLamp | null,
): LightShown["greener"] {
  if (colour === "green") return [];
  const formats = (lamp?.greener ?? []).map(({ idea, format, uploads, multiple }) => ({
    text: `Make it part of “${format}”: those ${formatCount(uploads)} got ${timesText(multiple)} what others got.`,
    to: lightOf(idea),
  }));
  const similar = lamp?.similar.find(({ multiple }) => multiple >= 1.5);
  const angle =
    similar && formats.length === 0
      ? [
          {
            text: `Take the angle of “${similar.title}”: it got ${timesText(similar.multiple)} your usual.`,
            to: null,
          },
        ]
      : [];
  const isReal = typeof read === "object" && read?.record?.source === WIKIPEDIA_INTEREST;
  const month =
    isReal && interest?.because === "out-of-season" && interest.monthsToPeak !== null
      ? [
          {
            text: `Wait for ${monthName(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + interest.monthsToPeak, 1)))}, when people look for it. That alone does not change the light.`,
            to: null,
          },
        ]
      : [];
  return [...formats, ...angle, ...month];
}

/** What to do next with the idea; first what would help most where nothing is known. */
function nextSteps(idea: string, hasChannel: boolean): StepLink[] {
  const carry = (path: string, name: string) => `${path}?${new URLSearchParams({ [name]: idea })}`;
  return [
    ...(hasChannel ? [] : [{ label: "Connect your channel", to: carry("/channel", "idea") }]),
    { label: "Score titles for it", to: carry("/thumbnail-optimizer/yours", "titles") },
    ...(hasChannel ? [{ label: "Forecast its views", to: carry("/video-forecast/yours", "title") }] : []),
    { label: "See the field in detail", to: carry("/youtube-tool", "idea") },
  ];
}

/** Rounded against us: fewer greens that came true, more reds that beat the usual all the same. */
function showRecord(colour: Colour, own: OwnRecord | null, outcomes: OutcomeRow[]): LightShown["record"] {
  if (colour !== "green" && colour !== "red") return null;
  const kept = own?.[colour];
  const uploads = `${kept?.given} of your last ${own?.uploads} uploads`;
  const beat = `${kept?.beat} of them beat your usual`;
  return {
    text:
      colour === "green"
        ? `${Math.floor(ACCURACY.green * 10)} of 10 greens beat the channel's usual.`
        : `${Math.ceil(ACCURACY.red * 10)} of 10 reds beat the channel's usual all the same.`,
    own: kept && kept.given > 0 ? `On your channel: ${uploads} would have been ${colour}, ${beat}.` : null,
    planned: describeLights(outcomes, colour),
  };
}
