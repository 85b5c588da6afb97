import {
  type NamedKind,
  type Niche,
  type ReadIdea,
  readIdeaWords,
} from "../../app/engines/ideas/idea-words.ts";
import { KNOWN_KINDS, type KnownKindName } from "../../app/engines/ideas/known-kinds.ts";
import { mean } from "../../app/statistics/sums.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { table } from "../table.ts";
import { effectsWithin, withinChannels } from "./known-forms.ts";

/** What channels of the data are about, by their names; the others' niches have fewer than three. */
export const NICHES: [Niche, RegExp][] = [
  [
    "software",
    /ExcelIsFun|EstaTiDados|CampusX|Guy in a Cube|Leila|Chandoo|Kaggle|StatQuest|Let's Data|Luke B|Rob Mulla|Keith G|Thu Vu|Dataquest|Google for|TechWorld|Low Level|LiveOverflow|CryptoCat|STÖK|Alex Ch|Stefan Rows|Bug Bounty/,
  ],
  ["gaming", /Rendy|Frost|Erpan|Kemas|BUDI|Ednox|Carnage|Settled|Nonat|Rules Lawyer|Team Player/],
  ["education", /Vox|TED|Economics|Mohak|Nitish|New York|Socratica/],
  ["cooking", /Bong|Dianxi|Guga|Weissman|DiGiovanni|Yummy|nyangsoop/],
  ["beauty", /Dior|HappySkin|LinhTruong|Quynh|deemd/],
  ["finance", /brainbro|desmond|cryptoMOC|Across the R|Oussama/],
  ["fitness", /Chloe|emi wong|Lilly/],
  ["music", /Coldplay|Post ?Malone|Ru's/],
];
const LEAST_OF_NICHE = 3;
/** Names and English terms fill titles of any language: this share of them is enough to tell it. */
const LEAST_FOREIGN = 1 / 3;

/** What kinds of video went together with, channel by channel: views beside the uploads around. */
export function knownKindsTable(channels: IdeaChannel[]): string {
  const read = new Map<string, ReadIdea>();
  const readTitle = (title: string) => {
    const known = read.get(title) ?? readIdeaWords(title);
    read.set(title, known);
    return known;
  };
  const bearing = (kind: NamedKind) => (titles: string[]) =>
    titles.map((title) => readTitle(title).kinds.has(kind));
  const kinds = Object.keys(KNOWN_KINDS) as KnownKindName[];
  const ofNiches = NICHES.flatMap(([niche, names]) => {
    const own = channels.filter(({ channel }) => names.test(channel));
    return kinds.flatMap((kind) => {
      const effects = effectsWithin(own, bearing(kind));
      if (effects.length < LEAST_OF_NICHE) return [];
      const better = effects.filter((one) => one > 0).length;
      return [[niche, kind, String(effects.length), `×${(10 ** mean(effects)).toFixed(2)}`, String(better)]];
    });
  });
  const languages = Map.groupBy(channels, ({ uploads }) => {
    const titles = Map.groupBy(uploads, ({ upload }) => readTitle(upload.title).language ?? "others");
    titles.delete("en");
    const [most] = [...titles].toSorted(([, one], [, other]) => other.length - one.length);
    return most && most[1].length >= uploads.length * LEAST_FOREIGN ? most[0] : "en";
  });
  return [
    table(
      ["kind", "channels", "views", "above 1", "standard errors"],
      kinds.map((kind) => withinChannels(kind, channels, bearing(kind))),
    ),
    "",
    "The same by niche, where three of its channels or more have the kind:",
    "",
    table(["niche", "kind", "channels", "views", "above 1 on"], ofNiches),
    "",
    `Channels by niche: ${NICHES.map(([niche, names]) => `${niche} ${channels.filter(({ channel }) => names.test(channel)).length}`).join(", ")}`,
    `Channels by language: ${[...languages].map(([name, own]) => `${name} ${own.length}`).join(", ")}`,
  ].join("\n");
}
