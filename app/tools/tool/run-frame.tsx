import type { ReactNode } from "react";
import { ActionRow, RunButton, type RunButtonProps } from "../../forms/form";
import { EmptyState } from "../../ui/notice";
import { ToolFrame, type ToolFrameProps } from "./frame";
import { Results, type ResultsProps } from "./results";

interface RunFrameProps extends Omit<ToolFrameProps, "action"> {
  run: Omit<RunButtonProps, "address" | "busy"> & { note: string };
  results: Pick<ResultsProps, "id" | "title" | "answer"> & {
    /** How many there are: "5 ideas". */
    count: string;
    /** What stands there where there are none. */
    none: { title: string; text: string };
  };
  /** What else stands in the frame, and where the results are in it. */
  around?(results: ReactNode): ReactNode;
}

/** The frame of a sample that a button runs: above the results, or in the middle of an empty list. */
export function RunFrame({ run, results, around, children, ...frame }: RunFrameProps) {
  const { page, busy, empty } = frame;
  const { count, none, ...list } = results;
  const { note, ...button } = run;
  const runs = <RunButton {...button} address={page.address} busy={busy} />;
  const listed = (
    <Results {...list} note={empty ? undefined : count} clearAt={empty ? undefined : page.address}>
      {empty ? (
        <EmptyState title={none.title} action={runs}>
          <p>{none.text}</p>
        </EmptyState>
      ) : (
        children
      )}
    </Results>
  );
  return (
    <ToolFrame {...frame} action={!empty && <ActionRow note={note}>{runs}</ActionRow>}>
      {around ? around(listed) : listed}
    </ToolFrame>
  );
}
