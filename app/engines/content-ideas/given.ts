import { YOUTUBE_TITLE_MAX } from "../../words/bounds";
import { questionIdea, requestIdea } from "../../words/film-ideas";
import { freeIdea, namesChannel } from "../../words/free-idea";
import { findKeyphrases } from "../keyphrases";
import { type Frame, fillFrame, GAP } from "../titles";
import { ideaKeys, type OwnUpload, told } from "./own-uploads";
import type { Candidate, Evidence, IdeaSources, OthersVideo } from "./types";

/** One viewer's wish is no idea yet: it takes a second. */
const LEAST_ASKED = 2;
/** Others' videos did so many times their channel's usual, at least. */
const LEAST_MULTIPLE = 2;
/** Each is asked for so many subjects, the first that the channel lacks counts. */
const MOST_SUBJECTS = 5;
const LEAST_WORDS = 2;
/** A subject that so many uploads have a word of, or more of them, is none that the channel lacks. */
const FAMILIAR_SHARE = 0.25;
const MOST_SHOWN = 3;
/** What a second part is called where nobody wrote one yet. */
const SEQUEL = /^(?:a )?part 2$/i;

/** What viewers ask for in comments that were analyzed, as far as it can be filmed and is understood by itself. */
export function requestedIdeas(comments: NonNullable<IdeaSources["comments"]>): Candidate[] {
  return comments.flatMap(({ video, until, digest: { requests, questions, comments: shown } }) => {
    const excerpts = (evidence: readonly number[]) =>
      evidence.flatMap((index) => shown.find((one) => one.index === index)?.text ?? []);
    const asked = [
      ...requests.map((one) => ({ ...one, idea: SEQUEL.test(one.wants) ? video : requestIdea(one) })),
      ...questions.map((one) => ({ ...one, wants: one.text, idea: questionIdea(one.text) })),
    ];
    return asked.flatMap(({ wants, idea, asked: count, evidence }): Candidate[] => {
      if (idea === null || count < LEAST_ASKED) return [];
      const isSequel = SEQUEL.test(wants);
      return [
        {
          kind: "request",
          title: null,
          subject: idea,
          frame: isSequel ? `${GAP} (Part 2)` : null,
          text: idea,
          evidence: { kind: "comments", video, count, excerpts: excerpts(evidence) },
          ...(until !== undefined && { until }),
        },
      ];
    });
  });
}

/** Subjects of others' videos that did far better than usual, of which the channel has no upload. */
export function gapIdeas(
  watched: readonly OthersVideo[],
  own: readonly OwnUpload[],
  frames: readonly Frame[],
): Candidate[] {
  const made = new Map<string, number>();
  for (const { lower } of own) for (const key of ideaKeys(lower)) made.set(key, (made.get(key) ?? 0) + 1);
  const isNear = (subject: string) => ideaKeys(subject).some((key) => made.has(key));
  const isLacking = (subject: string) => {
    const keys = ideaKeys(subject);
    return (
      keys.length >= LEAST_WORDS &&
      keys.some((key) => (made.get(key) ?? 0) === 0) &&
      !keys.some((key) => (made.get(key) ?? 0) > FAMILIAR_SHARE * own.length && keys.length === LEAST_WORDS)
    );
  };
  const lacking = watched
    .filter(({ multiple }) => multiple >= LEAST_MULTIPLE)
    .flatMap((video) => {
      const title = freeIdea(video.title, video.channel);
      const subject = findKeyphrases(title, { limit: MOST_SUBJECTS })
        .map(({ phrase }) => phrase)
        .find((one) => !namesChannel(one, video.channel) && isLacking(one) && isNear(title));
      return subject === undefined ? [] : [{ subject, video }];
    });
  const bySubject = Map.groupBy(lacking, ({ subject }) => ideaKeys(subject).toSorted().join(" "));
  return [...bySubject.values()].flatMap((same): Candidate[] => {
    const [first] = same;
    if (!first) return [];
    const videos = same
      .map(({ video }) => video)
      .toSorted((a, b) => b.multiple - a.multiple)
      .slice(0, MOST_SHOWN);
    return [joined("gap", first.subject, frames, { kind: "channels", videos: distinctVideos(videos) })];
  });
}

const distinctVideos = (videos: readonly OthersVideo[]) => [
  ...new Map(videos.map((video) => [video.id, video])).values(),
];

/** Topics whose season is near. */
export function seasonIdeas(
  seasons: NonNullable<IdeaSources["seasons"]>,
  own: readonly OwnUpload[],
  frames: readonly Frame[],
): Candidate[] {
  return seasons.map(({ topic, peaks }) => {
    const keys = ideaKeys(topic);
    const uploads = own
      .filter(({ lower }) => {
        const words = new Set(ideaKeys(lower));
        return keys.length > 0 && keys.every((key) => words.has(key));
      })
      .toSorted((a, b) => b.multiple - a.multiple)
      .slice(0, MOST_SHOWN)
      .map(told);
    return joined("season", topic, frames, { kind: "season", topic, peaks, uploads });
  });
}

/** A subject in the channel's best frame that takes any; without one beside its best frame. */
function joined(
  kind: "gap" | "season",
  subject: string,
  frames: readonly Frame[],
  evidence: Evidence,
): Candidate {
  const taking = frames.find(({ takesAny }) => takesAny);
  const filled = taking ? fillFrame(taking, subject, YOUTUBE_TITLE_MAX) : null;
  const title = filled?.includes(GAP) ? null : filled;
  const frame = title === null ? null : (taking?.text ?? null);
  return { kind, title, subject, frame, text: title ?? subject, evidence };
}
