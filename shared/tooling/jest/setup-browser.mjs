import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom';

const { getElementError } = getConfig();
configure({
  // What a busy machine shows late is not what a test is about.
  asyncUtilTimeout: 5_000,
  /** Whoever waits looks again and again, and prints the document once it is given up: not each time before. */
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/*
 * What jsdom leaves out of the browser and every screen needs: modal dialogs, popovers, media queries, size observers, how a page was come to.
 * Each does the least that the standard promises and that a test can see: open state, events, focus given back.
 */
const opener = new WeakMap();

HTMLDialogElement.prototype.showModal ??= function showModal() {
  opener.set(this, document.activeElement);
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close ??= function close() {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  opener.get(this)?.focus();
  this.dispatchEvent(new Event('close'));
};

const shown = new WeakSet();

function toggle(popover, newState) {
  if (newState === 'open') shown.add(popover);
  else shown.delete(popover);
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }));
}

HTMLElement.prototype.showPopover ??= function showPopover() {
  if (!shown.has(this)) toggle(this, 'open');
};

HTMLElement.prototype.hidePopover ??= function hidePopover() {
  if (shown.has(this)) toggle(this, 'closed');
};

document.addEventListener('click', ({ target }) => {
  const id = target instanceof Element && target.closest('button[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (popover) toggle(popover, shown.has(popover) ? 'closed' : 'open');
});

const matches = Element.prototype.matches;
Element.prototype.matches = function (selector) {
  return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
};

globalThis.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

performance.getEntriesByType ??= () => [];

globalThis.CSS ??= {};
globalThis.CSS.escape ??= (text) => text.replace(/[^\w-]/g, '\\$&');
