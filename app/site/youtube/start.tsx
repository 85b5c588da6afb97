import type { ReactNode } from "react";
import { Link } from "react-router";
import { AccessDemo } from "../../forms/access-demo";
import { type ButtonLook, buttonClass } from "../../ui/button";

interface StartProps {
  signedIn: boolean;
  look: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** Leads in: whoever is signed in goes through the login, which lets them pass; others make an account first. */
export function Start({ signedIn, look, className = "", children }: StartProps) {
  const button = `${buttonClass(look)} ${className}`;
  if (signedIn) return <AccessDemo className={button}>{children}</AccessDemo>;
  return (
    <Link to="/signup" className={button}>
      {children}
    </Link>
  );
}
