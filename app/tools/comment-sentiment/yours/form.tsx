import { MessageSquareText } from "lucide-react";
import { Form } from "react-router";
import { ForChannel, useConnectedChannel } from "../../../channel/connected";
import { DeskForm, MaterialField } from "../../../forms/desk-form";
import { useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { counted, formatCount } from "../../../numbers/figures";
import type { SampleToTry } from "../../../services/quota";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Field, Select } from "../../../ui/field";

import { MAX_LISTED, YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { OwnVideosShown } from "./own-videos";

export interface CommentsFormProps {
  page: ToolPageData<unknown>;
  /** Videos that can be read without a key for YouTube; empty with one. */
  samples: readonly SampleToTry[] | null;
  /** The connected channel's videos. */
  own: OwnVideosShown;
  /** Another video's link, as the page's address has it. */
  link: string;
  refused?: Refusal;
  busy: Busy;
}

const FILES = ".csv,.tsv,.txt,.json,.jsonl,text/csv,text/tab-separated-values,text/plain,application/json";

/** Where the empty list leads. */
export const FORM_ID = "your-comments";

/** Comments pasted, in a file, or under a video. One of the fields has to be filled. */
export function CommentsForm({ page, samples, own, link, refused, busy }: CommentsFormProps) {
  const { form, field, optional } = useToolForm({
    action: "analyze",
    page,
    busy,
    refused,
  });
  const channel = useConnectedChannel();
  const isOther =
    link !== "" ||
    ["link", "comments", "file", "title"].some((name) => refused?.field === name || refused?.typed[name]);
  const others = (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <MaterialField
        {...optional("comments")}
        label="Comments"
        rows={6}
        fileName="file"
        fileError={field("file").error}
        accept={FILES}
        fileHint={YOURS_NOTES.file}
        hint={YOURS_NOTES.comments}
      />
      <div className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
        <Field
          {...optional("link", link)}
          key={link}
          label="Or a video's link"
          inputMode="url"
          hint={linkHint(samples)}
        />
        <Field {...optional("title")} label="Video title (optional)" hint={YOURS_NOTES.title} />
      </div>
    </div>
  );
  return (
    <>
      <DeskForm
        id={FORM_ID}
        path={page.address}
        form={form}
        action="analyze"
        icon={MessageSquareText}
        label="Analyze"
        working="Analyzing…"
        trying="Reading the example…"
        busy={busy}
        note={YOURS_NOTES.kept}
      >
        {channel && own.total > 0 ? (
          <>
            <ForChannel channel={channel}>{YOURS_NOTES.own}</ForChannel>
            <OwnVideos own={own} field={optional("video")} chosen={refused?.typed.video ?? own.chosen} />
            <Disclosure summary={YOURS_NOTES.others} open={isOther} className="-mb-3 border-t border-line">
              <div className="pt-3">{others}</div>
            </Disclosure>
          </>
        ) : (
          others
        )}
      </DeskForm>
      {/* A form cannot stand in another: the search's field and button name this one. */}
      <Form id={FIND_FORM} action={YOURS_TEXTS.path} replace preventScrollReset className="hidden" />
    </>
  );
}

const FIND_FORM = "find-video";

interface OwnVideosProps {
  own: OwnVideosShown;
  field: { name: string; error?: string | null; disabled: boolean };
  chosen: string;
}

/** The channel's newest videos to choose from, and a search of all of them by title. */
function OwnVideos({ own: { videos, find, found, total }, field, chosen }: OwnVideosProps) {
  const isLong = total > MAX_LISTED || find !== "";
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <Select
        // Another search or link chooses anew.
        key={`${find} ${chosen}`}
        {...field}
        label="Your video"
        hint={listHint({ find, found, total, listed: videos.length })}
        defaultValue={chosen}
      >
        <option value="">Choose a video</option>
        {videos.map((video) => (
          <option key={video.id} value={video.id}>
            {video.label}
          </option>
        ))}
      </Select>
      {isLong && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <Field
            key={find}
            label="Find one by its title"
            name="find"
            type="search"
            form={FIND_FORM}
            defaultValue={find}
            dir="auto"
          />
          <Button form={FIND_FORM} variant="secondary">
            Find
          </Button>
        </div>
      )}
    </div>
  );
}

function listHint({
  find,
  found,
  total,
  listed,
}: {
  find: string;
  found: number;
  total: number;
  listed: number;
}) {
  if (find !== "") {
    const shown = found > MAX_LISTED ? `; the newest ${MAX_LISTED} are listed` : "";
    return found === 0
      ? `No title of your ${counted(total, "video")} has “${find}” in it.`
      : `${formatCount(found)} of ${counted(total, "video")} ${found === 1 ? "has" : "have"} “${find}” in the title${shown}.`;
  }
  return total > listed ? `The newest ${listed} of ${formatCount(total)}.` : "Newest first.";
}

function linkHint(samples: readonly SampleToTry[] | null): string {
  if (!samples) return YOURS_NOTES.noKey;
  const [first, second] = samples;
  if (!first) return YOURS_NOTES.link;
  return YOURS_NOTES.sampleLinks(second ? `${first.asked} or ${second.asked}` : first.asked);
}
