import { z } from "zod";
import { seasonBegun } from "../../engines/light";
import type { NewEvent } from "../../model/event";
import { DEFAULT_TOPIC, topicKey } from "../../model/trend";
import type { Creator } from "../../services/jobs";
import { defineJob } from "../define";
import { subjectOf } from "../light/facts";

interface Begun {
  ownerId: string;
  isFree: boolean;
  event: NewEvent<"season-begun">;
}

/** The subjects of newest ideas that are looked at: each is a row. */
const MOST_TOPICS = 12;

/**
 * Puts on record which seasons of creators' topics begin this month: of the topic they set, and of what their ideas are
 * about. Each season once a creator and topic, whatever the record says later. By readers alone, never by a sample.
 */
export const noteSeasons = defineJob({
  name: "watch.note-seasons",
  about: "Notes which seasons of creators' topics begin.",
  input: z.object({}),
  output: z.object({ creators: z.number(), noted: z.number() }),
  scope: "write",
  uses: ["seasons.turn", "seasons.records", "seasons.note"],
  failed: "The seasons could not be noted.",
  examples: { good: {} },
  async run(_input, _caller, { seasons, request: { now } }) {
    const turn = (await seasons.turn()).map((creator) => ({ ...creator, topics: topicsOf(creator) }));
    const keys = [...new Set(turn.flatMap(({ topics }) => topics.map(({ key }) => key)))];
    const found = keys.length > 0 ? await seasons.records(keys) : [];
    const records = new Map(found.map(({ key, record }) => [key, record] as const));
    const begun = turn.flatMap(({ ownerId, isFree, topics }) => {
      const all = topics.flatMap(({ key, topic }): Begun[] => {
        const record = records.get(key);
        const peak = record?.article ? seasonBegun({ topic, record }, now) : null;
        if (!record?.article || peak === null) return [];
        const facts = { topic, peak, article: record.article };
        return [{ ownerId, isFree, event: { kind: "season-begun", at: now, facts } }];
      });
      return isFree ? all.slice(0, 1) : all;
    });
    return { creators: turn.length, noted: begun.length > 0 ? await seasons.note(begun) : 0 };
  },
});

/** Each topic once, under the key of its record; not the one that every new creator starts with. */
function topicsOf({ asked, ideas }: Creator) {
  const subjects = ideas.flatMap((idea) => subjectOf(idea) ?? []);
  const own = subjects.map((topic) => ({ key: topicKey(topic), topic }));
  const all = asked && topicKey(asked.topic) !== DEFAULT_TOPIC ? [asked, ...own] : own;
  return [...new Map(all.map((one) => [topicKey(one.topic), one] as const).toReversed()).values()]
    .toReversed()
    .slice(0, MOST_TOPICS);
}
