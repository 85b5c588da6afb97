import type { CardState } from "../../model/card";

export const STATE_LABELS: Record<CardState, string> = {
  idea: "Idea",
  scripted: "Scripted",
  filmed: "Filmed",
  edited: "Edited",
  scheduled: "Scheduled",
  published: "Published",
  dropped: "Dropped",
};
