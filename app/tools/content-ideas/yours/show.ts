import { type ContentIdea, type Evidence, type EvidenceUpload, isBare } from "../../../engines/content-ideas";
import type { OwnIdeas } from "../../../functions/content-ideas/own-ideas";
import {
  type IdeaRecord,
  type IdeaThen,
  ideasLike,
  ideaText,
  isDismissed,
  isKept,
  offered,
  recordOf,
} from "../../../functions/content-ideas/yours";
import { IDEAS_PATH, unreadTexts, WHYS } from "../../../functions/content-ideas/yours-messages";
import { ideaId, showIdea } from "../../../ideas/show";
import { describeSimilar, usualText } from "../../../light/usual";
import { IDEAS_ACCURACY } from "../../../model/idea";
import { LIGHT_ACCURACY } from "../../../model/light";
import { addressWith } from "../../../navigation/address";
import { cardPath, MONITOR_PATH } from "../../../navigation/paths";
import { monthName, monthText, shortDayText } from "../../../numbers/days";
import { compactCounted, counted, timesInWords, timesText } from "../../../numbers/figures";
import { YOURS_METHOD } from "./messages";

/** So many ideas at first, and none that is a subject to shape while there are others: a page that can be read. */
const FIRST = 10;

export type OwnIdeasShown = ReturnType<typeof showOwnIdeas>;

/** The desk: what is offered, by `?like=` or `?all`, with the idea that the last form changed in its place, and what was said of ideas. */
export function showOwnIdeas(
  own: OwnIdeas,
  outcomes: Parameters<typeof recordOf>[1],
  search: URLSearchParams,
) {
  const { marks, planned, missing, list } = own;
  const done = search.get("done");
  const at = done === "restore" ? null : search.get("at");
  const asked = search.get("like");
  const alike = list.ideas.find(({ key }) => ideaId(key) === asked);
  const from = alike ? ideasLike(list.ideas, alike.key) : list.ideas;
  // Where the list changed, its place is held by what was done, with the way back.
  const placed = from.filter(
    (idea) => ideaId(idea.key) === at || !(isKept(idea, marks) || isDismissed(idea, marks)),
  );
  const cardOf = (idea: IdeaThen) => {
    const id = planned.get(ideaText(idea));
    return id === undefined ? null : cardPath(id);
  };
  const markOf = (idea: IdeaThen) => {
    if (done === "plan" && ideaId(idea.key) === at && cardOf(idea) !== null) return "plan" as const;
    if (isKept(idea, marks)) return "keep" as const;
    return isDismissed(idea, marks) ? ("dismiss" as const) : null;
  };
  const all = search.has("all") || alike !== undefined;
  const clear = placed.filter((idea) => !isBare(idea) || ideaId(idea.key) === at);
  const first = (clear.length > 0 ? clear : placed).slice(0, FIRST);
  const ideas = (all ? placed : first).map((idea) => ({
    ...showIdea(idea),
    isBare: isBare(idea),
    card: cardOf(idea),
    mark: markOf(idea),
    evidence: showEvidence(idea),
    like: addressWith(IDEAS_PATH, { like: ideaId(idea.key) }, "results"),
  }));
  const address = alike
    ? addressWith(IDEAS_PATH, { like: ideaId(alike.key) })
    : all
      ? addressWith(IDEAS_PATH, { all: "" })
      : IDEAS_PATH;
  return {
    address,
    answer: answerOf(offered(list.ideas, own).filter((idea) => !isKept(idea, marks))),
    alike: alike ? ideaText(alike) : null,
    isEnough: list.isEnough,
    hasIdeas: list.ideas.length > 0,
    ideas,
    more: placed.length > ideas.length ? counted(placed.length, "idea") : null,
    kept: marks.kept.map((idea) => ({
      ...showIdea(idea),
      card: cardOf(idea),
      since: `Kept on ${shortDayText(idea.at)}`,
    })),
    dismissed: marks.dismissed.map(({ key, text, why, at }) => ({
      key,
      text,
      why: `${WHYS[why]}, ${shortDayText(at)}`,
    })),
    missing: missing.map((one) => MISSING[one]),
    unread: unreadTexts(own.unread),
    rate: rateOf(recordOf(marks, outcomes, own.channel)),
    method: [
      ...YOURS_METHOD,
      `Of ${of.matched} listed ideas that ${of.channels} channels made within 60 days, ${hundred(of.beat)} of 100 beat the channel's usual. In the quarter with the highest chances ${hundred(of.top)} of 100 did, of any uploads ${hundred(of.any)}.`,
      "Requests, gaps and seasons are not tested: there is no data to hold them against.",
      `On ${LIGHT_ACCURACY.channels} channels ${hundred(LIGHT_ACCURACY.green)} of 100 uploads with a green light beat their channel's usual, and ${hundred(LIGHT_ACCURACY.red)} with a red one.`,
    ],
  };
}

const of = IDEAS_ACCURACY;
const hundred = (share: number) => Math.round(100 * share);

/** How often the engine's ideas did better than usual, and beside it how often the creator's did, once one came out. */
function rateOf({ known, beat }: IdeaRecord): string {
  const rate = `On ${of.channels} channels ${hundred(of.beat)} of 100 listed ideas that were made beat the usual.`;
  if (known === 0) return rate;
  const own =
    known === 1
      ? `The one you kept that came out ${beat === 1 ? "did" : "did not"}.`
      : `Of ${known} you kept that came out, ${beat} did.`;
  return `${rate} ${own}`;
}

/** What to do first, in a sentence that a person would say. */
function answerOf(ideas: readonly ContentIdea[]): string | undefined {
  const [best] = ideas;
  if (!best) return undefined;
  if (best.color === "green") return `Begin with “${ideaText(best)}”.`;
  return best.color === "red"
    ? "No idea stands out today: each is likelier to stay below your usual."
    : "No idea has a green light today. The likeliest come first.";
}

const MISSING = {
  comments: {
    text: "Your viewers' requests become ideas once you analyze the comments of a video.",
    link: "Analyze comments",
    to: "/comment-sentiment/yours",
  },
  watched: {
    text: "Hits on subjects that you lack become ideas once you watch channels like yours.",
    link: "Watch channels",
    to: MONITOR_PATH,
  },
  seasons: {
    text: "Seasons become ideas once you name the topics of your channel.",
    link: "Name topics",
    to: "/channel/visibility",
  },
} as const;

/** Where an idea comes from: in a line, and each upload, comment or video. */
export function showEvidence({ kind, evidence }: ContentIdea) {
  switch (evidence.kind) {
    case "uploads":
      return { summary: uploadsText(kind, evidence), lines: evidence.uploads.map(uploadLine) };
    case "comments": {
      const of = evidence.video === null ? "" : ` under “${evidence.video}”`;
      return {
        summary: `${counted(evidence.count, "viewer")} ${evidence.count === 1 ? "asks" : "ask"} for it${of}.`,
        lines: evidence.excerpts.map((text) => ({ text, href: null, note: null })),
      };
    }
    case "channels":
      return {
        summary: channelsText(evidence.videos),
        lines: evidence.videos.map(({ channel, title, multiple, id }) => ({
          text: title,
          href: videoHref(id),
          note: `${timesText(multiple)} the usual of ${channel}`,
        })),
      };
    case "season":
      return {
        summary: `Most people look for ${evidence.topic} in ${monthName(evidence.peaks)}.`,
        lines: evidence.uploads.map(uploadLine),
      };
  }
}

const videoHref = (id: string | null) =>
  id === null ? null : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

function uploadLine({ id, title, views, publishedAt, multiple }: EvidenceUpload) {
  const times = multiple === null ? "" : `, ${timesText(multiple)} your usual`;
  return {
    text: title,
    href: videoHref(id),
    note: `${compactCounted(views, "view")}${times}, ${monthText(publishedAt)}`,
  };
}

/** Below it uploads got about the usual, or a share of it. */
const MORE = 1.1;

/** What decided an idea: one upload by its title, several by what they typically got. */
function uploadsText(
  kind: ContentIdea["kind"],
  { uploads: [first], basis: { of, count, multiple, last } }: Extract<Evidence, { kind: "uploads" }>,
): string {
  const times = multiple < MORE ? usualText(multiple) : `${timesInWords(multiple)} your usual`;
  const since = kind === "comeback" ? ` The last came out in ${monthText(last)}.` : "";
  switch (of) {
    case "upload":
      return `Your “${first?.title ?? ""}” got ${times}.${since}`;
    case "subject":
      return `Your ${count} uploads on it typically got ${times}.${since}`;
    case "alike":
      return `Your ${describeSimilar({ uploads: count, multiple })}.${since}`;
    case "series":
      return `Its last ${count} episodes typically got ${times}.${since}`;
    case "frame":
      return `Your ${count} uploads with this wording typically got ${times}.${since}`;
  }
}

function channelsText(videos: readonly { channel: string; title: string; multiple: number }[]): string {
  const [first] = videos;
  if (!first) return "From channels you watch.";
  const more = videos.length > 1 ? `, and ${videos.length - 1} more like it did well` : "";
  return `“${first.title}” got ${timesInWords(first.multiple)} the usual of ${first.channel}${more}.`;
}
