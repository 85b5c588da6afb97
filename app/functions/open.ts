import { connectChannel } from "./channel/connect";
import { listSeries, readTiming } from "./channel/findings";
import { nameTopics } from "./channel/name-topics";
import { disconnectChannel } from "./channel/own";
import { listUploads, readChannel, readVisibility } from "./channel/read";
import { commentsDeskFunctions } from "./comment-sentiment/yours-functions";
import { dismissIdea, keepIdea, listOwnIdeas, planIdea, restoreIdea } from "./content-ideas/yours-functions";
import type { Definition } from "./define";
import { rewriterDeskFunctions } from "./description-rewriter/yours-functions";
import { START_OVER } from "./desk/desk";
import type { OwnDeskFunctions } from "./desk/functions";
import { judgeIdea } from "./light/judge";
import { lookUpLight } from "./light/look-up";
import { listEvents } from "./owner";
import { dropTest, noteTest } from "./plan/ab-test";
import { addCard, changeCard, deleteCard, moveCard, setCardDate } from "./plan/cards";
import { pickVideo } from "./plan/pick-video";
import { listCards, listOutcomes, readCard } from "./plan/read";
import { addEpisode, addSeries } from "./plan/series";
import { typeViews } from "./plan/type-views";
import { revenueDeskFunctions } from "./rpm-booster/yours-functions";
import { offerTitles } from "./thumbnail-optimizer/offer";
import { titleDeskFunctions } from "./thumbnail-optimizer/yours-functions";
import { recallTopic, searchTopic } from "./topic/search";
import { readTrend } from "./trend";
import { estimateVideo } from "./video-forecast/estimate";
import { forecastDeskFunctions } from "./video-forecast/yours-functions";
import {
  listWatchEvents,
  listWatched,
  muteWatch,
  readWatched,
  setNoteTime,
  unwatchChannel,
  watchChannel,
} from "./watch/watch";

/**
 * What a function that changes something made of it, as another function reads it: a form is led to a page that
 * shows it, a program gets it with the answer.
 */
interface Result {
  by: Definition;
  /** What to read, by what was sent and answered; null where there is nothing. */
  input(sent: Record<string, unknown>, done: Record<string, unknown>): Record<string, unknown> | null;
}

/** A function that programs and assistants may call, whatever the door. */
export interface OpenFunction {
  does: Definition;
  /** What it is called in lists: "Add an idea to the plan". */
  title: string;
  /** Whether it deletes or replaces what cannot be had back. */
  destroys: boolean;
  /** Fields that desks hand over: what they hold would be sealed as ours. */
  without?: readonly string[];
  result?: Result;
}

const idIn = ({ id }: Record<string, unknown>) => (typeof id === "string" ? { id } : null);
const cardSent: Result = { by: readCard, input: (sent) => idIn(sent) };
const cardMade: Result = { by: readCard, input: (_sent, done) => idIn(done) };

const OURS = { without: ["light", "forecast", "isSample"] };

const open = (does: Definition, title: string, rest: Partial<OpenFunction> = {}): OpenFunction => ({
  ...{ does, title, destroys: false },
  ...rest,
});

/** The actions of a Yours desk that are not theatre, each with what it kept. */
function desk(
  { actions, read }: OwnDeskFunctions,
  reading: string,
  titles: Record<string, string>,
): OpenFunction[] {
  const result: Result = { by: read, input: (_sent, done) => idIn({ id: done.open }) };
  const named = Object.entries({ ...titles, [START_OVER]: `${reading}: delete all of it, counts too` });
  return [
    open(read, `${reading}: read it`),
    ...named.map(([action, title]) => {
      const does = actions[action];
      if (!does) throw new Error(`no action "${action}" is at ${read.name}`);
      return open(does, title, { destroys: DESTROYS.has(action), result });
    }),
  ];
}

const DESTROYS = new Set(["remove", "clear", START_OVER]);

/** What programs and assistants may call, read at /api/v1 and /mcp (docs/decisions/0032-open-functions.md). */
export const OPEN_FUNCTIONS: readonly OpenFunction[] = [
  open(judgeIdea, "Judge an idea"),
  open(lookUpLight, "Look an idea up on YouTube and Wikipedia", {
    result: { by: judgeIdea, input: ({ idea }) => ({ idea }) },
  }),
  open(listOwnIdeas, "List ideas for the channel"),
  open(keepIdea, "Keep an idea"),
  open(planIdea, "Plan an idea of the list", {
    result: { by: readCard, input: (_sent, { card }) => idIn({ id: card }) },
  }),
  open(dismissIdea, "Dismiss an idea"),
  open(restoreIdea, "Take a kept or dismissed idea back"),

  open(listCards, "List the plan"),
  open(readCard, "Read a card of the plan"),
  open(listOutcomes, "Read what became of published videos"),
  open(addCard, "Add an idea to the plan", { ...OURS, result: cardMade }),
  open(addEpisode, "Add the next episode of a series", { ...OURS, result: cardMade }),
  open(addSeries, "Add a series to the plan", OURS),
  open(changeCard, "Change a card of the plan", { destroys: true, result: cardSent }),
  open(moveCard, "Move a card of the plan", { result: cardSent }),
  open(setCardDate, "Date a card of the plan", { result: cardSent }),
  open(pickVideo, "Name the video a card became", { result: cardSent }),
  open(typeViews, "Note the views of a published card", { result: cardSent }),
  open(noteTest, "Note an A/B test", { result: cardSent }),
  open(dropTest, "Take an A/B test off a card", { destroys: true, result: cardSent }),
  open(deleteCard, "Delete a card of the plan", { destroys: true }),

  open(readChannel, "Read the connected channel"),
  open(listUploads, "List the channel's uploads"),
  open(listSeries, "List the channel's series"),
  open(readTiming, "Read the best time to upload"),
  open(readVisibility, "Read the Live Visibility Score"),
  open(connectChannel, "Connect a channel", { result: { by: readChannel, input: () => ({}) } }),
  open(nameTopics, "Name the channel's topics", { result: { by: readVisibility, input: () => ({}) } }),
  open(disconnectChannel, "Disconnect the channel", { destroys: true }),
  open(listEvents, "List what happened"),

  open(offerTitles, "Offer titles for a video"),
  ...desk(titleDeskFunctions, "Titles", {
    analyze: "Rank titles",
    propose: "Have titles proposed",
    remove: "Delete ranked titles",
    clear: "Delete all ranked titles",
  }),
  open(estimateVideo, "Estimate a title's views"),
  ...desk(forecastDeskFunctions, "Forecasts", {
    forecast: "Forecast a video",
    remove: "Delete a forecast",
    clear: "Delete all forecasts",
  }),
  ...desk(commentsDeskFunctions, "Comments", {
    analyze: "Analyze comments",
    remove: "Delete an analysis of comments",
    clear: "Delete all analyses of comments",
  }),
  ...desk(rewriterDeskFunctions, "Descriptions", {
    rewrite: "Rewrite a description",
    write: "Write a description from notes",
    chapters: "Propose chapters",
    remove: "Delete a description",
    clear: "Delete all descriptions",
  }),
  ...desk(revenueDeskFunctions, "Revenue", {
    analyze: "Report revenue",
    start: "Start a revenue test",
    drop: "Drop a revenue test",
    remove: "Delete a revenue report",
    clear: "Delete all revenue reports",
  }),

  open(searchTopic, "Search a topic"),
  open(recallTopic, "Read what an earlier search found"),
  open(readTrend, "Read interest in the caller's topic"),

  open(listWatched, "List watched channels"),
  open(readWatched, "Read a watched channel"),
  open(listWatchEvents, "List what watched channels did"),
  open(watchChannel, "Watch a channel"),
  open(unwatchChannel, "Stop watching a channel", { destroys: true }),
  open(muteWatch, "Mute a channel or a kind of event"),
  open(setNoteTime, "Choose when the weekly note comes"),
];
