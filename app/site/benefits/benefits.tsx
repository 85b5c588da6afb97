import type { ReactNode } from "react";
import { Fork, Lamp, Road, Shelf } from "./scenes";

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t border-line">
      <div className="frame feature">
        <h2 id="benefits" className="max-w-[16ch] text-3xl">
          What changes when you decide first
        </h2>
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          <Benefit title="Fewer dead ends" scene={<Fork />}>
            You learn that an idea is crowded before the weekend goes into it, not from the view count after.
          </Benefit>
          <Benefit title="A place of your own" scene={<Shelf />}>
            Even crowded topics have questions that are watched a lot and answered rarely. Those are worth
            your camera.
          </Benefit>
          <Benefit title="Nothing on trust" scene={<Lamp />}>
            Every finding opens to the videos or comments it came from. If you disagree, you can see with
            what.
          </Benefit>
          <Benefit title="A pace you can keep" scene={<Road />}>
            With the season and the series laid out ahead, the next upload is a plan and not a scramble.
          </Benefit>
        </ul>
      </div>
    </section>
  );
}

function Benefit({ title, scene, children }: { title: string; scene: ReactNode; children: string }) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-5 max-sm:items-center sm:block">
      {scene}
      <div>
        <h3 className="text-lg leading-snug sm:mt-5">{title}</h3>
        <p className="mt-1.5 text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
