import type { ReactNode } from "react";
import { Link } from "react-router";
import { AccessDemo } from "../../account/access-demo";
import { type ButtonLook, buttonClass } from "../../ui/button";

export interface StartProps {
  signedIn: boolean;
  look: ButtonLook;
  children: ReactNode;
}

/** Leads in: whoever is signed in goes through the login, which lets them pass; others make an account first. */
export function Start({ signedIn, look, children }: StartProps) {
  if (signedIn) return <AccessDemo className={buttonClass(look)}>{children}</AccessDemo>;
  return (
    <Link to="/signup" className={buttonClass(look)}>
      {children}
    </Link>
  );
}
