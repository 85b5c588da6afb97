import { PlayLamp } from "../../ui/play-lamp";
import { Feature, TryLink } from "./picture";

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
    reason: "Your shade video is still found after two years, and few have answered since.",
    difficulty: "Easy",
    views: "9K to 26K",
    upload: "Saturday, 10 AM",
  },
  {
    title: "Every cherry tomato I tried, ranked",
    reason: "Wanted until August, but many have made it.",
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
    <Feature
      id="ideas"
      title="Three ideas, each with its reason"
      text="AI ideas from trends and past performance. Each says how hard it is to make, how many views to expect and when to upload."
      tool="Content Idea Generator"
      subject="a balcony gardening channel"
      works={{
        at: "/content-ideas",
        own: "Draws on your own videos.",
        sample: "Shows sample ideas for now.",
      }}
      action={<TryLink>Try the idea generator</TryLink>}
      className="feature-wide lg:col-span-12"
    >
      <ol className="grid gap-3 sm:grid-cols-3">
        <IdeaCard idea={lit} lit />
        {others.map((idea) => (
          <IdeaCard key={idea.title} idea={idea} />
        ))}
      </ol>
    </Feature>
  );
}

function IdeaCard({ idea, lit = false }: { idea: Idea; lit?: boolean }) {
  return (
    <li className={`idea ${lit ? "idea-lit" : ""}`}>
      <p className="flex gap-3 leading-snug font-semibold">
        {lit ? <PlayLamp className="size-6 shrink-0" /> : <span className="lamp-wait" />}
        {idea.title}
      </p>
      <p className="idea-reason">{idea.reason}</p>
      <p className="idea-facts">
        {idea.difficulty}, {idea.views} views, {idea.upload}
      </p>
    </li>
  );
}
