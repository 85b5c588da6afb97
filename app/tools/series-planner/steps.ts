import { PATH } from "./messages";

/** Props of a link to a step of the planner that has an address: a form, or the question before a deletion. */
export function stepHref(step: "edit" | "add" | "delete", id: string) {
  const anchor = step === "edit" ? id : `${step}-form-${id}`;
  return { to: `${PATH}?${step}=${id}#${anchor}`, replace: true, preventScrollReset: true };
}

/** Props of the link back, to where that step began. */
export function backFrom(step: "edit" | "add" | "delete", id: string) {
  return { to: `${PATH}?open=${id}&back=${step}#${id}`, replace: true, preventScrollReset: true };
}

/** Props of a form in a card: a refusal comes back to the same place, without script, too. */
export function formAt(search: Record<string, string>, anchor: string) {
  return {
    method: "post" as const,
    action: `${PATH}?${new URLSearchParams(search)}#${anchor}`,
    replace: true,
    preventScrollReset: true,
    noValidate: true,
  };
}
