import { useRequestId } from "../../errors/request-id";
import { Notice } from "../../ui/notice";

/** Stands where the visitor's work would, if it could not be read; with what they typed, if its form stands there, too. */
export function Unread({ typed = {} }: { typed?: Record<string, string> }) {
  const requestId = useRequestId();
  // An id, which a form carries unseen, is not typed.
  const texts = Object.entries(typed).filter(([, text]) => /\S/.test(text) && !/^[\w-]+-\d+$/.test(text));
  return (
    <Notice tone="info" title="Your work here could not be read just now">
      <p>
        Nothing of it is lost. Reload the page in a moment
        {requestId && `; if it lasts, quote ${requestId} when you write to us`}.
      </p>
      {texts.length > 0 && (
        <>
          <p className="mt-3 font-semibold">What you typed</p>
          {texts.map(([name, text]) => (
            <p key={name} className="mt-1 whitespace-pre-wrap">
              {text}
            </p>
          ))}
        </>
      )}
    </Notice>
  );
}
