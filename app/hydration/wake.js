// @ts-check
/*
 * Inline at the end of a page whose scripts are held (hold-scripts.ts). Nothing else runs on the page until the visitor
 * interacts. Then React loads, and the first action, a click on a link or a submitted form, waits for it and is
 * repeated. If React does not load in time, the action happens as without script.
 */
(() => {
  // React hydrates the document as it was rendered.
  document.currentScript?.remove();

  /* About as long as a page load without script; React mostly takes less. */
  const PATIENCE_MS = 1000;
  const MEANT = "a[href], button, input";
  const held = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="held"]'));
  const root = document.documentElement;

  /** @type {(() => void) | undefined} The action that waits for React. */
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

  /** React has hydrated or failed to load: from here on events pass. */
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
      // The browser handles links to other sites, new tabs and anchors itself.
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
