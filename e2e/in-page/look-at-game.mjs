/**
 * Runs in a game's page, as it stands here. How far its round is; `choice` is what can be chosen within a round, where that is more than the button.
 */
export function lookAtGame(choice) {
  const button = document.querySelector('form button[type=submit]');
  const isEnabled = (each) => each?.getAttribute('aria-disabled') === 'false';
  return {
    button: button?.textContent ?? '',
    ready: isEnabled(button),
    lays: document.querySelector('[data-spot]') !== null,
    past: document.querySelectorAll('ol[aria-label^="Your last"] > li').length,
    choice:
      choice !== null &&
      isEnabled([...document.querySelectorAll(choice.css)].find((each) => each.textContent.includes(choice.text))),
  };
}

/** Runs in a game's page, as it stands here: gives the first of `css` with `text` in it the focus. */
export function focusFirst({ css, text }) {
  [...document.querySelectorAll(css)].find((each) => each.textContent.includes(text)).focus({ preventScroll: true });
}
