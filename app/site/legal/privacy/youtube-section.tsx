import { BRAND } from "../../../brand";
import { ExternalLink, type LegalSection } from "../legal-document";

/** What YouTube's terms ask a privacy page to say (YouTube API Services Terms), as it stands on this copy. */
export function youtubeSection(readsYoutube: boolean): LegalSection {
  return {
    id: "youtube",
    heading: "YouTube API Services",
    body: (
      <>
        {readsYoutube ? (
          <p>
            {BRAND.name} uses YouTube API Services. The videos, channels and figures that an analysis shows
            come from YouTube:
          </p>
        ) : (
          <>
            <p>
              {BRAND.name} is made to use YouTube API Services. This copy does not: the videos, channels and
              figures you see are sample data, marked “sample”, and nothing is fetched from YouTube. That
              changes only when whoever runs this copy sets a key of their own for YouTube's data.
            </p>
            <p>With a key:</p>
          </>
        )}
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            your query, or the channel or video you name, is sent to YouTube, never who asked; the answer is
            public: titles, channels, dates, counts and comments. Of a comment's author we keep only whether
            it is the video's own channel, and a number by which one person's comments under that video count
            once;
          </li>
          <li>
            the answer is stored in the database under the words of the query, the channel or the video, for
            whoever asks the same, and is not tied to you;
          </li>
          <li>
            a channel you connect is also stored for you alone (name, handle, videos and their counts), and
            read again as long as you come back;
          </li>
          <li>it is kept for 30 days at most, and then fetched anew or deleted, as YouTube's terms ask;</li>
          <li>
            your browser loads the videos' pictures from YouTube (i.ytimg.com), which sees your internet
            address then, and from which site you came;
          </li>
          <li>{BRAND.name} does not ask for access to your Google account, so you have nothing to revoke.</li>
        </ul>
        <p>
          How Google uses data is in{" "}
          <ExternalLink href="https://policies.google.com/privacy">Google's privacy policy</ExternalLink>.
        </p>
      </>
    ),
  };
}
