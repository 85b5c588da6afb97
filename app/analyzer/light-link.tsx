import { Link } from "react-router";

interface LightLinkProps {
  idea: string;
  className: string;
}

/** Carries an idea on to its light. */
export function LightLink({ idea, className }: LightLinkProps) {
  return (
    <Link to={`/light?${new URLSearchParams({ q: idea })}`} className={className}>
      See the light for this idea
    </Link>
  );
}
