import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { RequestIdProvider, requestIdOfDocument } from "./errors/request-id";

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
