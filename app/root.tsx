import { type ReactNode, useEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { BRAND } from "./brand";
import { ErrorScreen } from "./errors/error-screen";
import { RequestIdMeta, useRequestId } from "./errors/request-id";
import { servicesContext } from "./services";
import { themeFromCookie } from "./theme/theme";
import { useStoredTheme } from "./theme/toggle";
import typeface from "./ui/fonts/instrument-sans.woff2?url";

export const links: Route.LinksFunction = () => [
  // Without it the browser learns of the typeface only once the style sheet is there.
  { rel: "preload", href: typeface, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The default, and that of the error screen. */
export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? "Unexpected Application Error!" : BRAND.name },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { supportEmail, request: facts, signIn } = context.get(servicesContext);
  return {
    theme: themeFromCookie(request.headers.get("cookie")),
    ...{ supportEmail, origin: facts.origin },
    hasAccounts: signIn.ways !== null,
  };
}

/** None of it changes under a page that is open: the theme is flipped by script where there is one. */
export const shouldRevalidate = () => false;

/** Tells wake.js, which holds a visitor's first click, that React has hydrated. */
function useAnnounceHydration(): void {
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  useStoredTheme();
  useAnnounceHydration();
  return (
    <html lang="en" className={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1310" media="(prefers-color-scheme: dark)" />
        <RequestIdMeta />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Focuses the main part after a client navigation, so that screen readers announce it like a new document. */
function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    // A page that opens at one of its parts may have focused that.
    if (hash && main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** A thin line along the top edge while a navigation or submission is pending. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="progressbar" aria-label="Loading" className="fixed inset-x-0 top-0 z-60 h-0.5">
      <div className="pending-line h-full bg-go" />
    </div>
  );
}

export default function App() {
  useFocusAfterNavigation();
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const supportEmail = useRouteLoaderData<typeof loader>("root")?.supportEmail;
  const requestId = useRequestId();
  if (isRouteErrorResponse(error)) {
    return (
      <ErrorScreen
        status={error.status}
        detail={error.statusText || String(error.status)}
        requestId={requestId}
        supportEmail={supportEmail}
      />
    );
  }
  // React Router replaces the message of a server error in production; what is left is fit to show.
  const detail = error instanceof Error ? error.message : "Unknown error";
  return <ErrorScreen detail={detail} requestId={requestId} supportEmail={supportEmail} />;
}
