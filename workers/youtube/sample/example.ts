import { titleFeatures } from "../../../app/engines/ideas";
import type { ChannelAnswer } from "../../../app/services/channels";
import type { Examples } from "../../../app/services/examples";
import { tellingWords } from "../../../app/words/telling";
import { fullHour, type SampleTopic, sampleTopics } from "./catalogue";
import { findSampleChannel, sampleChannelAnswer } from "./channels";
import { contentWords, isOccurrence, splitWords } from "./words";

/** A channel for each topic of the catalogue, with an idea that it answers with a color, and the kinds of video it is near. */
const CHANNELS: Record<string, { channel: string; idea: string; kinds: string[] }> = {
  cooking: { channel: "Saffron Shelf", idea: "Meal prep for one", kinds: ["food"] },
  photo: { channel: "Harbor Frame", idea: "Phone photography for beginners", kinds: ["gadget"] },
  fitness: { channel: "Steady Form", idea: "Gym strength for beginners", kinds: ["body"] },
  react: { channel: "Ten Minute Compile", idea: "Project builds for beginners", kinds: ["software"] },
  ai: { channel: "Margin and Method", idea: "Prompt writing mistakes beginners make", kinds: ["ai"] },
};
const OTHERWISE = "cooking";
/** An idea is near a topic if so many of its words are the topic's own: one of four ("pan") is chance. */
const NEAR_SHARE = 0.5;

/** Words that stand in the titles of one topic alone: "beginners" is of no topic. */
let known: Map<string, string[]> | undefined;
function ownWords(): Map<string, string[]> {
  if (known) return known;
  const byTopic = sampleTopics.map((topic) => ({ key: topic.key, words: wordsOf(topic) }));
  known = new Map(
    byTopic.map(({ key, words }) => {
      const others = new Set(byTopic.flatMap((other) => (other.key === key ? [] : [...other.words])));
      return [key, [...words].filter((word) => !others.has(word))];
    }),
  );
  return known;
}

function wordsOf({ name, videos }: SampleTopic): Set<string> {
  return new Set([name, ...videos.flatMap(({ title, subTopic }) => [title, subTopic])].flatMap(splitWords));
}

/**
 * The sample channel nearest to an idea: of the topic with most of its words, else of the first whose kind of video it is,
 * else the cook. Whoever asks the same within the hour gets the same.
 */
export function sampleExamples(now: Date): Examples {
  return {
    near(idea) {
      const terms = contentWords(tellingWords(idea).join(" ")).filter(
        (term) => term.length > 2 && !/^\d+$/.test(term),
      );
      const hits = (key: string) =>
        terms.filter((term) =>
          ownWords()
            .get(key)
            ?.some((word) => isOccurrence(word, term)),
        ).length;
      const [best] = sampleTopics
        .map(({ key }) => ({ key, hits: hits(key) }))
        .toSorted((one, other) => other.hits - one.hits);
      const kinds = new Set(titleFeatures(idea).kinds);
      const byKind = Object.keys(CHANNELS).find((key) =>
        CHANNELS[key]?.kinds.some((kind) => kinds.has(kind)),
      );
      const isOfTopic = best !== undefined && best.hits > 0 && best.hits >= terms.length * NEAR_SHARE;
      return exampleOf(isOfTopic ? best.key : (byKind ?? OTHERWISE), isOfTopic, now);
    },
  };
}

function exampleOf(key: string, isNear: boolean, now: Date) {
  const example = CHANNELS[key];
  if (!example) throw new Error(`no sample channel for ${key}`);
  return { answer: answerOf(example.channel, fullHour(now)), isNear, idea: example.idea };
}

/** The hour's answers, by the channel's name. */
let kept = { hour: 0, answers: new Map<string, ChannelAnswer>() };

function answerOf(name: string, hour: Date): ChannelAnswer {
  if (kept.hour !== hour.getTime()) kept = { hour: hour.getTime(), answers: new Map() };
  const known = kept.answers.get(name);
  if (known) return known;
  const found = findSampleChannel(name);
  if (!found) throw new Error(`no sample channel ${name}`);
  const answer = sampleChannelAnswer(found, hour);
  kept.answers.set(name, answer);
  return answer;
}
