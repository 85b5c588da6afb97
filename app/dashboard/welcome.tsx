import { ArrowRight } from "lucide-react";
import { Form, Link } from "react-router";
import type { Room } from "../shell/rooms";
import { Button } from "../ui/button";
import { TextInput } from "../ui/field";
import { KpiPanel } from "./kpi-panel";

export interface WelcomeProps {
  /** The user's primary topic. */
  topic: string;
  rooms: Room[];
}

export function Welcome({ topic, rooms }: WelcomeProps) {
  return (
    <div className="grid gap-12">
      <Start topic={topic} />
      <Rooms rooms={rooms} />
      <KpiPanel />
    </div>
  );
}

function Start({ topic }: { topic: string }) {
  return (
    <section>
      <h1 className="text-3xl">Welcome back!</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">What are you thinking of filming next?</p>
      <Form method="post" action="/youtube-tool" className="mt-7 max-w-2xl">
        <label htmlFor="idea" className="text-sm font-medium">
          Describe your content idea
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2.5 sm:flex-nowrap">
          <TextInput id="idea" name="query" className="h-13" />
          <Button size="lg" className="w-full sm:w-auto">
            Analyze
          </Button>
        </div>
      </Form>
      {topic && <p className="mt-3 text-sm text-ink-soft">Your topic: {topic}</p>}
    </section>
  );
}

function Rooms({ rooms }: { rooms: Room[] }) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-xl">
        Your tools
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rooms.map(({ path, label, description, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className="group flex min-h-16 items-center gap-4 py-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-go" />
              <span>
                <span className="block font-medium group-hover:underline">{label}</span>
                <span className="block text-sm text-ink-soft">{description}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="ml-auto size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
