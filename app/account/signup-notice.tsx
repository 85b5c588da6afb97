import { Link } from "react-router";
import { BRAND } from "../brand";
import { buttonClass } from "../ui/button";
import { AccessDemo } from "./access-demo";
import { Entrance } from "./entrance";

export function SignupNotice() {
  return (
    <Entrance>
      <h1 className="text-2xl">Accounts open at launch</h1>
      <p className="text-lg text-ink-soft">
        {BRAND.name} is in demo for now, so there is nothing to sign up for yet. Join the waitlist and you get
        in early, or try the demo without an account.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to="/?welcome=waitlist" className={buttonClass({ size: "lg" })}>
          Join the waitlist
        </Link>
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </Entrance>
  );
}
