import { buttonClass } from "../../ui/button";
import { CompetitorPicture } from "./competitor-picture";
import { TryLink } from "./try-link";

/** On the signal's own ground: the one upload that is lit is the one worth learning from. */
export function CompetitorMonitor() {
  return (
    <section aria-labelledby="competitors" className="frame pb-16 sm:pb-28">
      <div className="rounded-card border border-housing-line bg-housing px-5 py-8 text-housing-ink sm:p-12 lg:p-16">
        <div className="competitor-columns items-end gap-y-5">
          <h2 id="competitors" className="max-w-[13ch] text-3xl">
            Why that one, and not the other eleven
          </h2>
          <p className="text-housing-soft">
            Name the channels you measure yourself by. Each upload is weighed against what that channel
            usually gets, so a big channel's ordinary Tuesday stays ordinary, and the video that broke the
            pattern is explained.
          </p>
        </div>
        <CompetitorPicture
          action={<TryLink look={buttonClass({ variant: "lamp" })}>Try the competitor monitor</TryLink>}
        />
      </div>
    </section>
  );
}
