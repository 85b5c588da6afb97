import { Binoculars } from "lucide-react";
import { Form } from "react-router";
import { MONITOR_PATH } from "../navigation/paths";
import { Button } from "../ui/button";

interface WatchChannelProps {
  /** YouTube's id of it. */
  id: string;
  name: string;
  /** Inside a drawn part, whose forms have no router. */
  isDrawn?: boolean;
}

/** One button that watches a channel and opens the desk, from where Back leads here again. */
export function WatchChannel({ id, name, isDrawn }: WatchChannelProps) {
  const Sent = isDrawn ? "form" : Form;
  return (
    <Sent method="post" action={MONITOR_PATH} className="print:hidden">
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="channel" value={id} />
      <Button variant="secondary" size="sm">
        <Binoculars aria-hidden="true" className="size-4" />
        Watch this channel<span className="sr-only">: {name}</span>
      </Button>
    </Sent>
  );
}
