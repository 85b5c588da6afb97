import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useHydrated } from "../hydration/part";
import { Button } from "./button";

/** Spec section 4: copy buttons show 'Copied!' for 2 seconds. */
const COPIED_MS = 2000;

interface CopyButtonProps {
  text: string;
  /** What is copied: "Copy title". */
  label: string;
}

/** Copies a text. Rendered only with script and a clipboard. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!hydrated || !navigator.clipboard) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
    } catch (error) {
      // Spec section 8: copy failures are only logged.
      console.warn("The clipboard did not take the text:", error);
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button type="button" variant="secondary" size="sm" onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? "Copied!" : label}</span>
    </Button>
  );
}
