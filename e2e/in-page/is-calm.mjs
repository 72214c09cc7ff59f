/**
 * Runs in a page, as it stands here: a compiler that names functions (tsx) calls a helper for it that no page has, so whatever is more than
 * one nameless function is written in a file of this folder.
 *
 * @returns whether nothing was loading for `calmMs`; what is loading stands in `globalThis.stillLoading`
 */
export function isCalm(calmMs) {
  const isBeyond = (element, around) => {
    const [box, edges] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    return box.top > edges.bottom || box.bottom < edges.top || box.left > edges.right || box.right < edges.left;
  };
  // Nobody sees what its row cuts off, and a lazy picture there may never be asked for.
  const isCutOff = (element) => {
    for (let around = element; around && getComputedStyle(around).position !== 'fixed'; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (`${overflowX} ${overflowY}` !== 'visible visible' && isBeyond(element, around)) return true;
    }
    return false;
  };
  const inView = (element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && !isCutOff(element);
  };
  const busy = [...document.querySelectorAll('[aria-busy="true"], .pv-skeleton, [data-awaiting]')].filter(inView);
  const pictures = [...document.images].filter((image) => !image.complete && inView(image));
  // A press on its pictures, and a look at what lies where, meets the document and none of its controls.
  const turning =
    document.activeViewTransition ??
    document.getAnimations().find(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition'));
  globalThis.stillLoading = [
    ...(turning ? ['a page that becomes another'] : []),
    ...busy.map(({ className, tagName }) => `a waiting ${tagName.toLowerCase()} ${className}`.trim()),
    ...pictures.map(({ currentSrc, src }) => `the picture ${currentSrc || src}`),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
  ];
  globalThis.calmSince = globalThis.stillLoading.length ? undefined : (globalThis.calmSince ?? performance.now());
  if (globalThis.calmSince === undefined || performance.now() - globalThis.calmSince < calmMs) return false;
  delete globalThis.calmSince;
  return true;
}
