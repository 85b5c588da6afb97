import type { Attempt } from "../engines/findings";
import type { SimilarUpload } from "../engines/ideas";
import type { Finding, Light, Reason } from "../engines/light";
import type { LightFacts } from "../functions/light/facts";
import type { ExpectedIdea } from "../model/expected-idea";
import { aboutMonthText } from "../numbers/days";
import { approximate, timesText } from "../numbers/figures";
import type { LampShown } from "./lamps";
import {
  apartText,
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
export function describeReasons(
  { reasons, channel }: Pick<Light, "reasons" | "channel">,
  lamps: LampShown[],
): string[] {
  // Why the estimate differs from what uploads got is said once.
  const last = reasons.findLast(({ kind }) => LAMP_OF[kind] === "channel");
  return reasons.flatMap((reason) => {
    const lamp = lamps.find(({ key }) => key === LAMP_OF[reason.kind]);
    if (!lamp) return [];
    // Interest has one sentence, that of its lamp.
    const told = reason.kind === "interest" ? lamp.sentence : describeReason(reason);
    const expected = lamp.color !== "unknown" && reason === last ? channel?.lamp?.expected : undefined;
    const sentence = `${told}${expected ? whyApart(reason, expected) : ""}`;
    return lamp.source ? `${sentence} (${lamp.source.toLowerCase()})` : sentence;
  });
}

function describeReason(reason: Exclude<Reason, { kind: "interest" }>): string {
  switch (reason.kind) {
    case "made-before":
      return `You made ${reason.isSame ? "it" : "one like it"} before, in ${aboutMonthText(reason.upload.publishedAt, reason.upload.publishedWithinDays)}: ${resultText(reason.upload)}.${moreText(reason.isAgainst, reason.upload.multiple)}`;
    case "similar":
      return `Your ${describeSimilar(reason)}${exampleText(reason)}.${moreText(reason.isAgainst, reason.multiple)}`;
    case "upload":
      return `Your ${resultText(reason.example)}.${moreText(reason.isAgainst, reason.example.multiple)}`;
    case "attempt":
      return attemptText(reason.attempt);
  }
}

function exampleText({ example }: Extract<Reason, { kind: "similar" }>): string {
  return example ? ` (“${example.title}”: ${timesText(example.multiple)})` : "";
}

/** Why the color says otherwise than the uploads like the idea. */
function moreText(isAgainst: boolean, multiple: number): string {
  return isAgainst ? ` More that share words with it did ${multiple < 1 ? "better" : "worse"}.` : "";
}

/** Why more or less is expected than the uploads of a reason got; "" where it says so already. */
function whyApart(reason: Reason, expected: ExpectedIdea): string {
  if (!("isAgainst" in reason) || reason.isAgainst) return "";
  if (reason.kind === "similar") return apartText(reason.multiple, expected);
  return apartText((reason.kind === "upload" ? reason.example : reason.upload).multiple, expected);
}

function resultText({ title, multiple }: SimilarUpload): string {
  return `“${title}” got ${usualText(multiple, "your usual at the time")}`;
}

function attemptText({ channel, videos, multiple }: Attempt): string {
  const size =
    channel.subscriberCount === null ? "" : ` (${approximate(channel.subscriberCount)} subscribers)`;
  return `${channel.name}${size} got ${usualText(multiple, "its usual")} with “${videos[0]?.title ?? ""}”.`;
}
