import { Download, FileText, Share } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button";
import { useHiddenOnNavigation } from "../../ui/popover";
import type { SentimentShown } from "./show";

const MENU = "export-report";
const ITEM = "flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken";

interface ExportReportProps {
  report: SentimentShown["report"];
  days: number;
}

/** Offers the period as a file or on paper. The button opens its menu without script, too. */
export function ExportReport({ report, days }: ExportReportProps) {
  const menu = useRef<HTMLDivElement>(null);
  useHiddenOnNavigation(menu);
  return (
    <>
      <Button type="button" variant="secondary" size="sm" popoverTarget={MENU}>
        <Share aria-hidden="true" className="size-4 max-sm:hidden" />
        Export Report
      </Button>
      <div ref={menu} id={MENU} popover="auto" className="popover report-menu">
        <p className="px-3 pt-1.5 pb-1 text-xs text-ink-soft">The last {days} days</p>
        {/* No Link: a file is none of the router's. */}
        <a href={report.csv} className={ITEM} onClick={() => menu.current?.hidePopover()}>
          <Download aria-hidden="true" className="size-4.5 text-ink-soft" />
          Download CSV
        </a>
        <Link to={report.paper} className={ITEM}>
          <FileText aria-hidden="true" className="size-4.5 text-ink-soft" />
          Open print view
        </Link>
      </div>
    </>
  );
}
