import { Outlet } from "react-router";
import "./shell.css";

/** Around every room of the shell that only signed-in visitors come to: it brings their style sheet. */
export default function Room() {
  return <Outlet />;
}
