import { type NamedKind, type Niche, type ReadIdea, readIdeaWords } from "../../../app/engines/ideas";
import type { ChannelAnswer, Example, Examples } from "../../../app/services/channels";
import { fullHour } from "./catalogue";
import { findSampleChannel, sampleChannelAnswer } from "./channels";
import { EXAMPLE_CHANNELS } from "./example-channels";

/** The catalogue's channels by niche; `example-channels.ts` has those of the others. */
const OF_CATALOGUE: { [Of in Niche]?: string } = {
  cooking: "Saffron Shelf",
  photo: "Harbor Frame",
  fitness: "Steady Form",
  software: "Ten Minute Compile",
  ai: "Margin and Method",
};

/** For each niche an idea that its channel answers with a color: what to show where it has none for the visitor's. */
const EXAMPLE_IDEAS: Record<Niche, string> = {
  cooking: "Meal prep for one",
  photo: "Phone photography for beginners",
  fitness: "Gym strength for beginners",
  software: "Project builds for beginners",
  ai: "Prompt writing mistakes beginners make",
  travel: "Van life",
  gaming: "Tier lists",
  beauty: "Thrift outfits",
  pets: "First weeks with a puppy",
  parenting: "Toddler tantrums",
  cars: "Oil changes",
  diy: "Floating shelves",
  gardening: "Tomatoes on a balcony",
  music: "Guitar chords",
  finance: "Paying off debt",
  tech: "Budget laptops",
  education: "Black holes",
  crafts: "Bullet journals",
  sports: "Marathon training",
  entertainment: "Film endings",
  study: "Note taking",
  business: "Job interviews",
  wellness: "Better sleep",
};
/** Where no word tells the niche, by the kind: what is asked and explained, taught, or lived. */
function nicheByKind({ kinds }: ReadIdea): Niche {
  const is = (...names: NamedKind[]) => names.some((name) => kinds.has(name));
  if (is("why", "question", "explained")) return "education";
  if (is("howTo", "tutorial", "learn", "beginner", "tips")) return "study";
  return is("me", "vlog", "days", "challenge", "trouble") ? "wellness" : "entertainment";
}

/** The sample channel of an idea's niche, else of its kind. Whoever asks the same within the hour gets the same. */
export function sampleExamples(now: Date): Examples {
  return {
    near(idea) {
      const read = readIdeaWords(idea);
      return { ...nicheExample(read.niche ?? nicheByKind(read), now), isNear: read.niche !== null };
    },
  };
}

export function nicheExample(niche: Niche, now: Date): Omit<Example, "isNear"> {
  return { answer: answerOf(niche, fullHour(now)), idea: EXAMPLE_IDEAS[niche] };
}

/** The hour's answers, by niche. */
let kept = { hour: 0, answers: new Map<Niche, ChannelAnswer>() };

function answerOf(niche: Niche, hour: Date): ChannelAnswer {
  if (kept.hour !== hour.getTime()) kept = { hour: hour.getTime(), answers: new Map() };
  const known = kept.answers.get(niche);
  if (known) return known;
  const found =
    EXAMPLE_CHANNELS.find(({ topic }) => topic.key === niche) ?? findSampleChannel(OF_CATALOGUE[niche] ?? "");
  if (!found) throw new Error(`no sample channel for ${niche}`);
  const answer = sampleChannelAnswer(found, hour);
  kept.answers.set(niche, answer);
  return answer;
}
