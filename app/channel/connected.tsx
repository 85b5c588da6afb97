import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { type ConnectedChannel, nameInSentence } from "../model/channel";
import { counted } from "../numbers/figures";

/** The connected channel, which the shell's loader reads for every page in it; null without one. */
export function useConnectedChannel(): ConnectedChannel | null {
  const shell = useRouteLoaderData<{ channel: ConnectedChannel | null }>("shell/page");
  return shell?.channel ?? null;
}

interface ForChannelProps {
  channel: ConnectedChannel;
  /** What the desk takes from it. */
  children: ReactNode;
}

/** Whose desk this is: "For Saffron Shelf, 214 uploads". */
export function ForChannel({ channel: { name, isSample, uploads }, children }: ForChannelProps) {
  return (
    <div className="grid gap-0.5 border-l-2 border-go pl-3.5">
      <p className="text-lg leading-snug">
        For{" "}
        <Link to="/channel" className="font-semibold hover:underline">
          <bdi className="wrap-anywhere">{nameInSentence(name)}</bdi>
        </Link>
        , {counted(uploads, "upload")}
        {isSample && " (sample channel)"}
      </p>
      <p className="text-sm text-ink-soft">{children}</p>
    </div>
  );
}

/** Where no channel is connected: what a desk would do with one. */
export function ConnectFirst({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      <Link to="/channel" className="link">
        Connect your channel
      </Link>{" "}
      {children}
    </p>
  );
}
