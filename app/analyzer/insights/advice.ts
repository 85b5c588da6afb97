import type { Recommendation, TopicFacts } from "../../engines/findings";
import { counted } from "../../numbers/figures";
import type { ShownFindings } from "./finding";

/** What You Should Build, part by part, each a sentence or "": at most 25 words together. */
export interface Advice {
  /** The topic to make a video on; null where none is recommended. */
  topic: string | null;
  /** What to make; else that no topic is recommended. */
  say: string;
  /** How to go about it. */
  angle: string;
  /** What speaks for it; else what is missing. */
  proof: string;
}

/** With fewer videos the proof says how few. */
const THIN_VIDEOS = 6;

/**
 * What You Should Build, in at most 25 words: the topic to make a video on, one angle if titles name one, and one
 * proof. If no topic shows room, it says what is missing.
 */
export function showAdvice(recommended: Recommendation, findings: ShownFindings): Advice {
  switch (recommended.kind) {
    case "topic": {
      const { by, facts } = recommended;
      const [angle] = facts.topic.angles;
      const finding = findings[by];
      const proof = finding.found ? finding.proof : "";
      return {
        topic: facts.topic.name,
        say: `Make a video on “${facts.topic.name}”.`,
        angle: angle ? `One angle: “${angle}”.` : "",
        proof: `${proof}${by === "lowCompetitionGem" ? onlyFew(facts) : heldByLarge(facts)}.`,
      };
    }
    case "no-room":
      return {
        topic: null,
        say: "No topic here shows room for another channel.",
        angle: `Nearest: “${recommended.nearest}”.`,
        proof: "Missing: two small channels above their usual, or a rise.",
      };
    case "none-stands-out":
      return {
        topic: null,
        say: "No topic here stands out.",
        angle: `Try a narrower idea around “${recommended.nearest}”.`,
        proof: "Missing: a lead in views, a rise, or small channels above usual.",
      };
    case "no-topic":
      return {
        topic: null,
        say: "The videos found share no topic.",
        angle: "Try a broader idea, or words that titles use.",
        proof: "",
      };
    case "too-few":
      return { topic: null, say: fewVideos(recommended.found), angle: "Try a broader idea.", proof: "" };
  }
}

function fewVideos(found: number): string {
  if (found === 0) return "No videos were found.";
  return `Only ${counted(found, "video")} found, too few to recommend a topic.`;
}

/** " with it", or ", on only 5 videos". */
function onlyFew({ topic: { videos } }: TopicFacts): string {
  return videos.length < THIN_VIDEOS ? `, on only ${counted(videos.length, "video")}` : " with it";
}

/** ", all by large channels", as far as the size of the channels is known. */
function heldByLarge({ competition: { large, known }, topic: { videos } }: TopicFacts): string {
  if (large > 0 && large === videos.length) return ", all by large channels";
  return large * 2 > known ? ", mostly by large channels" : "";
}
