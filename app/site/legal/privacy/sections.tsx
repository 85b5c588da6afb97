import { Link } from "react-router";
import { BRAND } from "../../../brand";
import { THEME_KEY } from "../../../theme/theme";
import { ARTICLE_COOKIE } from "../../../trends/articles";
import { Contact, ExternalLink, type LegalSection, StoredItem, StoredList } from "../legal-document";
import { STORED_DATA } from "./stored-data";
import { youtubeSection } from "./youtube-section";

/**
 * What the code does, in words: workers/accounts/, workers/db/, workers/youtube/, workers/mail/, workers/language/, workers/billing/,
 * workers/middleware/, app/theme/, app/trends/articles.ts. Whoever changes those changes this, and the date with it.
 */
export function privacySections(
  supportEmail: string,
  { readsYoutube, languageModel }: { readsYoutube: boolean; languageModel: string | null },
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
            something needs them. None is used to follow you, here or anywhere else.
          </p>
          <StoredList>
            <StoredItem name={`${BRAND.key}-session`} span="30 days">
              A random number and when you got it, signed, and whether you logged out, so that your settings
              and what you do in the tools are remembered, and so that your feedback and a subscription are
              yours. It is set when you first open a page of the demo, the prices among them, or log out of
              the demo, or when a program asks for a session through the API. Nothing is kept here under the
              number until you change something or log out. While you use the tools it is renewed, so that the
              30 days begin again.
            </StoredItem>
            <StoredItem name={THEME_KEY} span="1 year">
              The word “light” or “dark”, set when you switch the theme. Your browser's local storage holds
              the same word until you clear it.
            </StoredItem>
            <StoredItem name={`${BRAND.key}-unanswered`} span="10 minutes">
              A fingerprint of a change that may not have been saved, set when our database did not answer, so
              that sending it again does not do it twice.
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
    {
      id: "logs",
      heading: "What is logged",
      body: (
        <>
          <p>
            One line for each request: a random number for it, the time, the method, the path without what
            follows a question mark, the status, how long the answer took, and what went wrong, if something
            did.
          </p>
          <p>
            Never in it: what you type, email addresses, your internet address, cookies. The lines are kept by
            the host, for three or seven days depending on its plan.
          </p>
          <p>
            So that nobody can flood the site, joining, analyzing, looking up articles, changes in the tools,
            feedback, saving settings, downloading and deleting your data, going to pay and logging out are
            counted by internet address, for a minute. Searches, readings, feedback, first visits that keep
            something and uploads are counted for a day, too, by a scrambled form of the address that is
            deleted the next day. The counts are tied to nothing else.
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
            Where whoever runs this copy has set it up to read trends from Wikipedia, your topic and the words
            you look up an article with are sent to Wikipedia by the server, without anything that tells who
            asked, under the{" "}
            <ExternalLink href="https://foundation.wikimedia.org/wiki/Policy:Privacy_policy">
              Wikimedia Foundation's privacy policy
            </ExternalLink>
            .
          </p>
          {languageModel && (
            <p>
              Under “Ask the language model”, pressing “Send title and notes” sends the title and the notes
              beside that button to {languageModel}, without anything that tells who asked. The notes are not
              kept here, and nothing goes there otherwise.
            </p>
          )}
          <p>
            Your feedback leaves by mail, through Cloudflare or through the mail service that whoever runs
            this copy has set up.
          </p>
          <p>
            No money can be paid while this is a demo. Where subscriptions are set up, you pay on Stripe's own
            pages, under{" "}
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
            you can download what is kept under your session as one file, and delete it: what you did in the
            tools, your feedback with its mail that has not gone out, your settings, what is kept here of a
            subscription that has ended or is canceled, and the cookie. It says what goes and what stays
            before it does so. “Start over”, at the top of a tool's page, deletes what is kept of that tool
            alone.
          </p>
          <p>
            Mail that was sent cannot be called back, topics are not tied to you, and Stripe keeps its own
            records of payments. While a subscription would go on being charged, nothing is deleted: cancel it
            first.
          </p>
          <p>
            For your address on the waitlist, for feedback whose session is gone, or to ask what is kept about
            you and have it put right, write to {contact}; for the waitlist from the address that is on it, or
            naming it. The same address is the one to ask about data that came from YouTube, such as that of
            your own channel.
          </p>
          <p>
            The database keeps its own history for up to 30 days, so that it can be put back after an
            accident. What was deleted is gone from there, too, once those days have passed. When you log out
            or delete your data, a scrambled form of your session's number and the time stay for 31 days, so
            that no copy of its cookie opens anything.
          </p>
          <p>
            The cookies you can delete in your browser at any time. Nothing stops working, and the settings
            you saved and what you did in the tools are out of reach from then on, until they go. To have
            everything gone at once, delete your data first.
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
