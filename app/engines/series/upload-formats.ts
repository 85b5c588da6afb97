import type { MeasuredUpload } from "../../model/upload";
import { findSeries } from "./find";

/** What a title says that the upload is, in the languages of the measured channels. */
const FORMATS = [
  {
    format: "stream",
    says: /\b(?:live ?streams?|streams?|streaming|streamed|twitch|live|en vivo|ao vivo|en direct|siaran langsung)\b|🔴|直播|라이브|生放送|ライブ/iu,
  },
  {
    format: "compilation",
    says: /\b(?:compilations?|highlights?|best of|supercut|full series|all episodes|marathon)\b|모음|몰아보기|精华|合集/iu,
  },
];

/** Series are looked for among so many: those of years ago say little of now, and each upload costs. */
const NEWEST = 500;

/**
 * Which format each of a channel's uploads is of: "stream", "compilation", its series by key, "" else. A stream of a series
 * is of the series: its viewers come for that.
 */
export function formatsOf(uploads: MeasuredUpload[], channel: string): (upload: MeasuredUpload) => string {
  const newest = uploads.toSorted(
    (one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt),
  );
  const inSeries = new Map(
    findSeries(newest.slice(0, NEWEST), channel).flatMap(({ key, episodes }) =>
      episodes.map(({ upload }): [MeasuredUpload, string] => [upload, `series ${key}`]),
    ),
  );
  return (upload) => {
    const { title } = upload;
    return inSeries.get(upload) ?? FORMATS.find(({ says }) => says.test(title))?.format ?? "";
  };
}
