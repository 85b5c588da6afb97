import { PLAN_MESSAGES, PLAN_PATH } from "../messages";

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
  full: PLAN_MESSAGES.full,
  gone: PLAN_MESSAGES.gone,
  "too-many": PLAN_MESSAGES["too-many"],
  "not-kept": PLAN_MESSAGES["not-kept"],
  unread: "That could not be added: it is not what a card holds.",
} as const;

export type HandedOver = keyof typeof HANDED_OVER | keyof typeof NOT_HANDED_OVER;

/** The parameters of the address that say so: what became of it, and to which card. */
export const SAYS = { what: "plan", card: "planned" } as const;
