const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

const environmentRequire = createRequire(require.resolve('jest-environment-jsdom'));
/** Where jsdom keeps what it is made of. */
const living = join(dirname(environmentRequire.resolve('jsdom')), 'jsdom/living');
const { implForWrapper } = require(join(living, 'generated/utils.js'));

// Before jsdom itself is loaded, which takes the function as it is then.
matchTagsFirst(require(join(living, 'helpers/selectors.js')));
const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/** A browser for tests, with a quicker answer to how an element is styled: whoever looks for a role or a name asks that of each element around it. */
module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    rememberStyles(this.global);
  }
};

/**
 * Most of the hundred and twenty rules that every element is held against ask for another tag at their end: the engine of selectors need not be
 * asked then.
 */
function matchTagsFirst(selectors) {
  const { matchesDontThrow } = selectors;
  const tags = new Map();
  selectors.matchesDontThrow = (element, selector) => {
    if (!tags.has(selector)) tags.set(selector, lastTags(selector));
    const wanted = tags.get(selector);
    if (wanted && !wanted.has(element._localName.toLowerCase())) return false;
    return matchesDontThrow(element, selector);
  };
}

/** The tags that a selector may end in; undefined when it is not known, or may be any. */
function lastTags(selector) {
  if (!selector || /[\\'"()]/.test(selector.replace(/\["?[\w-]+(=("[\w-]*"|'[\w-]*'|[\w-]+))?\]|:not\(\[[\w-]+\]\)/g, '')))
    return undefined;
  const tags = selector
    .split(',')
    .map((each) => /(?:^|[\s>+~])([a-z][a-z0-9-]*)(?:[.#:[][^\s>+~]*)?\s*$/i.exec(each)?.[1]?.toLowerCase());
  return tags.includes(undefined) ? undefined : new Set(tags);
}

/** A style stays what it is until something in its document changes, which is when jsdom forgets the rules that it found for it. */
function rememberStyles(window) {
  const { getComputedStyle } = window;
  const known = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (pseudoElement || !document) return getComputedStyle(element, pseudoElement);
    const last = known.get(element);
    if (last && last.cache === document._styleCache) return last.style;
    const style = getComputedStyle(element);
    known.set(element, { cache: document._styleCache, style });
    return style;
  };
}
