import type { OpenedCard } from "../handover/opened-card";
import { drawnFor } from "../hydration/draw";
import type { Drawn } from "../hydration/drawn";
import { cardKey, cardName } from "../model/card";
import type { ChannelSummary } from "../model/channel";
import { hasAccount, type User } from "../model/user";
import type { ReadServices } from "../services";
import { drawBar, drawSidebar } from "./draw";

/** The card that a page's address names, for its frame; null if it names none, or one that cannot be read. */
async function readOpened(
  url: URL,
  { plan, report }: Pick<ReadServices, "plan" | "report">,
): Promise<OpenedCard | null> {
  const id = url.searchParams.get("card");
  if (!id) return null;
  const card = await plan.read(id).catch((error: unknown) => {
    report(error);
    return null;
  });
  if (!card) return null;
  const name = cardName(card);
  return { id, name, key: cardKey(name), ideaKey: cardKey(card.idea) };
}

/** What the frame of a page in the app shows of its visitor. */
interface FrameRead {
  connected: ChannelSummary | null;
  /** True if it could not be read: nobody knows then whether there is one. */
  channelUnread: boolean;
  /** The card that the page was opened from. */
  opened: OpenedCard | null;
  sidebar: Drawn;
  bar: Drawn;
}

/**
 * Reads the connected channel and the card that a page's address names, in the page's own round trip. One that cannot be
 * read goes to `report`, and the page does without.
 */
export async function readFrame(
  request: Request,
  url: URL,
  user: Pick<User, "id" | "email">,
  services: Pick<ReadServices, "channel" | "plan" | "report">,
): Promise<FrameRead> {
  let channelUnread = false;
  const [connected, opened] = await Promise.all([
    services.channel.summary().catch((error: unknown) => {
      services.report(error);
      channelUnread = true;
      return null;
    }),
    readOpened(url, services),
  ]);
  const { email } = user;
  const name = `sidebar of ${JSON.stringify([email, connected?.name])}`;
  const sidebar = drawSidebar({
    pathname: url.pathname,
    channel: connected,
    email,
    hasAccount: hasAccount(user),
  });
  return {
    connected,
    channelUnread,
    opened,
    sidebar: drawnFor(request, name, sidebar),
    bar: drawnFor(request, "bar", drawBar()),
  };
}
