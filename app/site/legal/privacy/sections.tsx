import { Link } from "react-router";
import { BRAND } from "../../../brand";
import { ARTICLE_COOKIE } from "../../../model/article";
import { SESSION_COOKIE } from "../../../navigation/cookie";
import { THEME_KEY } from "../../../theme/theme";
import { Contact, ExternalLink, type LegalSection, StoredItem, StoredList } from "../legal-document";
import { ACCOUNT_DATA } from "./account-data";
import { STORED_DATA } from "./stored-data";

/** What YouTube's terms ask a privacy page to say (YouTube API Services Terms), as it stands on this copy. */
function youtubeSection(readsYoutube: boolean): LegalSection {
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

/** What differs between copies. */
interface PrivacyFacts {
  readsYoutube: boolean;
  languageModel: string | null;
  hasAccounts: boolean;
}

/**
 * What the code does, in words: workers/accounts/, workers/db/, workers/youtube/, workers/mail/, workers/language/, workers/billing/,
 * workers/middleware/, app/theme/, app/model/article.ts. Whoever changes those changes this, and the date with it.
 */
export function privacySections(
  supportEmail: string,
  { readsYoutube, languageModel, hasAccounts }: PrivacyFacts,
): LegalSection[] {
  const contact = <Contact email={supportEmail} />;
  return [
    {
      id: "who",
      heading: "Who answers for it",
      body: (
        <p>
          {BRAND.name} is software that anyone may run. Whoever runs this copy of it answers for what this
          page says, and is reached at {contact}.
        </p>
      ),
    },
    {
      id: "cookies",
      heading: "Cookies and your browser",
      body: (
        <>
          <p>
            The public pages set no cookie. Opening a page of the demo sets one, and three more are set when
            something needs them. They never follow you, here or anywhere else.
          </p>
          <StoredList>
            <StoredItem name={SESSION_COOKIE} span="30 days">
              A signed random number, when you got it, and whether you logged out. It remembers your settings
              and your work in the tools, and keeps your feedback and subscription yours. It is set when you
              first open a page of the demo, pricing included, or log out of it. A program asking for a
              session through the API gets one too. We keep nothing under the number until you change
              something or log out. Using the tools renews it for another 30 days.
            </StoredItem>
            <StoredItem name={THEME_KEY} span="1 year">
              The word “light” or “dark”, set when you switch the theme. Your browser's local storage holds
              the same word until you clear it.
            </StoredItem>
            <StoredItem name={ARTICLE_COOKIE} span="1 year">
              Your topic and the Wikipedia article you chose for it, set when you choose one, so that your
              trend is read by it.
            </StoredItem>
          </StoredList>
          <p>
            While a tab is open, your browser also remembers how far you have scrolled on each page. That
            stays in the browser and goes with the tab.
          </p>
        </>
      ),
    },
    STORED_DATA,
    ...(hasAccounts ? [ACCOUNT_DATA] : []),
    {
      id: "logs",
      heading: "What is logged",
      body: (
        <>
          <p>
            One line for each request: a random number, the time, the method, the path up to the question
            mark, and the status. It also says how long the answer took, and what went wrong, if anything did.
          </p>
          <p>
            Never in it: what you type, email addresses, your internet address, cookies. A refused request
            leaves a scrambled form of the address, so that we see who keeps trying. It is scrambled anew each
            day, and no two days can be connected. The lines are kept by the host, for three or seven days
            depending on its plan.
          </p>
          <p>
            To keep the site from being flooded, we count by internet address, for a minute: joining,
            analyzing, looking up articles, feedback, and changes in the tools and settings. Downloads and
            deletions of your data, payments and logging out are counted the same way. Searches, readings,
            feedback, joining, first visits, uploads and what you save also count for a day, under a scrambled
            form of the address and of its network. It is deleted the next day. The counts are tied to nothing
            else.
          </p>
        </>
      ),
    },
    {
      id: "others",
      heading: "Who else sees it",
      body: (
        <>
          <p>
            There are no analytics, no advertising and no trackers. Nothing on these pages is loaded from
            another site, but for the pictures of YouTube's own videos where those are shown.
          </p>
          <p>
            {BRAND.name} is made to run on Cloudflare, which carries its traffic and holds its database. To do
            so Cloudflare handles your internet address under{" "}
            <ExternalLink href="https://www.cloudflare.com/privacypolicy/">
              Cloudflare's privacy policy
            </ExternalLink>
            .
          </p>
          <p>
            Trends may come from Wikipedia, if whoever runs this copy has set that up. Our server then sends
            Wikipedia your topic and the words you look up, never who asked, under the{" "}
            <ExternalLink href="https://foundation.wikimedia.org/wiki/Policy:Privacy_policy">
              Wikimedia Foundation's privacy policy
            </ExternalLink>
            .
          </p>
          {languageModel && (
            <p>
              Under “Ask the language model”, pressing “Send title and notes” sends both to {languageModel},
              never who asked. The best titles of your connected channel go along, with their views against
              your usual. A description's title and notes go there where you tick it. Pressing “Ask, worded by
              the model” sends your question and the figures of its answer. We do not keep the notes or
              questions, and nothing goes there otherwise.
            </p>
          )}
          <p>
            Your feedback leaves by mail, through Cloudflare or through the mail service that whoever runs
            this copy has set up.
          </p>
          <p>
            {!hasAccounts && "No money can be paid while this is a demo. "}
            Where subscriptions are set up, you pay on Stripe's own pages, under{" "}
            <ExternalLink href="https://stripe.com/privacy">Stripe's privacy policy</ExternalLink>: your card
            number goes to Stripe alone, and from here Stripe learns which plan you chose and the fingerprint
            that your rows are kept under.
          </p>
        </>
      ),
    },
    youtubeSection(readsYoutube),
    {
      id: "deletion",
      heading: "Having your data deleted",
      body: (
        <>
          <p>
            Under “Your data” on your{" "}
            <Link to="/account#your-data" className="link font-medium">
              account page
            </Link>{" "}
            you can download everything kept under your session as one file, and delete it. Your work in the
            tools goes, and so do your settings, the cookie, and your feedback with any mail not yet sent. A
            subscription that ended or is canceled goes too. The page lists what goes and what stays before
            anything is deleted. “Start over”, at the top of a tool's page, deletes that tool's data only.
          </p>
          <p>
            Mail that was sent cannot be called back, topics are not tied to you, and Stripe keeps its own
            records of payments. While a subscription would go on being charged, nothing is deleted: cancel it
            first.
          </p>
          <p>
            Write to {contact} about your waitlist address, feedback from a session that is gone, or to see or
            correct what we keep about you. For the waitlist, write from the address on it, or name it. The
            same address answers for data from YouTube, such as your own channel's.
          </p>
          <p>
            The database keeps its own history for up to 30 days, so that it can be put back after an
            accident. Deleted data leaves that history once those days have passed. When you log out or delete
            your data, a scrambled form of your session's number and the time stay for 31 days. That way no
            copy of its cookie opens anything.
          </p>
          <p>
            You can delete the cookies in your browser at any time. Everything goes on working, but you can no
            longer reach your saved settings and work. To delete everything at once, delete your data first.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      heading: "Changes",
      body: <p>When {BRAND.name} comes to keep something else, this page says so first, under a new date.</p>,
    },
  ];
}
