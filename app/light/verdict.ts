import type { Attempt } from "../engines/findings";
import type { SimilarUpload } from "../engines/ideas";
import type { Finding, Light, Reason } from "../engines/light";
import type { LightFacts } from "../functions/light/facts";
import type { ExpectedIdea } from "../model/expected-idea";
import { aboutMonthText } from "../numbers/days";
import { approximate, timesText } from "../numbers/figures";
import type { LampShown } from "./lamps";
import { describeExpected, describeSimilar, expectedText, NOTHING_CLOSE, usualText } from "./usual";

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
  if (color !== "unknown" && channel?.lamp) return `${opening} ${describeBy(finding, channel.lamp.expected)}`;
  return finding === "no-channel" && asked === "unread"
    ? "No light yet. Your channel could not be read just now."
    : opening;
}

function describeBy(finding: Finding, expected: ExpectedIdea): string {
  return finding === "contradicted" ? describeExpected(expected) : `Expect ${expectedText(expected)}.`;
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
      return `You made ${reason.isSame ? "it" : "one like it"} before, in ${aboutMonthText(reason.upload.publishedAt, reason.upload.publishedWithinDays)}: ${resultText(reason.upload)}.`;
    case "similar":
      return `Your ${describeSimilar(reason)} (“${reason.example.title}”: ${timesText(reason.example.multiple)}).`;
    case "upload":
      return `Your ${resultText(reason.example)}.`;
    case "attempt":
      return attemptText(reason.attempt);
  }
}

function resultText({ title, multiple }: SimilarUpload): string {
  return `“${title}” got ${usualText(multiple, "your usual at the time")}`;
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${usualText(multiple, "its usual")} with “${videos[0]?.title ?? ""}”.`;
}
