import { data, redirect } from "react-router";
import { StemPicture } from "../../../../channel/stem-picture";
import { unlistedMeta } from "../../../../navigation/page-meta";
import { MONITOR_PATH } from "../../../../navigation/paths";
import { servicesContext } from "../../../../services";
import { Badge, Fact, Facts } from "../../../../ui/badge";
import { Disclosure } from "../../../../ui/disclosure";
import { Notice } from "../../../../ui/notice";
import { PageHeader } from "../../../../ui/page-header";
import { IdeaButtons } from "../events";
import { YOURS_MESSAGES, YOURS_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { showWatchedChannel, type WatchedPage } from "./show";

const WATCHED_TEXTS = {
  title: "A channel you watch",
  chart: "Its newest uploads against its usual",
  noChart: "Too few uploads are known to say what is usual. A picture follows as more are read.",
  gaps: "Hits there that you have not covered",
  gapsNote:
    "Uploads at 1.5 times its usual or more, with a subject that your titles do not name. Take the subject, not the script.",
  works: "Works well there",
  uploads: "Its newest uploads",
  counts: "Views so far",
  gone: "No longer seen",
} as const;

export const meta: Route.MetaFunction = () => unlistedMeta(`A channel you watch · ${YOURS_TEXTS.title}`);

/**
 * The watched channel of `?id=` (paths are read in small letters, ids are not), and the upload of `?video=` in full; 503 if
 * it cannot be read.
 *
 * @throws a 404 Response for a channel that is not watched
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get("id");
  if (!id) throw redirect(MONITOR_PATH);
  const { watching, channel, request, report } = context.get(servicesContext);
  const read = await Promise.all([watching.channel(id), channel.read()]).catch(
    (error: unknown) => void report(error),
  );
  if (!read) return data({ shown: null }, { status: 503 });
  const [watched, own] = read;
  if (!watched) throw new Response(null, { status: 404, statusText: "Not Found" });
  return data({ shown: showWatchedChannel(watched, own, url.searchParams.get("video"), request.now) });
}

/** What a watched channel does, and what stands behind each thing told of it. */
export default function WatchedChannelPage({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        back={{ to: MONITOR_PATH, label: YOURS_TEXTS.channels }}
        title={shown?.name ?? WATCHED_TEXTS.title}
      />
      {shown ? (
        <Watched shown={shown} />
      ) : (
        <Notice tone="error">
          <p>{YOURS_MESSAGES.unread}</p>
        </Notice>
      )}
    </div>
  );
}

function Watched({ shown: { facts, video, chart, uploads, works, gaps } }: { shown: WatchedPage }) {
  return (
    <>
      {video && <OneUpload video={video} />}
      <div className="max-w-3xl">
        <Facts>
          {facts.map(({ term, value }) => (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
      {chart ? (
        <figure className="card min-w-0">
          <figcaption className="font-medium">
            {WATCHED_TEXTS.chart}
            <span className="sr-only">; the table below has each of them</span>
          </figcaption>
          <StemPicture chart={chart} height="h-48" />
        </figure>
      ) : (
        <p className="text-sm text-ink-soft">{WATCHED_TEXTS.noChart}</p>
      )}
      {gaps && gaps.length > 0 && (
        <section aria-labelledby="gaps" className="grid gap-3">
          <div>
            <h2 id="gaps" className="text-xl">
              {WATCHED_TEXTS.gaps}
            </h2>
            <p className="mt-1 max-w-prose text-sm text-ink-soft">{WATCHED_TEXTS.gapsNote}</p>
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {gaps.map(({ id, idea, href, times }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <p className="min-w-0 flex-1 basis-72">
                  <a href={href} target="_blank" rel="noreferrer" className="wrap-anywhere hover:underline">
                    <bdi>{idea}</bdi>
                  </a>{" "}
                  <span className="font-semibold text-good tabular-nums">{times}</span>
                </p>
                <IdeaButtons idea={idea} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {works.length > 0 && (
        <section aria-labelledby="works" className="grid gap-3">
          <h2 id="works" className="text-xl">
            {WATCHED_TEXTS.works}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {works.map(({ what, how }) => (
              <li key={what} className="py-3">
                <p dir="auto" className="font-medium wrap-anywhere">
                  {what}
                </p>
                <p className="text-sm text-ink-soft">{how}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {uploads.length > 0 && (
        <Disclosure
          summary={`${WATCHED_TEXTS.uploads} (${uploads.length})`}
          open={!chart}
          className="border-y border-line"
        >
          <ul className="divide-y divide-line pb-3 text-sm">
            {uploads.map(({ id, title, href, age, views, times }) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_4rem]"
              >
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className="link w-fit wrap-anywhere max-sm:col-span-2"
                >
                  <bdi>{title}</bdi>
                </a>
                <span className="text-ink-soft max-sm:row-start-2">{age}</span>
                <span className="text-right text-ink-soft tabular-nums max-sm:hidden">{views}</span>
                <span className="text-right tabular-nums">{times}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** The upload that an event is of: what was counted, and what it was held against. */
function OneUpload({ video }: { video: NonNullable<WatchedPage["video"]> }) {
  const { title, href, age, verdict, basis, counts, before, isGone } = video;
  return (
    <article className="card grid gap-3">
      <div>
        <h2 className="text-xl wrap-anywhere">
          <a href={href} target="_blank" rel="noreferrer" className="hover:underline">
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {age}
          {isGone && <Badge>{WATCHED_TEXTS.gone}</Badge>}
        </p>
      </div>
      <p className="max-w-prose">{verdict}</p>
      {basis && <p className="max-w-prose text-sm text-ink-soft">{basis}</p>}
      {before && (
        <p dir="auto" className="max-w-prose text-sm wrap-anywhere">
          Until {before.day} it was “{before.title}”. {before.since}
        </p>
      )}
      {counts.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">{WATCHED_TEXTS.counts}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft tabular-nums">
            {counts.map(({ at, views }) => (
              <li key={at}>
                {views} after {at}
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
