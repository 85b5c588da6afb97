// @ts-check
/*
 * Stands inline at the end of a page whose scripts are held (hold-scripts.ts) and runs as it is written.
 * Nothing else runs on such a page until its visitor means to do something; then React comes, and what
 * they did first, a click on a link or a form sent, waits for it and happens again. Where React does not
 * come in time, it happens as it would without script.
 */
(() => {
  // React finds the document as it rendered it.
  document.currentScript?.remove();

  /* A page of ours takes about this long without script; React, where it is on its way, mostly less. */
  const PATIENCE_MS = 1000;
  const MEANT = "a[href], button, input";
  const held = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="held"]'));
  const root = document.documentElement;

  /** @type {(() => void) | undefined} What waits for React. */
  let waiting;
  let asleep = true;
  let over = false;

  function wake() {
    if (!asleep) return;
    asleep = false;
    for (const href of held.dataset.modules?.split(" ") ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const live = document.createElement("script");
    live.type = "module";
    live.nonce = held.nonce;
    live.textContent = held.textContent;
    live.addEventListener("error", happen);
    held.replaceWith(live);
  }

  /** React is there, or will not be: from here on the page's events are its own. */
  function happen() {
    if (over) return;
    over = true;
    delete root.dataset.waking;
    waiting?.();
  }

  /** @param {Event} event @param {() => void} again */
  function hold(event, again) {
    if (over) return;
    event.preventDefault();
    event.stopPropagation();
    if (!waiting) setTimeout(happen, PATIENCE_MS);
    waiting = again;
    root.dataset.waking = "";
    wake();
  }

  /** @param {Event} event */
  function wakeIfMeant({ target }) {
    if (target instanceof Element && target.closest(MEANT)) wake();
  }

  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    addEventListener(type, wakeIfMeant, { passive: true });
  }
  addEventListener("keydown", wake, { passive: true });
  document.addEventListener("hydrated", happen);

  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // What leaves the site, opens elsewhere or stays on the page is the browser's own.
      const samePage = link.hash && link.pathname + link.search === location.pathname + location.search;
      if (link.origin !== location.origin || link.target || samePage) return;
      hold(event, () => link.click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = /** @type {HTMLFormElement} */ (event.target);
      const { submitter } = event;
      hold(event, () => form.requestSubmit(submitter));
    },
    true,
  );
})();
