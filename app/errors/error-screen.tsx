import { BRAND } from "../brand";
import { buttonClass } from "../ui/button";
import { Mark } from "../ui/lamp";

interface ErrorScreenProps {
  status?: number;
  /** The status text or the error's message. */
  detail: string;
  requestId?: string;
  supportEmail?: string;
}

/** Without a frame, since the frame may be what failed. */
export function ErrorScreen({ status, detail, requestId, supportEmail }: ErrorScreenProps) {
  return (
    <main id="main" className="frame flex min-h-dvh max-w-2xl flex-col items-start justify-center py-16">
      <Mark className="h-10 w-auto" stopped />
      <h1 className="mt-8 text-3xl">Unexpected Application Error!</h1>
      <p className="mt-4 text-lg text-ink-soft wrap-anywhere">
        {status ? `${status} ` : ""}
        {detail}
      </p>
      {requestId && (
        <p className="mt-4 text-sm text-ink-soft">
          {supportEmail ? (
            <>
              If you write to{" "}
              <a href={`mailto:${supportEmail}`} className="link">
                {supportEmail}
              </a>
            </>
          ) : (
            "If you write to us"
          )}
          , please quote <code className="font-sans font-medium text-ink">{requestId}</code>
        </p>
      )}
      {/* A plain link, since a document load is the safest way out of a failure. */}
      <a href="/" className={`mt-9 ${buttonClass()}`}>
        Back to {BRAND.name}
      </a>
    </main>
  );
}
