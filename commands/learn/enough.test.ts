import { expect, it } from "vitest";
import type { UsableUpload } from "../../app/engines/growth/usable-uploads";
import { enoughChannels, enoughComments } from "./enough";
import type { SentimentRow } from "./sentiment-rows";

const comment = (set: SentimentRow["set"]): SentimentRow => ({ set, group: "", text: "fine" });

it("asks for comments of all four sets, and names those that are missing", () => {
  const all = (["jziumo", "sentube", "vader_tweets", "vader_amazon"] as const).map(comment);
  enoughComments(all);
  expect(() => enoughComments(all.slice(3))).toThrow(
    "no comments in sentiment/jziumo.csv, sentiment/sentube.csv, sentiment/vader_tweets.tsv: all four",
  );
});

it("asks for five channels with uploads that can be forecast", () => {
  const channel = (uploads: number, ageDays = 40) => ({
    channel: "rye",
    uploads: Array.from({ length: uploads }, () => ({ ageDays }) as UsableUpload),
  });
  const five = Array.from({ length: 5 }, () => channel(6));
  enoughChannels(five);
  expect(() => enoughChannels([...five.slice(1), channel(5), channel(9, 20)])).toThrow(
    "4 channels have more than 5 uploads, of 30 days and older: 5 are needed",
  );
});
