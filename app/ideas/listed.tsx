import { Link } from "react-router";
import { IDEAS_PATH } from "../functions/content-ideas/yours-messages";
import { Badge } from "../ui/badge";
import { Lamp } from "../ui/lamp";
import type { IdeaShown } from "./show";

/** An idea's light in its housing, said in words for who cannot see it. */
export function IdeaLamp({ idea: { color, says } }: { idea: Pick<IdeaShown, "color" | "says"> }) {
  return (
    <span className="h-fit w-fit rounded-control bg-housing p-1">
      <Lamp color={color} className="size-9" />
      <span className="sr-only">{says}</span>
    </span>
  );
}

interface WeekIdeasProps {
  title: string;
  ideas: readonly IdeaShown[];
  /** Of a sample channel. */
  isSample: boolean;
  /** Sources that could not be read, in a sentence each. */
  unread?: readonly string[];
  size?: "lg" | "xl";
}

/** The ideas of a week, each with its light, and the way to all. */
export function WeekIdeas({ title, ideas, isSample, unread = [], size = "xl" }: WeekIdeasProps) {
  return (
    <section aria-labelledby="week-ideas">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 id="week-ideas" className={size === "xl" ? "text-xl" : "text-lg"}>
          {title}
        </h2>
        {isSample && <Badge>Sample channel</Badge>}
      </div>
      {ideas.length > 0 && (
        <ol className="mt-2 divide-y divide-line border-y border-line">
          {ideas.map((idea) => (
            <li
              key={idea.key}
              className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3"
            >
              <IdeaLamp idea={idea} />
              <div className="min-w-0">
                <Link
                  to={`${IDEAS_PATH}#${idea.id}`}
                  className="block w-fit font-medium wrap-anywhere hover:underline"
                >
                  <bdi>{idea.text}</bdi>
                </Link>
                {idea.beside && (
                  <p dir="auto" className="text-sm wrap-anywhere">
                    {idea.beside}
                  </p>
                )}
                <p className="mt-0.5 text-sm text-ink-soft">
                  {idea.kind} · {idea.form}. {idea.chance ?? idea.says}.
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {unread.map((text) => (
        <p key={text} className="mt-2 text-sm text-ink-soft">
          {text}
        </p>
      ))}
      <Link to={IDEAS_PATH} className="link mt-2 inline-block py-1.5 text-sm print:hidden">
        See all ideas
      </Link>
    </section>
  );
}
