import { Lamp } from "../ui/lamp";
import { SAMPLE_LIGHTS } from "./lights";
import { MEASURED } from "./messages";

/** The logo as a picture, and a result of the product: three ideas for one channel, each with its light. */
export function SignalPanel() {
  return (
    <figure className="rounded-card border border-housing-line bg-housing p-5 text-housing-ink sm:p-7">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-housing-soft">
        <span>Three ideas for {SAMPLE_LIGHTS.channel}</span>
        <span>Sample channel</span>
      </figcaption>
      <ol className="relative mt-5 grid gap-2 before:absolute before:inset-y-0 before:left-0 before:w-20 before:rounded-full before:border before:border-housing-line before:bg-well">
        {SAMPLE_LIGHTS.ideas.map(({ idea, color, sentence }) => (
          <li key={idea} className="relative grid min-h-22 grid-cols-[5rem_1fr] items-center gap-4 sm:gap-5">
            <Lamp color={color} className="size-20" />
            <div>
              <p className="text-lg leading-snug font-semibold">{idea}</p>
              <p className="mt-0.5 text-sm text-housing-soft">{sentence}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 border-t border-housing-line pt-4 text-xs text-housing-soft">{MEASURED}</p>
    </figure>
  );
}
