import { useConnectedChannel } from "../../channel/connected";
import { sampleAddress } from "./sample-address";

/** Where links and forms of a Sample desk lead, for whoever looks at it. */
export function useSampleAddress(path: string): string {
  const channel = useConnectedChannel();
  return channel && !channel.isSample ? sampleAddress(path) : path;
}
