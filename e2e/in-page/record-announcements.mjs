// As it stands, because a compiler would write helpers of its own into it.

/**
 * In the page, from its beginning: notes in `globalThis.heard` what a screen reader says by itself. A live region is heard when its text changes; one
 * that comes with its text is not, unless it is an alert; and none is heard behind a dialog that holds the page.
 */
export function recordAnnouncements() {
  const heard = (globalThis.heard = []);
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
  const texts = new WeakMap();
  const textOf = (region) => region.textContent.replace(/\s+/g, ' ').trim();
  const isReached = (region) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return region.checkVisibility() && !region.closest('[inert]') && (!modal || modal.contains(region));
  };
  const hear = (region) => {
    const known = texts.has(region);
    const [before, text] = [texts.get(region), textOf(region)];
    texts.set(region, text);
    if (text && text !== before && (known || region.role === 'alert') && isReached(region)) heard.push(text);
  };
  new MutationObserver((records) => {
    const regions = records.flatMap(({ target, addedNodes }) => [
      (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(LIVE),
      ...[...addedNodes]
        .filter((node) => node.nodeType === Node.ELEMENT_NODE)
        .flatMap((node) => [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]),
    ]);
    for (const region of new Set(regions)) if (region) hear(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
