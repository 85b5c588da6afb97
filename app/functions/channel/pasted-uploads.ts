import type { MeasuredUpload } from "../../model/upload";
import { formatCount } from "../../numbers/figures";
import type { DateOrder } from "../../tables/dates";
import { type ReadUploads, readUploads } from "../../tables/read-uploads";
import { readVideoPage } from "../../tables/video-page/read-page";
import { Refused } from "../refused";

/** As many lines as the reader takes: it cannot know which of more lines are the newest. */
export const MAX_LINES = 5000;

/** What a creator reads where a list of uploads cannot be read. Beside the reader: no form needs them. */
export const LIST_MESSAGES = {
  "no-text":
    "That file holds no text. If it is YouTube Studio's ZIP, unpack it and send “Table data.csv”, or save the sheet as CSV.",
  "too-many-lines": `A list may have up to ${formatCount(MAX_LINES)} lines. Send your newest videos only: nothing was read.`,
  ages: "This list says how old its videos are, as in “3 weeks ago”, but not their day. Copy your channel's whole Videos tab from YouTube instead, or send YouTube Studio's export.",
  "web-page":
    "That is a web page's code. Open your Videos tab on YouTube, select all, copy, and paste that instead.",
  "shorts-tab":
    "That is the Shorts tab: it tells titles and views, and no ages, so nothing can be compared. Paste your Videos tab, too.",
  "which-dates":
    "Some dates, such as 03/04/2026, may be April 3 or March 4, and no other date tells which. Choose the one you mean.",
} as const;

interface ListOptions {
  /** The form field that holds it. */
  field: "uploads" | "file";
  now: Date;
  /** Whether videos without a date will do: the Shorts tab's. */
  takesUndated?: boolean;
  /** As the visitor said, where dates may be read two ways. */
  order?: DateOrder;
}

const WEB_PAGE = /^\s{0,100}<(?:!doctype|html)/i;

/** A page has some six lines a video. */
const MAX_PAGE_LINES = 6 * MAX_LINES;
/** With more of them a video, a long text is a list in which something looks like one. */
const MOST_LINES_A_VIDEO = 20;

/** YouTube's own pages show ages instead of dates. */
const AGE = /\b\d{1,2} (?:hour|day|week|month|year)s? ago\b/i;

/**
 * The uploads of a pasted list or file, or of the Videos tab copied from YouTube, its views as of `now`.
 *
 * @throws Refused, with its field, if it is too long, no list of uploads, or its dates are ambiguous
 */
export function pastedUploads(
  text: string,
  { field, now, order, takesUndated = false }: ListOptions,
): ReadUploads {
  const whole = text.toWellFormed().replaceAll("\0", "").trimEnd();
  if (WEB_PAGE.test(whole)) throw new Refused(400, LIST_MESSAGES["web-page"], { field });
  const lines = countLines(whole);
  const page = lines < MAX_PAGE_LINES ? readVideoPage(whole, now) : null;
  const isPage = page !== null && page.uploads.length + page.undated.length > lines / MOST_LINES_A_VIDEO;
  if (lines >= MAX_LINES && !isPage) throw new Refused(400, LIST_MESSAGES["too-many-lines"], { field });
  const read = readUploads(whole, now, order, page);
  if (read.uploads.length + read.shorts.length === 0 && page) {
    if (takesUndated) return read;
    throw new Refused(400, LIST_MESSAGES["shorts-tab"], { field });
  }
  if (read.refused) throw new Refused(400, read.refused, { field });
  if (read.uploads.length === 0 && AGE.test(whole)) throw new Refused(400, LIST_MESSAGES.ages, { field });
  if (read.dates === "unknown") throw new Refused(400, LIST_MESSAGES["which-dates"], { field: "order" });
  return read;
}

/** The Shorts of a list that are compared as Shorts: without a length they would count as long videos. */
export function comparableShorts({ page, shorts }: ReadUploads): MeasuredUpload[] {
  return page ? shorts : shorts.filter(({ durationSeconds }) => durationSeconds !== null);
}

function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
