import { Link } from "react-router";
import { BRAND } from "../../../brand";
import { Contact, ExternalLink, type LegalSection } from "../legal-document";

export function termsSections(supportEmail: string, readsYoutube: boolean): LegalSection[] {
  const contact = <Contact email={supportEmail} />;
  return [
    {
      id: "agreement",
      heading: "Who agrees with whom",
      body: (
        <p>
          These terms are between you and whoever runs this copy of {BRAND.name}, who is reached at {contact}.
          They hold while you use it. If you do not agree with them, please do not use it.
        </p>
      ),
    },
    {
      id: "demo",
      heading: "The demo",
      body: (
        <>
          <p>
            {BRAND.name} helps video creators to decide what to make. For now it is a demo: its videos,
            channels and figures are sample data, and say so. Please do not pass them on as real.
          </p>
          <p>
            Everyone in the demo uses the same profile, and no account is needed. The demo may change, lose
            what it held, or close, without notice.
          </p>
        </>
      ),
    },
    {
      id: "findings",
      heading: "What a finding is worth",
      body: (
        <>
          <p>
            Scores, topics and recommendations are calculated by {BRAND.name}. They are not YouTube metrics.
            Each analysis shows its evidence, so you can judge it.
          </p>
          <p>
            Nobody can promise how a video will do. You decide what to make, publish or spend after reading a
            finding.
          </p>
        </>
      ),
    },
    {
      id: "fairness",
      heading: "What is asked of you",
      body: (
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Do not break in, or try to reach what belongs to others.</li>
          <li>Do not flood the site. It limits how often an internet address may ask, and says so.</li>
          <li>Join the waitlist with an email address of your own.</li>
        </ul>
      ),
    },
    {
      id: "yours",
      heading: "What you type stays yours",
      body: (
        <p>
          Your ideas remain yours, and are used for nothing but to answer you. We read your feedback to decide
          what to build. The{" "}
          <Link to="/privacy" className="link font-medium">
            privacy policy
          </Link>{" "}
          says what is kept, and for how long.
        </p>
      ),
    },
    {
      id: "youtube",
      heading: "YouTube",
      body: (
        <>
          <p>
            {BRAND.name} is not made by YouTube or Google, nor endorsed by them. YouTube is a trademark of
            Google LLC.
          </p>
          <p>
            {readsYoutube
              ? `${BRAND.name} uses YouTube API Services, and says so beside the data. By using it you agree to be bound by `
              : `This copy of ${BRAND.name} fetches nothing from YouTube. One that uses YouTube API Services says so beside the data, and by using it you agree to be bound by `}
            <ExternalLink href="https://www.youtube.com/t/terms">YouTube's Terms of Service</ExternalLink>.
          </p>
        </>
      ),
    },
    {
      id: "payment",
      heading: "Plans and payment",
      body: (
        <>
          <p>
            While payments are off, you pay nothing. The{" "}
            <Link to="/pricing" className="link font-medium">
              prices
            </Link>{" "}
            are those planned for when subscriptions open, in US dollars a month.
          </p>
          <p>
            A subscription renews each month until you cancel it. After canceling you keep access until the
            end of the billing period you have paid for.
          </p>
        </>
      ),
    },
    {
      id: "liability",
      heading: "If something goes wrong",
      body: (
        <p>
          The demo is free and comes as it is: without a promise that it is always there or free of faults.
          Rights that the law gives you, and that no terms can take away, stay with you.
        </p>
      ),
    },
    {
      id: "licenses",
      heading: "Work of others",
      body: (
        <p>
          These pages are made with open software and set in Instrument Sans. Their authors and licenses stand
          in{" "}
          <a href="/licenses.txt" className="link font-medium">
            licenses.txt
          </a>
          .
        </p>
      ),
    },
    {
      id: "changes",
      heading: "Changes",
      body: (
        <p>
          These terms may change, under a new date at the top. Questions about them are welcome at {contact}.
        </p>
      ),
    },
  ];
}
