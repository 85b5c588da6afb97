import { ArrowLeft, Download, Printer } from "lucide-react";
import { Link } from "react-router";
import { useHydrated } from "../../../hydration/part";
import { Button, buttonClass } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { Unread } from "../../tool/unread";

interface ReportNavProps {
  back: string;
  /** Left out where there is nothing to print or download. */
  csv?: string;
}

/** The way back from a report, and to its other forms. Of both desks. */
export function ReportNav({ back, csv }: ReportNavProps) {
  return (
    <nav aria-label="Report" className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link to={back} className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Comment Sentiment
      </Link>
      {csv && (
        <div className="flex flex-wrap gap-3">
          <PrintButton />
          <a href={csv} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </a>
        </div>
      )}
    </nav>
  );
}

/** Printing by a button takes script. Without it there is the browser's own menu. */
function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button type="button" size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      Print
    </Button>
  );
}

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
