import { Link } from "react-router";
import type { SampleToTry } from "../../../sources/sample-to-try";
import { Field, type FieldProps } from "../../../ui/field";
import { addressWith } from "../../address";
import { OWN_TEXTS } from "./messages";

interface ChannelFieldProps {
  field: Omit<FieldProps, "label">;
  samples: readonly SampleToTry[];
}

/** Which channel; where there is no key for YouTube, those that can be read, a click each. */
export function ChannelField({ field, samples }: ChannelFieldProps) {
  const isLive = samples.length === 0;
  return (
    <div className="grid content-start gap-3">
      <Field
        {...field}
        name={field.name}
        label="Your channel"
        dir="auto"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="@yourhandle"
        hint={
          isLive
            ? "Its handle, its address or its name. Up to 200 of its newest uploads are read."
            : "Its handle, its address or its name. This copy has no key for YouTube, so it reads sample channels only:"
        }
      />
      {!isLive && (
        <ul className="grid gap-0.5 text-sm">
          {samples.map(({ asked, name }) => (
            <li key={asked}>
              <Link
                to={addressWith(OWN_TEXTS.path, { channel: asked })}
                replace
                preventScrollReset
                className="inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-control pointer-coarse:min-h-11"
              >
                <span className="link">{name}</span>
                <span className="text-xs text-ink-soft">{asked}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
