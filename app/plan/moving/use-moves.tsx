import { useEffect, useState } from "react";
import type { Drawn } from "../../hydration/drawn";
import { StatusLine } from "../../ui/notice";
import { MOVES_PATH, NOT_SENT } from "./messages";

interface Status {
  text: string;
  isRefusal: boolean;
}

/**
 * Lets the cards of a drawn view be moved, once the page is awake: the library comes in a chunk of its own, for this page
 * alone. Returns the line that says what happened.
 */
export function useMoves(id: string, drawn: Drawn) {
  const [status, setStatus] = useState<Status>({ text: "", isRefusal: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view drawn anew has new lists
  useEffect(() => {
    // Left out of the server's build, which no effect ever runs in.
    if (import.meta.env.SSR) return;
    const root = document.getElementById(id);
    if (!root?.querySelector(".plan-card")) return;
    let detach: (() => void) | undefined;
    let left = false;
    // Without it, cards are moved by their links.
    void import("./attach").then(({ attachMoves }) => {
      if (left) return;
      detach = attachMoves({ root, say: (text, isRefusal = false) => setStatus({ text, isRefusal }), post });
    });
    return () => {
      left = true;
      detach?.();
    };
  }, [id, drawn.name]);
  return (
    // A move that was kept is seen; a refusal has to be read.
    <StatusLine look={status.isRefusal ? "refused" : "unseen"}>{status.text}</StatusLine>
  );
}

/** Sends a move: why the server did not keep it, null if it did. */
async function post(body: URLSearchParams): Promise<string | null> {
  try {
    const answer = await fetch(MOVES_PATH, { method: "POST", body, redirect: "manual" });
    if (answer.ok) return null;
    const { message } = (await answer.json()) as { message?: unknown };
    return typeof message === "string" ? message : NOT_SENT;
  } catch {
    return NOT_SENT;
  }
}
