import { seeded } from "../../../app/numbers/seeded";
import type { SampleChannel, SampleTopic } from "./topic";

/** Not what a channel would make a series of. */
const REST = "Odds and ends";

/** What is said of a sub-topic, `*` in its place: nouns only, so that it may be one or many. */
const ANGLES = [
  "Back to *",
  "*, one step at a time",
  "A quiet week of *",
  "My notes on *",
  "Your questions about *, answered",
  "*: five things I got wrong",
  "What nobody told me about *",
  "* without the fuss",
  "The cheapest way into *",
  "* in under ten minutes",
  "Thirty days of *",
  "*, tested twice",
  "Start here: *",
  "Old advice on *, checked",
  "A better order for *",
  "* when you have no time",
  "One hour of *, unedited",
  "How I plan for *",
  "*: your mistakes, mended",
  "Three ways into *",
  "* from scratch",
  "The part of * I always skipped",
  "A year of *, in numbers",
  "* with almost nothing",
];

/** So many different titles, newest first, of a sample channel: the same ones every time. */
export function uploadTitles(topic: SampleTopic, channel: SampleChannel, count: number): string[] {
  const dice = seeded(`${channel.id} titles`);
  const subTopics = [...new Set(topic.videos.map(({ subTopic }) => subTopic))].filter((one) => one !== REST);
  return subTopics
    .flatMap((subTopic) => ANGLES.map((angle) => ({ title: titleOf(angle, subTopic), at: dice() })))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ title }) => title);
}

function titleOf(angle: string, subTopic: string): string {
  const isName = !/^[A-Z][a-z-]+( |$)/.test(subTopic);
  const inside = isName || angle.startsWith("*") ? subTopic : subTopic[0]?.toLowerCase() + subTopic.slice(1);
  return angle.replace("*", inside);
}
