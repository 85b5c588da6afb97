import { PageHeader } from "../../../ui/page-header";
import { Unread } from "../../tool/unread";
import { ReportNav } from "./nav";

/** A report of work that could not be read. Of both desks. */
export function UnreadReport({ back }: { back: string }) {
  return (
    <>
      <ReportNav back={back} />
      <PageHeader title="Comment sentiment report" />
      <Unread />
    </>
  );
}
