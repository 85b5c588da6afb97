import { KNOWN_KINDS, type KnownKindName } from "../../app/engines/ideas/known-kinds.ts";
import { titleFeatures } from "../../app/engines/ideas/title-features.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { table } from "../table.ts";
import { withinChannels } from "./known-forms.ts";

/** What kinds of video went together with, channel by channel: views beside the uploads around. */
export function knownKindsTable(channels: IdeaChannel[]): string {
  const kinds = Object.keys(KNOWN_KINDS) as KnownKindName[];
  return table(
    ["kind", "channels", "views", "above 1", "standard errors"],
    kinds.map((kind) =>
      withinChannels(kind, channels, (titles) =>
        titles.map((title) => titleFeatures(title).kinds.includes(kind)),
      ),
    ),
  );
}
