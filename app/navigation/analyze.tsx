import { redirect } from "react-router";

/** The link of the success screen (spec section 2). */
export function loader() {
  return redirect("/youtube-tool");
}
