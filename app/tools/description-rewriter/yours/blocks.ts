import { BLOCK_FIELDS } from "../../../functions/description-rewriter/yours-messages";
import type { BlockKind, UsualBlocks } from "../../../model/channel";
import { monthText } from "../../../numbers/days";

/** A usual block at the form. */
export interface BlockShown {
  /** Of its checkbox. */
  field: string;
  label: string;
  /** "In 7 of 9 descriptions, last in Nov 2026" */
  note: string;
  text: string;
}

const LABELS: Record<BlockKind, string> = {
  links: "Links",
  gear: "Gear",
  socials: "Socials",
  disclosure: "Disclosure",
  subscribe: "Subscribe line",
  offer: "Sponsor or offer",
  about: "About you",
  hashtags: "Hashtags",
};

/** Blocks of the channel first, then those of the descriptions that were sent to the desk; the same text is shown once. */
export function showBlocks(channel: UsualBlocks | undefined, sent: UsualBlocks): BlockShown[] {
  const all = [
    ...(channel?.blocks ?? []).map((block) => ({ ...block, of: channel?.of ?? 0 })),
    ...sent.blocks.map((block) => ({ ...block, of: sent.of })),
  ];
  const distinct = [...new Map(all.toReversed().map((block) => [block.text, block])).values()].toReversed();
  return distinct.slice(0, BLOCK_FIELDS.length).map(({ kind, text, count, of, lastAt }, at) => ({
    field: BLOCK_FIELDS[at] ?? "",
    label: LABELS[kind],
    note: lastAt
      ? `In ${count} of ${of} descriptions, last in ${monthText(lastAt)}`
      : `In ${count === of ? (of === 2 ? "both" : `all ${of}`) : `${count} of ${of}`} descriptions that you sent here`,
    text,
  }));
}
