import { growthShare } from "../../../app/engines/growth/index.ts";
import { seeded } from "../../../app/numbers/chance.ts";

// Invented videos and channels for the stand-in, the same ones in every run but for their dates.

export interface Video {
  id: string;
  channelId: string;
  title: string;
  description: string;
  daysAgo: number;
  seconds: number;
  views: number;
  /** null where the owner hides the count. */
  likes: number | null;
  /** null where comments are off. */
  comments: number | null;
}

export interface Channel {
  id: string;
  name: string;
  handle: string;
  /** null where the channel hides it. */
  subscribers: number | null;
  usualViews: number;
  /** Playlist of its uploads. */
  uploads: string;
  /** Newest first. */
  videos: Video[];
}

/** Everything about one topic; `found` in the order in which a search gives it. */
export interface World {
  channels: Channel[];
  found: Video[];
}

const CHANNELS = 24;
const VIDEOS_A_SUBTOPIC = 12;
const OTHER_UPLOADS = 14;
/** The largest channel of a topic has more than anyone reads. */
const MANY_UPLOADS = 230;

/** The world of a topic. The same words in another order or another case are the same topic. */
export function worldOf(topic: string): World {
  const script = scriptFor(topic);
  const dice = seeded(script.name);
  const channels = Array.from({ length: CHANNELS }, (_, at) => channelOf(script, at, dice));
  const found = script.subtopics.flatMap((subtopic, rank) =>
    Array.from({ length: VIDEOS_A_SUBTOPIC }, (_, at) => {
      // Some sub-topics do better than their channels usually do, most do as well.
      const boost = rank === 1 ? 3.2 : rank === 2 ? 1.4 : 1;
      const channel = pick(channels, dice) as Channel;
      const title = (ANGLES[(at + rank * 3) % ANGLES.length] as string).replaceAll("*", subtopic.name);
      const about = `${subtopic.name} for ${script.audience}. ${subtopic.about}`;
      return videoOf({ script, channel, key: `${rank}-${at}`, title, about, boost }, dice);
    }),
  );
  for (const channel of channels) {
    const others = Array.from({ length: OTHER_UPLOADS }, (_, at) => {
      const title = `${channel.name}, episode ${OTHER_UPLOADS - at}`;
      const about = `Another one from ${channel.name}.`;
      return videoOf({ script, channel, key: `${channel.id}-${at}`, title, about, boost: 1 }, dice);
    });
    const own = found.filter((video) => video.channelId === channel.id);
    channel.videos = [...own, ...others].sort((a, b) => a.daysAgo - b.daysAgo);
  }
  const largest = channels.at(-1);
  // Dice of their own, so that everything else stays as it is without them.
  if (largest) largest.videos.push(...olderUploads(script, largest, seeded(`${script.name} older`)));
  return { channels, found: shuffled(found, dice) };
}

/** Older than all others, one a day. */
function olderUploads(script: Script, channel: Channel, dice: () => number): Video[] {
  return Array.from({ length: MANY_UPLOADS }, (_, at) => {
    const title = `${channel.name}, from the archive ${at + 1}`;
    const about = `An old one from ${channel.name}.`;
    const video = videoOf({ script, channel, key: `${channel.id}-old-${at}`, title, about, boost: 1 }, dice);
    return { ...video, daysAgo: 701 + at };
  });
}

function channelOf(script: Script, at: number, dice: () => number): Channel {
  const id = `UC${idOf(`${script.name} channel ${at}`, 22)}`;
  const [first, second] = [pick(CHANNEL_WORDS.first, dice), pick(CHANNEL_WORDS.second, dice)];
  const name = `${first} ${second} ${script.name.split(" ")[0]} ${at + 1}`;
  // From a thousand to two million, half of them under 50,000.
  const subscribers = Math.round(10 ** (3 + 3.3 * (at / CHANNELS) + 0.2 * dice()));
  return {
    id,
    name,
    handle: `@${name.toLowerCase().replace(/[^a-z0-9]/g, "")}`,
    subscribers: at % 11 === 5 ? null : subscribers,
    usualViews: Math.round(subscribers * (0.05 + 0.2 * dice())) + 200,
    uploads: `UU${id.slice(2)}`,
    videos: [],
  };
}

interface Draft {
  script: Script;
  channel: Channel;
  key: string;
  title: string;
  about: string;
  boost: number;
}

function videoOf({ script, channel, key, title, about, boost }: Draft, dice: () => number): Video {
  const short = dice() < 0.1;
  const daysAgo = 1 + Math.floor(700 * dice() ** 2);
  // Box-Muller: views of one channel spread as measured (docs/evaluation.md).
  const normal = Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
  const views = Math.round(channel.usualViews * boost * growthShare(daysAgo) * Math.exp(0.86 * normal));
  const [hidesLikes, commentsOff] = [dice() < 0.06, dice() < 0.06];
  return {
    id: idOf(`${script.name} video ${key}`, 11),
    channelId: channel.id,
    title,
    description: about,
    daysAgo,
    seconds: short ? 20 + Math.floor(38 * dice()) : 300 + Math.floor(1500 * dice()),
    views,
    likes: hidesLikes ? null : Math.round(views * (0.02 + 0.03 * dice())),
    comments: commentsOff ? null : Math.round(views * (0.001 + 0.003 * dice())),
  };
}

/** A channel with as many uploads as are ever read of one, two every three days. */
export function vastChannel(): Channel {
  const id = "UCvast00000000000000vast";
  const dice = seeded(id);
  const videos = Array.from({ length: 2000 }, (_, at): Video => {
    const daysAgo = 2 + Math.floor(at * 1.5);
    const short = dice() < 0.2;
    return {
      id: idOf(`vast ${at}`, 11),
      channelId: id,
      title: `Upload ${2000 - at} of a long life`,
      description: "",
      daysAgo,
      seconds: short ? 40 : 300 + Math.floor(900 * dice()),
      views: Math.round(9000 * growthShare(daysAgo) * (0.4 + 1.4 * dice())),
      likes: Math.floor(400 * dice()),
      comments: Math.floor(40 * dice()),
    };
  });
  return {
    id,
    name: "Two Thousand Uploads",
    handle: "@twothousand",
    subscribers: 123_456,
    usualViews: 9000,
    uploads: "UUvast00000000000000vast",
    videos,
  };
}

/** An id of YouTube's letters and length. */
function idOf(text: string, length: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const dice = seeded(text);
  return Array.from({ length }, () => letters[Math.floor(dice() * letters.length)]).join("");
}

function pick<Item>(items: readonly Item[], dice: () => number): Item | undefined {
  return items[Math.floor(dice() * items.length)];
}

function shuffled<Item>(items: Item[], dice: () => number): Item[] {
  return items
    .map((item) => ({ item, at: dice() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

// What the stand-in's invented videos are about.

/** A topic and what its videos are about. */
interface Script {
  name: string;
  audience: string;
  subtopics: { name: string; about: string }[];
}

// biome-ignore format: a table; a sub-topic a line
const SCRIPTS: Record<string, { audience: string; subtopics: [string, string][] }> = {
  "ai productivity tools": { audience: "busy teams", subtopics: [
    ["Meeting transcripts", "Recorders, summaries and action items compared on one noisy call."],
    ["Inbox triage", "Sorting, drafting and snoozing mail with a model, and where it goes wrong."],
    ["Spreadsheet formulas", "Asking for formulas in plain words, then checking the cells."],
    ["Slide decks", "From outline to deck, with templates, charts and speaker notes."],
    ["Calendar assistants", "Booking, buffers and focus blocks without the back and forth."],
  ]},
  "react tutorials": { audience: "front-end developers", subtopics: [
    ["State machines", "Events, guards and transitions instead of booleans."],
    ["Server components", "What runs where, what is sent, and what suspends."],
    ["Form validation", "Schemas, error messages and accessible inputs."],
    ["Drag and drop", "Pointers, sensors, sortable lists and keyboards."],
    ["Unit testing", "Queries by role, mocks, and tests that survive a refactor."],
  ]},
  "fitness for beginners": { audience: "people who start late", subtopics: [
    ["Kettlebell swings", "Hinge, grip and breathing, with one bell."],
    ["Morning stretches", "Hips, hamstrings and shoulders before coffee."],
    ["Couch to 5k", "Run, walk, rest: nine weeks of intervals."],
    ["Resistance bands", "Rows, presses and pull-aparts at a door."],
    ["Swimming laps", "Freestyle, kicks and turns in a public pool."],
  ]},
  "cooking healthy meals": { audience: "home cooks", subtopics: [
    ["Lentil soup", "Red, green and black lentils, soaked and not."],
    ["Sheet pan dinners", "One tray, one oven, vegetables that brown."],
    ["Overnight oats", "Jars, seeds, yogurt and fruit for the week."],
    ["Air fryer salmon", "Fillets, glazes and the right minutes."],
    ["Fermented pickles", "Brine, jars, bubbles and patience."],
  ]},
  "photography tips": { audience: "patient photographers", subtopics: [
    ["Street portraits", "Asking strangers, standing close, open shade."],
    ["Macro insects", "Rings, flash diffusers and focus stacks."],
    ["Film scanning", "Negatives, holders, dust and inversion."],
    ["Long exposure", "Filters, tripods, water and clouds."],
    ["Lightroom masks", "Subjects, skies, brushes and ranges."],
  ]},
};

const ANGLES: readonly string[] = [
  "*: the complete guide",
  "I tried * for thirty days",
  "* mistakes that cost you time",
  "How to start with * today",
  "* explained slowly",
  "Stop doing * like this",
  "* in ten minutes",
  "What nobody says about *",
  "* from zero, part one",
  "Five * lessons I learned late",
  "* & me: an honest review",
  "The cheapest way into *",
  "* after one year",
];

const CHANNEL_WORDS = {
  first: ["Harbor", "Slow", "Paper", "Amber", "North", "Little", "Copper", "Open", "Quiet", "Second"],
  second: ["Workshop", "Notes", "Street", "Ledger", "Window", "Bench", "Corner", "Lane", "Garden", "Desk"],
};

/** The five example chips have scripts of their own; any other topic gets one made of its words. */
function scriptFor(topic: string): Script {
  const name = topic.toLowerCase().trim().replace(/\s+/g, " ");
  const known = SCRIPTS[name];
  if (known) {
    return {
      name,
      audience: known.audience,
      subtopics: known.subtopics.map(([subtopic, about]) => ({ name: subtopic, about })),
    };
  }
  const kinds: [string, string][] = [
    ["basics", "First steps, plain words, no gear needed."],
    ["equipment", "Budget, rental and bargains compared."],
    ["history", "Archives, dates and forgotten names."],
    ["interviews", "Guests, questions and long answers."],
  ];
  return {
    name,
    audience: "the curious",
    subtopics: kinds.map(([kind, about]) => ({ name: `${name} ${kind}`, about })),
  };
}
