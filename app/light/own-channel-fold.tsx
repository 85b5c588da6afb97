import { Disclosure } from "../ui/disclosure";
import { TextArea } from "../ui/field";
import { LIGHT_TEXTS } from "./messages";

/** The field for a channel as a second one that opens: a page that asks for an idea first needs no more of it. */
export function OwnChannelFold({ id }: { id: string }) {
  return (
    <Disclosure summary={<span className="text-sm">{LIGHT_TEXTS.ownFold}</span>}>
      <TextArea
        id={id}
        name="own"
        label={LIGHT_TEXTS.own}
        hint={LIGHT_TEXTS.ownHint}
        rows={3}
        dir="auto"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={LIGHT_TEXTS.ownPlaceholder}
      />
    </Disclosure>
  );
}
