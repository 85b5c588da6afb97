import { ArrowRight } from "lucide-react";
import { buttonClass } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Fact, Facts } from "../ui/facts";
import { WelcomeLink } from "../waitlist/welcome-link";
import { ILLUSTRATIVE_QUERY, ILLUSTRATIVE_TOPICS } from "./illustrative-topics";
import { TopicMap } from "./topic-map";

export function AnswerPreview() {
  return (
    <section aria-labelledby="answer" className="border-t border-line bg-surface">
      <div className="frame py-16 sm:py-24">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_23rem] xl:gap-x-24 items-end gap-y-5">
          <h2 id="answer" className="max-w-[14ch] text-3xl">
            One idea in, the whole field out
          </h2>
          <p className="text-ink-soft">
            Describe what you might film. The videos that already exist are sorted into topics, each weighed
            by how much it is watched and how hard it is to be seen there.
          </p>
        </div>
        <div className="grid gap-x-16 lg:grid-cols-[1fr_23rem] xl:gap-x-24 mt-12 gap-y-12 lg:mt-16">
          <TopicFigure />
          <Reading />
        </div>
      </div>
    </section>
  );
}

function TopicFigure() {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-sm text-ink-soft">
          Topics around <span className="font-medium text-ink">“{ILLUSTRATIVE_QUERY}”</span>, by demand and
          competition
        </span>
        <span className="text-xs text-ink-soft">Illustrative figures</span>
      </figcaption>
      <TopicMap />
      <Disclosure summary="The map as a table" className="mt-4 border-t border-line">
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">Topics by demand and competition, each from 0 to 100</caption>
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                Topic
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Demand
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Competition
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Videos
              </th>
            </tr>
          </thead>
          <tbody>
            {ILLUSTRATIVE_TOPICS.map((topic) => (
              <tr key={topic.name} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-medium">
                  {topic.name}
                </th>
                <td className="py-2 text-right">{topic.demand}</td>
                <td className="py-2 text-right">{topic.competition}</td>
                <td className="py-2 text-right">{topic.videos}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

function Reading() {
  return (
    <div>
      <p className="text-xl font-semibold">
        Cheap grinders are watched almost as much as latte art, with a third of the videos.
      </p>
      <p className="mt-4 text-ink-soft">
        Small channels do well there, too: nine of the fourteen come from channels with fewer than 10,000
        subscribers.
      </p>
      <div className="mt-7">
        <Facts>
          <Fact term="Peak Topic">Latte art</Fact>
          <Fact term="Rising Topic">No-machine espresso</Fact>
          <Fact term="Hidden Gem">Cheap grinders</Fact>
        </Facts>
      </div>
      <h3 className="mt-7 font-semibold">What you should build</h3>
      <p className="mt-1.5 text-ink-soft">
        One grinder under $100, one bag of beans, every shot shown until it tastes right. Name the grinder in
        the title.
      </p>
      <WelcomeLink step="choice" className={`mt-8 ${buttonClass()}`}>
        See what you could make next
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </WelcomeLink>
    </div>
  );
}
