import { Outlet } from "react-router";
import "./shell.css";

/** The layout of every page in the shell but pricing: adds their style sheet. */
export default function Room() {
  return <Outlet />;
}
