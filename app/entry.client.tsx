import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { RequestIdProvider, requestIdOfDocument } from "./errors/request-id";

// A long visit fills the buffer that the error screen reads request ids from; the newest ones matter.
performance.addEventListener("resourcetimingbufferfull", () => performance.clearResourceTimings());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdProvider value={requestIdOfDocument()}>
        <HydratedRouter />
      </RequestIdProvider>
    </StrictMode>,
  );
});
