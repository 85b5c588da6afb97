import type { Attempt } from "../engines/findings";
import type { SimilarUpload } from "../engines/ideas";
import type { Finding, Light, Reason } from "../engines/light";
import type { LightFacts } from "../functions/light/facts";
import type { ExpectedIdea } from "../model/expected-idea";
import { aboutMonthText } from "../numbers/days";
import { approximate, timesText } from "../numbers/figures";
import type { LampShown } from "./lamps";
import {
  describeExpected,
  describeSimilar,
  expectedText,
  leanText,
  NOTHING_CLOSE,
  TITLES_TELL_LITTLE,
  usualText,
} from "./usual";

/** What a verdict begins with. Without a color it is followed by what is missing. */
const OPENINGS: Record<Finding, string> = {
  make: "Make it.",
  skip: "Skip it as it is.",
  "either-way": "It could go either way.",
  contradicted: "It could go either way.",
  "no-subject": "No light yet. Name what the video is about.",
  "no-channel": "No light yet. Connect your channel first.",
  "too-few-uploads": "No light yet. Your channel has too few videos.",
  "nothing-close": `No light yet. ${NOTHING_CLOSE}`,
};

/** What a friend would say of the idea, in a sentence or two. */
export function describeVerdict(
  { color, finding, channel }: Light,
  { channel: asked }: Pick<LightFacts, "channel">,
): string {
  const opening = OPENINGS[finding];
  if (color !== "unknown" && channel?.lamp) return describeByChannel(finding, channel.lamp.expected);
  if (finding === "too-few-uploads" && channel?.kind === "short")
    return "No light yet. Your channel has too few Shorts.";
  return finding === "no-channel" && asked === "unread"
    ? "No light yet. Your channel could not be read just now."
    : opening;
}

function describeByChannel(finding: Finding, expected: ExpectedIdea): string {
  if (finding === "contradicted") return describeExpected(expected);
  if (finding !== "either-way")
    return `${OPENINGS[finding]} Expect ${expectedText(expected)}${wordsAlone(expected)}.`;
  const lean = `${leanText(expected)}.`;
  // Of Shorts no figure is better than the usual.
  if (expected.by === "shorts") return lean;
  // The plain median is the same for every title: it would read as if it knew this one.
  if (expected.by === "median") return `${lean} ${TITLES_TELL_LITTLE}`;
  return `${lean} Expect ${expectedText(expected)}${wordsAlone(expected)}.`;
}

/** A color without an upload that one would call alike goes by what others with some of its words got. */
function wordsAlone({ similar }: ExpectedIdea): string {
  return similar ? "" : ", by the words it shares with your videos";
}

const LAMP_OF: Record<Reason["kind"], LampShown["key"]> = {
  "made-before": "channel",
  similar: "channel",
  upload: "channel",
  attempt: "field",
  interest: "interest",
};

/** What was seen of it, a sentence each, with the sample it comes from. */
export function describeReasons(reasons: Reason[], lamps: LampShown[]): string[] {
  return reasons.flatMap((reason) => {
    const lamp = lamps.find(({ key }) => key === LAMP_OF[reason.kind]);
    if (!lamp) return [];
    // Interest has one sentence, that of its lamp.
    const sentence = reason.kind === "interest" ? lamp.sentence : describeReason(reason);
    return lamp.source ? `${sentence} (${lamp.source.toLowerCase()})` : sentence;
  });
}

function describeReason(reason: Exclude<Reason, { kind: "interest" }>): string {
  switch (reason.kind) {
    case "made-before":
      return `You made ${reason.isSame ? "it" : "one like it"} before, in ${aboutMonthText(reason.upload.publishedAt, reason.upload.publishedWithinDays)}: ${resultText(reason.upload)}.${againstText(reason)}`;
    case "similar":
      return `Your ${describeSimilar(reason)} (“${reason.example.title}”: ${timesText(reason.example.multiple)}).`;
    case "upload":
      return `Your ${resultText(reason.example)}.`;
    case "attempt":
      return attemptText(reason.attempt);
  }
}

/** Why the color says otherwise than the upload made before. */
function againstText({ isAgainst, upload }: Extract<Reason, { kind: "made-before" }>): string {
  return isAgainst ? ` Others like it did ${upload.multiple < 1 ? "better" : "worse"}.` : "";
}

function resultText({ title, multiple }: SimilarUpload): string {
  return `“${title}” got ${usualText(multiple, "your usual at the time")}`;
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${usualText(multiple, "its usual")} with “${videos[0]?.title ?? ""}”.`;
}
