import type { Drawn } from "../hydration/drawn";
import type { Desk } from "../model/desk";

/** What every tool's frame gets from the loader. */
export interface ToolPageData<Shown> {
  shown: Shown;
  /** Of the forms on the page (form-id.tsx). */
  formId?: string;
  /** The action that led here, if any. "start-over" is only believed if nothing is kept. */
  done: string | null;
  /** The action that waits for confirmation. */
  confirming: string | null;
  /** The id of the open card. */
  open: string | null;
  /** The page's path with the part of its query that stays after an action. */
  address: string;
  /** True if the state could not be read: nothing of it is shown. */
  unread: boolean;
  /** The choice of a kind of video, where a desk judges by one and the channel has both. */
  kinds?: Drawn | null;
  /** The desks of the tool. */
  desks?: DeskLink[];
  /** The tool's advice, where it has some: how the Sample desk works, in steps, and what holds whatever the results. */
  explainer?: Drawn;
  practices?: Drawn;
  /** At a Yours desk: how it works and how often it is right, behind one line. */
  method?: Drawn;
}

export interface DeskLink {
  desk: Desk;
  path: string;
}
