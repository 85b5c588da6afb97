import { SentimentPicture } from "./sentiment-picture";
import { TryLink } from "./try-link";

export function CommentSentiment() {
  return (
    <section aria-labelledby="comments" className="border-t border-line">
      <div className="frame feature items-center lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <div>
          <h2 id="comments" className="text-3xl">
            Every comment, read to the end
          </h2>
          <p className="mt-5 text-ink-soft">
            Pull the comments under a video and let AI sentiment analysis sort them. The two hundred who loved
            the close-ups become one line. The eighty or so who could not hear you become another, and that is
            the line you can do something about.
          </p>
          <ul className="points mt-6">
            <li>A score for each video, and which way it is moving</li>
            <li>Themes with the comments behind them, word for word</li>
            <li>A recommendation short enough to pin above the desk</li>
          </ul>
          <div className="mt-8">
            <TryLink>Try comment sentiment</TryLink>
          </div>
        </div>
        <SentimentPicture />
      </div>
    </section>
  );
}
