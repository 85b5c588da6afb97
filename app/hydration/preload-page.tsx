import { useEffect } from "react";
import { preloadModule } from "react-dom";

declare global {
  interface Window {
    /** React Router's map of its pages and their scripts, whole on every page (routeDiscovery "initial"). */
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

/**
 * Loads a page's scripts ahead, so that it can answer where the connection is gone. React Router's own
 * PrefetchPageLinks imports them, and reloads the page when that fails: what a visitor is typing would be lost.
 *
 * @param route the page's id: its file in app/ without ending; one that is unknown loads nothing
 */
export function usePreloadedPage(route: string): void {
  useEffect(() => {
    const page = window.__reactRouterManifest?.routes[route];
    if (!page) return;
    for (const script of [page.module, ...(page.imports ?? [])]) preloadModule(script, { as: "script" });
  }, [route]);
}
