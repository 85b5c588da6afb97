import type { ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { buttonClass, Spinner } from "../ui/button";
import type { PanelState } from "./show";
import { LOOK_AGAIN, NO_TREND_SOURCE } from "./trend-messages";

interface TrendPanelProps {
  panel: Exclude<PanelState, { state: "loaded" }> | { state: "loaded" };
  /** What shows a loaded trend. */
  children?: ReactNode;
}

/** The trend of the creator's topic in each of its states (spec section 2, Trend panel). */
export function TrendPanel({ panel, children }: TrendPanelProps) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state === "loading" && navigation.location.pathname === pathname) return <Loading />;
  switch (panel.state) {
    case "account-needed":
      return (
        <PanelMessage
          title="Trends need a real account"
          action={
            <Link to="/signup" className={buttonClass({ variant: "secondary" })}>
              Create a real account
            </Link>
          }
        >
          Create a real account and the trend of your own topic stands here, with what to do about it.
        </PanelMessage>
      );
    case "setup-needed":
      return (
        <PanelMessage
          title="Tell us your topic"
          action={
            <Link to="/account" className={buttonClass({ variant: "secondary" })}>
              Complete setup
            </Link>
          }
        >
          Complete your setup with a primary topic, and its trend stands here.
        </PanelMessage>
      );
    case "error":
      return (
        <PanelMessage
          isError
          title="Trend Data Unavailable"
          action={
            <Link to={pathname} preventScrollReset className={buttonClass({ variant: "secondary" })}>
              Try again
            </Link>
          }
        >
          {panel.message}
        </PanelMessage>
      );
    case "pending":
      return (
        <PanelMessage waits title="Trend Analysis Pending">
          “{panel.topic}” is not read yet. {LOOK_AGAIN}
        </PanelMessage>
      );
    case "no-source":
      return (
        <p className="max-w-prose text-ink-soft">
          There is no real trend for “<bdi className="wrap-anywhere">{panel.topic}</bdi>” yet.{" "}
          <Link to="/youtube?sample#your-topic" className="link">
            See a sample of one
          </Link>
          . {NO_TREND_SOURCE}
        </p>
      );
    case "loaded":
      return children;
  }
}

function Loading() {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-3 rounded-card border border-line bg-surface px-6 py-16 text-ink-soft"
    >
      <Spinner className="size-5 text-go" />
      Loading trend insights
    </p>
  );
}

interface PanelMessageProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** An error is read out at once. */
  isError?: boolean;
  /** Lights the amber lamp: it comes by itself. */
  waits?: boolean;
}

/** Shown in the panel's place while there is no trend to show. */
function PanelMessage({ title, children, action, isError = false, waits = false }: PanelMessageProps) {
  return (
    <div
      role={isError ? "alert" : undefined}
      className={`flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card border px-5 py-6 sm:px-7 ${
        isError ? "border-poor bg-poor-soft" : "border-dashed border-line-strong"
      }`}
    >
      <div className="flex max-w-prose items-center gap-5">
        {waits && <span className="lamp-wait" />}
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1.5 text-ink-soft">{children}</p>
        </div>
      </div>
      {action}
    </div>
  );
}
