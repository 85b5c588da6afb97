import { Card } from "../ui/card";
import { Field } from "../ui/field";

export interface ProfileCardProps {
  email: string;
  accountType: string;
}

export function ProfileCard({ email, accountType }: ProfileCardProps) {
  return (
    <Card className="max-w-2xl">
      <h2 className="text-xl">Profile</h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Field
          label="Email"
          name="email"
          type="email"
          value={email}
          readOnly
          hint="Your email cannot be changed."
        />
        <dl>
          <dt className="text-sm font-medium">Account type</dt>
          <dd className="mt-1.5 flex h-11 items-center">{accountType}</dd>
        </dl>
      </div>
    </Card>
  );
}
