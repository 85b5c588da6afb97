import { RefusalText } from "./refusal-text";

/** At a form: that it begins the free analysis of a plan, or that it was had. Nothing where nothing is limited. */
export function FreeNote({ children: text }: { children: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="max-w-prose text-sm">
      <RefusalText>{text}</RefusalText>
    </p>
  );
}
