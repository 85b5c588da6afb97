import { useNavigation } from "react-router";

/** What a tool is doing just now, as far as script knows: without it, nothing. */
export interface Busy {
  /** The action on its way. */
  action: string | null;
  /** What was sent with it. */
  sent: Record<string, string>;
}

/** True busy state of the tool at `path`, from its form's way there to the page after it. */
export function useBusy(path: string): Busy {
  const { state, formAction, formData } = useNavigation();
  if (state === "idle" || !formData || formAction?.split("?")[0] !== path) return { action: null, sent: {} };
  const { action = null, ...sent } = Object.fromEntries(formData) as Record<string, string>;
  return { action, sent };
}
