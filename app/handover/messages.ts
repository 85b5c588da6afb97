import { NOT_KEPT } from "../functions/plan/not-kept";
import { PLAN_PATH } from "../navigation/paths";

// Every desk shows these, and none of the plan's other texts: those stay out of its script.
export const ADD_TO_PLAN = "Add to plan";

/** Where desks send what is to be in the plan. */
export const HANDOVER_PATH = `${PLAN_PATH}/handover`;

/** What became of it, by its name in the address that the visitor comes back to. */
export const HANDED_OVER = {
  added: "Added to your plan.",
  already: "That idea is in your plan already.",
  series: "The series is in your plan.",
  title: "The title is on your card.",
  description: "The description is on your card.",
  forecast: "The forecast is on your card.",
  light: "The light is on your card.",
} as const;

export const NOT_HANDED_OVER = {
  ...NOT_KEPT,
  deleted: "You deleted your data a moment ago, so this was not saved.",
  unread: "That could not be added: a part of it is missing or too long.",
} as const;

export type HandedOver = keyof typeof HANDED_OVER | keyof typeof NOT_HANDED_OVER;

/** The parameters of the address that say so: what became of it, and to which card. */
export const SAYS = { what: "plan", card: "planned" } as const;
