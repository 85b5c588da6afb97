import { useEffect, useRef, useState } from "react";

/** Spec section 9. */
const PARTICLES = 50;
const FALLS_MS = 3000;
/** The library draws 60 frames a second. */
const FRAMES = (FALLS_MS / 1000) * 60;
/** Green, and the signal's three lamps (app/ui/tokens.css). */
const COLORS = ["#0a7443", "#45d98c", "#f0b44c", "#ff6a55"];

/**
 * 50 pieces of confetti for 3 seconds, once. The library is loaded here and only now, and never for visitors who
 * prefer reduced motion.
 */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    // Left out of the server's build, which no effect ever runs in.
    if (import.meta.env.SSR) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setOver(true);
    let left = false;
    let end: (() => void) | undefined;
    import("canvas-confetti").then(
      ({ default: confetti }) => {
        if (left || !canvas.current) return;
        // The library's own worker would be a script that the content policy forbids.
        const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
        void fire({
          particleCount: PARTICLES,
          ticks: FRAMES,
          spread: 100,
          origin: { y: 0.4 },
          colors: COLORS,
        });
        const timer = setTimeout(() => setOver(true), FALLS_MS);
        end = () => {
          clearTimeout(timer);
          fire.reset();
        };
      },
      // The welcome works without confetti.
      () => setOver(true),
    );
    return () => {
      left = true;
      end?.();
    };
  }, []);

  if (over) return null;
  return (
    <canvas
      ref={canvas}
      data-confetti={PARTICLES}
      className="pointer-events-none fixed inset-0 z-50 size-full print:hidden"
    />
  );
}
