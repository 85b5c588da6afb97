import { redirect } from "react-router";

/** Any other path redirects to / (spec section 2), for any method. */
export function loader() {
  return redirect("/");
}

export function action() {
  return redirect("/", 303);
}
