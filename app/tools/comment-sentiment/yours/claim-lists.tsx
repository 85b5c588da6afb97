import type { ReactElement, ReactNode } from "react";
import { SharesBar } from "../chart-figures";
import { Claim, type ClaimProps, Claims, Comments } from "./evidence";
import type { AnalysisShown } from "./show";
import type { CommentShown } from "./show-comment";

function None({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}

interface ClaimListProps<T> {
  claims: readonly T[];
  show: (claim: T) => ReactElement;
  /** What they are: "questions". */
  name: string;
  whole?: boolean;
  none: string;
}

/** Claims, those on a product in the video apart from those on the video. */
export function ClaimList<T extends { ofProduct: boolean }>({
  claims,
  show,
  none,
  ...list
}: ClaimListProps<T>) {
  return <Apart all={claims} none={none} show={(those) => <Claims claims={those.map(show)} {...list} />} />;
}

interface QuotedProps {
  comments: CommentShown[];
  whole?: boolean;
  none: string;
}

export function Quoted({ comments, none, whole }: QuotedProps) {
  return <Apart all={comments} none={none} show={(those) => <Comments comments={those} whole={whole} />} />;
}

interface ApartProps<T> {
  all: readonly T[];
  none: string;
  show: (those: T[]) => ReactElement;
}

function Apart<T extends { ofProduct: boolean }>({ all, none, show }: ApartProps<T>) {
  const [ofVideo, ofProduct] = [all.filter((one) => !one.ofProduct), all.filter((one) => one.ofProduct)];
  if (all.length === 0) return <None>{none}</None>;
  return (
    <div className="grid gap-4">
      {ofVideo.length > 0 && show(ofVideo)}
      {ofProduct.length > 0 && (
        <div className="grid gap-2">
          <p className="text-xs font-medium text-ink-soft">About the product, not your video</p>
          {show(ofProduct)}
        </div>
      )}
    </div>
  );
}

export function Line({ name, note }: { name: string; note: string }) {
  return (
    <span className="min-w-0">
      <span dir="auto" className="block font-medium wrap-anywhere">
        {name}
      </span>
      <span className="block text-xs text-ink-soft tabular-nums">{note}</span>
    </span>
  );
}

interface SidedClaimProps extends Pick<ClaimProps, "comments" | "whole"> {
  claim: NonNullable<AnalysisShown["claims"]["themes"]>[number];
}

/** A theme or a trigger: how often it comes, and how positive its comments are. */
export function SidedClaim({ claim, ...shared }: SidedClaimProps) {
  const { name, support, leaning, bar, shares, notes, evidence, evidenceNote } = claim;
  return (
    <li>
      <Claim
        {...shared}
        evidence={evidence}
        evidenceNote={evidenceNote}
        notes={
          <>
            <p>{shares}</p>
            {notes && (
              <p dir="auto" className="wrap-anywhere">
                {notes}
              </p>
            )}
          </>
        }
      >
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4">
          <Line name={name} note={support + leaning} />
          {bar && <SharesBar shares={bar} className="h-1.5" />}
        </span>
      </Claim>
    </li>
  );
}
