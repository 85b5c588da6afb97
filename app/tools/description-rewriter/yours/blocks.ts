import type { RewriterDeskState } from "../../../functions/description-rewriter/own-rewrite";
import { BLOCK_FIELDS } from "../../../functions/description-rewriter/yours-messages";
import { fits } from "../../../functions/desk/kept-list";
import type { BlockKind, UsualBlock, UsualBlocks } from "../../../model/channel";
import { monthText, relativeAge } from "../../../numbers/days";
import { counted, formatCount } from "../../../numbers/figures";
import { BLOCK_NOTES, CHAPTERS_NOTES, DRAFT_NOTES } from "./messages";

/** A usual block at the form. */
export interface BlockShown {
  /** Of its checkbox. */
  field: string;
  label: string;
  /** "In 7 of 9 descriptions, last in Nov 2026" */
  note: string;
  text: string;
  /** Whether it is ticked to begin with. */
  ticked: boolean;
}

/** The blocks at the form; a hint alone where there are none. */
export interface BlocksShown {
  title: string;
  hint: string;
  blocks: BlockShown[];
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

/** What is written to be edited in place. */
export interface ProposalShown {
  id: string;
  /** What it is of, and when it was made. */
  label: string;
  finding: string;
  /** Of its field. */
  area: string;
  hint: string;
  text: string;
  copy: string;
}

type Kept = Pick<RewriterDeskState, "chapters" | "draft" | "lastRewrite">;

/** The newest chapters proposed from captions. */
export function showChapters({ chapters }: Kept, now: Date): ProposalShown | null {
  if (!chapters) return null;
  const { id, at, lines: text } = chapters;
  return {
    id,
    label: `From your captions, ${relativeAge(at, now)}`,
    finding: `${counted(text.split("\n").length, "chapter")}, as a proposal`,
    area: "Chapters to edit",
    hint: CHAPTERS_NOTES.proposal,
    text,
    copy: "Copy chapters",
  };
}

/** The newest description written from notes, with the card it was made for. */
export function showDraft({ draft }: Kept, now: Date) {
  if (!draft) return null;
  const { id, at, title, text, by, unbacked, left } = draft;
  const shown: ProposalShown = {
    id,
    label: `${title}, ${relativeAge(at, now)}`,
    finding: `${formatCount(text.length)} characters, ready to edit`,
    area: "Description to edit",
    hint: [
      by === "model" ? DRAFT_NOTES.model : DRAFT_NOTES.notes,
      ...(unbacked ? [DRAFT_NOTES.unbacked] : []),
      ...(left > 0 ? [`${counted(left, "block")} had no room in YouTube's 5,000 characters.`] : []),
    ].join(" "),
    text,
    copy: "Copy description",
  };
  return { ...shown, for: fits(draft.for, [title]) };
}

/**
 * Chapters that were proposed, then blocks of the channel, then those of the descriptions that were sent to the desk; the same
 * text is shown once. Chapters are ticked where nothing was made since they were proposed: they are of the video at hand.
 */
export function showBlocks(
  channel: UsualBlocks | undefined,
  sent: UsualBlocks,
  kept: Kept,
  now: Date,
): BlocksShown {
  const { chapters, draft, lastRewrite } = kept;
  const isUsed = chapters && [draft?.at, lastRewrite].some((at) => at && at >= chapters.at);
  const all = [
    ...(chapters
      ? [
          {
            label: "Chapters",
            note: `Proposed from your captions, ${relativeAge(chapters.at, now)}`,
            text: chapters.lines,
            ticked: !isUsed,
          },
        ]
      : []),
    ...(channel?.blocks ?? []).map((block) => showBlock(block, channel?.of ?? 0)),
    ...sent.blocks.map((block) => showBlock(block, sent.of)),
  ];
  const distinct = [...new Map(all.toReversed().map((block) => [block.text, block])).values()].toReversed();
  const blocks = BLOCK_FIELDS.flatMap((field, at) => {
    const block = distinct[at];
    return block ? [{ field, ...block }] : [];
  });
  return { title: BLOCK_NOTES.title, hint: blocks.length > 0 ? BLOCK_NOTES.hint : BLOCK_NOTES.none, blocks };
}

function showBlock({ kind, text, count, lastAt }: UsualBlock, of: number): Omit<BlockShown, "field"> {
  const note = lastAt
    ? `In ${count} of ${of} descriptions, last in ${monthText(lastAt)}`
    : `In ${count < of ? `${count} of ${of}` : of === 2 ? "both" : `all ${of}`} descriptions that you sent here`;
  return { label: LABELS[kind], note, text, ticked: false };
}
