import { Field } from "../ui/field";
import { AccountSection, Given } from "./section";

export interface ProfileCardProps {
  email: string;
  accountType: string;
}

export function ProfileCard({ email, accountType }: ProfileCardProps) {
  return (
    <AccountSection id="profile" title="Profile">
      <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Field
          label="Email"
          name="email"
          type="email"
          value={email}
          readOnly
          className="text-ellipsis"
          hint="Your email cannot be changed."
        />
        <Given term="Account type">{accountType}</Given>
      </div>
    </AccountSection>
  );
}
