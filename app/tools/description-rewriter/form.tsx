import { PenLine } from "lucide-react";
import { useBlank, useToolForm } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { Button, Spinner } from "../../ui/button";
import { Field, TextArea } from "../../ui/field";
import { useSampleAddress } from "../tool/header";
import type { KeywordStrip } from "./keyword-strip";
import { REWRITER_NOTES, REWRITER_TEXTS } from "./messages";

/** A text as a strip, with a mark at each keyword and the first 125 characters tinted. */
export function KeywordStripFigure({ strip }: { strip: KeywordStrip }) {
  return (
    <svg className="block h-7 w-full" aria-hidden="true" focusable="false">
      <rect y="6" width={`${strip.end}%`} height="16" rx="3" className="fill-sunken stroke-line" />
      <rect
        y="6"
        width={`${Math.min(strip.foldAt, strip.end)}%`}
        height="16"
        rx="3"
        className="fill-go-soft stroke-line"
      />
      <line
        x1={`${strip.foldAt}%`}
        x2={`${strip.foldAt}%`}
        y1="0"
        y2="28"
        strokeDasharray="2 3"
        className="stroke-line-strong"
      />
      {/* One path for all marks: separate lines would be as large as the text. */}
      <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={strip.marks.map((at) => `M${at} 6v16`).join("")}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="stroke-go"
        />
      </svg>
    </svg>
  );
}

/** Fields that say in the error box that they are blank. */
export const BOXED = ["title", "description"];

interface RewriteFormProps {
  page: ToolPageData<unknown>;
  refused?: Refusal;
  busy: Busy;
}

export function RewriteForm({ page, refused, busy }: RewriteFormProps) {
  const address = useSampleAddress(REWRITER_TEXTS.path);
  const { form, working, field } = useToolForm({
    action: "rewrite",
    page,
    busy,
    refused,
    boxed: BOXED,
  });
  const { blank, look } = useBlank(form, BOXED, working);
  return (
    <PostForm
      does="rewrite"
      ref={form}
      id="new-rewrite"
      action={address}
      onInput={look}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <Field {...field("title")} label="Video title" />
      <TextArea
        {...field("description")}
        label="Video description"
        rows={6}
        hint={REWRITER_NOTES.description}
      />
      <Button disabled={blank || busy.action !== null} className="justify-self-start max-sm:w-full">
        {working ? <Spinner className="size-4.5" /> : <PenLine aria-hidden="true" className="size-4.5" />}
        {working ? "Rewriting…" : "Rewrite Description"}
      </Button>
    </PostForm>
  );
}
