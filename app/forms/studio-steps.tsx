import { Disclosure } from "../ui/disclosure";

/** How to get a list of uploads from YouTube Studio. */
export function StudioSteps() {
  return (
    <Disclosure summary="Where YouTube Studio has that list" className="border-t border-line">
      <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
        <li>In YouTube Studio open Analytics, then Advanced mode.</li>
        <li>On the Content tab choose Lifetime as the period, or views are not those of a whole life.</li>
        <li>Press the arrow at the top right and choose a file of comma-separated values.</li>
        <li>Unpack what comes down, and choose “Table data.csv” above. It may stay as it is.</li>
      </ol>
    </Disclosure>
  );
}
