import { BRAND } from "../../../brand";
import { type LegalSection, StoredItem, StoredList } from "../legal-document";

/** What a site with accounts keeps beside the rest, and for how long. */
export const ACCOUNT_DATA: LegalSection = {
  id: "account",
  heading: "With an account",
  body: (
    <>
      <p>
        Everything saved under your account stays until you delete it. Figures from YouTube's API and your
        news still go after 30 days. We also keep:
      </p>
      <StoredList>
        <StoredItem name="Your address and ways in" span="Until you delete the account">
          Your email address, and whether you confirmed it. Of each passkey its public key and the browser
          that made it. A hash of your password, if you set one, and Google's number for you, if you connected
          Google: we ask Google for your address and nothing more.
        </StoredItem>
        <StoredItem name="Where you are signed in" span="30 days">
          For each sign-in a hash of its secret, the browser and system, and the time. Your account page lists
          them and ends them.
        </StoredItem>
        <StoredItem name="Its cookies" span="30 days; 30 minutes; 400 days">
          One names your sign-in. One ties a mailed link, a passkey or Google's answer to the browser that
          asked for it. One marks that you signed in in this browser before, so that we mail you of new ones
          only.
        </StoredItem>
        <StoredItem name="Mails to you" span="30 days">
          To whom, of what kind and when. The text is forgotten once it is sent. If you delete the account, a
          last mail tells you. Once that is sent, nothing of your address is left in our mails.
        </StoredItem>
        <StoredItem name="Tries to sign in" span="A day">
          A scrambled form of the address and of the network, to stop guessing and floods of mail.
        </StoredItem>
        <StoredItem name="What may call in your name" span="Until you end it">
          Only if you set some up: of keys and assistants a hash, the name and how often each called a day. Of
          a webhook its address.
        </StoredItem>
        <StoredItem name="Your free analyses" span="Until you delete the account">
          Which ones you had, what they were about and when.
        </StoredItem>
      </StoredList>
      <p>{BRAND.name}'s operator can see all of this, and can suspend or delete an account.</p>
    </>
  ),
};
