import { PlayLamp } from "../../ui/play-lamp";
import { Picture, TryLink } from "./picture";

interface Idea {
  title: string;
  reason: string;
  difficulty: "Easy" | "Medium" | "Hard";
  views: string;
  upload: string;
}

/** Invented for the landing page: one week's batch for a balcony gardening channel. The first is highlighted. */
const BATCH: [Idea, Idea, Idea] = [
  {
    title: "What to sow in a north-facing pot",
    reason:
      "Your shade video is still found by search after two years, and hardly anyone has answered since.",
    difficulty: "Easy",
    views: "9K to 26K",
    upload: "Saturday, 10 AM",
  },
  {
    title: "Every cherry tomato I tried, ranked",
    reason: "Wanted until August, and made by many already.",
    difficulty: "Medium",
    views: "6K to 18K",
    upload: "Friday, 5 PM",
  },
  {
    title: "One balcony, one year, twelve visits",
    reason: "Watched to the end wherever it exists. It takes the year.",
    difficulty: "Hard",
    views: "12K to 40K",
    upload: "Sunday, 9 AM",
  },
];

export function ContentIdeas() {
  const [lit, ...others] = BATCH;
  return (
    <section aria-labelledby="ideas" className="border-t border-line bg-surface">
      <div className="frame feature">
        <div className="max-w-[44rem]">
          <h2 id="ideas" className="text-3xl">
            Three ideas a week, each with its reason
          </h2>
          <p className="mt-5 text-ink-soft">
            AI ideas drawn from what is rising on your topic and from what has already worked on your own
            channel. Each says how hard it is to make, how many views to expect and when to upload, so that
            choosing takes a minute and not the evening.
          </p>
        </div>
        <Picture caption="Content Idea Generator: a balcony gardening channel" className="">
          <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-[1.45fr_1fr_1fr]">
            <IdeaCard idea={lit} lit />
            {others.map((idea) => (
              <IdeaCard key={idea.title} idea={idea} />
            ))}
          </ol>
        </Picture>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <TryLink>Try the idea generator</TryLink>
          <p className="text-sm text-ink-soft">A new batch of three every week.</p>
        </div>
      </div>
    </section>
  );
}

function IdeaCard({ idea, lit = false }: { idea: Idea; lit?: boolean }) {
  return (
    <li className={`idea ${lit ? "idea-lit" : ""}`}>
      {lit ? <PlayLamp className="size-11" /> : <span className="lamp-wait" />}
      <p className={`mt-5 font-semibold sm:mt-8 ${lit ? "max-w-[15ch] text-2xl" : "text-xl"}`}>
        {idea.title}
      </p>
      <p className={`mt-3 mb-7 text-sm ${lit ? "max-w-[26rem]" : "text-ink-soft"}`}>{idea.reason}</p>
      <dl className="idea-facts">
        <div>
          <dt>Difficulty</dt>
          <dd>{idea.difficulty}</dd>
        </div>
        <div>
          <dt>Expected views</dt>
          <dd>{idea.views}</dd>
        </div>
        <div>
          <dt>Best upload time</dt>
          <dd>{idea.upload}</dd>
        </div>
      </dl>
    </li>
  );
}
