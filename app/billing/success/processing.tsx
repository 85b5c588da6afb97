import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Spinner } from "../../ui/spinner";

/** Spec section 2, Success. */
export const PROCESSING = "Processing your subscription...";

export function Processing() {
  return (
    <div className="frame flex flex-col items-center gap-5 py-32 text-center">
      <Spinner className="size-9 text-go" />
      <h1 className="text-xl">{PROCESSING}</h1>
    </div>
  );
}

/** The same, looking again every few seconds: the page loads anew without script, and only its data with it. */
export function AwaitedPayment({ seconds }: { seconds: number }) {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (state !== "idle") return;
    const timer = setInterval(() => {
      // Where there is no connection, the question would be answered by the error screen.
      if (navigator.onLine) void revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [revalidate, state, seconds]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(seconds)} />
      </noscript>
      <Processing />
    </>
  );
}
