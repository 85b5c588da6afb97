// What the stand-in's invented videos are about.

/** A topic and what its videos are about. */
export interface Script {
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

export const ANGLES: readonly string[] = [
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

export const CHANNEL_WORDS = {
  first: ["Harbor", "Slow", "Paper", "Amber", "North", "Little", "Copper", "Open", "Quiet", "Second"],
  second: ["Workshop", "Notes", "Street", "Ledger", "Window", "Bench", "Corner", "Lane", "Garden", "Desk"],
};

/** The five example chips have scripts of their own; any other topic gets one made of its words. */
export function scriptFor(topic: string): Script {
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
