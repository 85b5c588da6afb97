import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { type ConnectedChannel, nameInSentence } from "../model/channel";
import { CHANNEL_PATH } from "../navigation/paths";
import { counted } from "../numbers/figures";

import { CHANNEL_TEXTS } from "./messages";

/** What the shell's loader knows of the connected channel, for every page in it. */
interface ShellChannel {
  channel: ConnectedChannel | null;
  /** True if it could not be read. */
  channelUnread?: boolean;
}

/** The connected channel; null without one, and where it could not be read. */
export function useConnectedChannel(): ConnectedChannel | null {
  return useRouteLoaderData<ShellChannel>("shell/page")?.channel ?? null;
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
        <Link to={CHANNEL_PATH} className="font-semibold hover:underline">
          <bdi className="wrap-anywhere">{nameInSentence(name)}</bdi>
        </Link>
        , {counted(uploads, "upload")}
        {isSample && " (sample channel)"}
      </p>
      <p className="text-sm text-ink-soft">{children}</p>
    </div>
  );
}

/** Where no channel is connected: what a desk would do with one. Where that is not known, it says so instead. */
export function ConnectFirst({ children }: { children: ReactNode }) {
  const isUnread = useRouteLoaderData<ShellChannel>("shell/page")?.channelUnread;
  if (isUnread) return <p className="max-w-prose text-sm text-ink-soft">{CHANNEL_TEXTS.unread}</p>;
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      <Link to={CHANNEL_PATH} className="link">
        Connect your channel
      </Link>{" "}
      {children}
    </p>
  );
}
