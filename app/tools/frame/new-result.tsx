import { type RefObject, useEffect, useRef } from "react";

/** For the heading a result begins with: who lost the focus with the button that made it goes on reading there. */
export function useNewResult(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const beginning = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) beginning.current?.focus({ preventScroll: true });
  }, [isNew]);
  return beginning;
}
