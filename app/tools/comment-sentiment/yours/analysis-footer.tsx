import { Download, FileText, Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "../../../ui/button";
import type { Busy } from "../../tool/sending";
import type { AnalysisShown } from "./show";
import { YoutubeNote } from "./youtube-note";

interface AnalysisFooterProps {
  analysis: AnalysisShown;
  at: string;
  busy: Busy;
}

/** What can be done with an analysis, and where its comments come from. */
export function AnalysisFooter({ analysis, at, busy }: AnalysisFooterProps) {
  const { files, id } = analysis;
  return (
    <div className="grid gap-4 border-t border-line pt-4 print:hidden">
      <YoutubeNote analysis={analysis} />
      <div className="flex flex-wrap gap-3">
        {/* No Link: a file is none of the router's. */}
        <a href={files.csv} className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
        <Link to={files.paper} className={buttonClass({ variant: "secondary", size: "sm" })}>
          <FileText aria-hidden="true" className="size-4" />
          Open print view
        </Link>
        <Form method="post" action={at} replace preventScrollReset className="sm:ml-auto">
          <input type="hidden" name="action" value="remove" />
          <input type="hidden" name="record" value={id} />
          <Button variant="secondary" size="sm" disabled={busy.action !== null}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        </Form>
      </div>
    </div>
  );
}
