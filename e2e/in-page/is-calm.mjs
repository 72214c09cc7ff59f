/**
 * Runs in a page, as it stands here: a compiler that names functions (tsx) calls a helper for it that no page has, so whatever is more than
 * one nameless function is written in a file of this folder.
 *
 * @returns whether nothing was loading for `calmMs`; what is loading stands in `globalThis.stillLoading`
 */
export function isCalm(calmMs) {
  const meets = (element, { top, right, bottom, left }) => {
    const box = element.getBoundingClientRect();
    return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
  };
  // What a row that scrolls by itself cuts off is fetched by no browser before it comes into its window.
  const isCutOff = (element) => {
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (`${overflowX} ${overflowY}` !== 'visible visible' && !meets(element, around.getBoundingClientRect())) return true;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const inView = (element) => meets(element, { top: 0, right: innerWidth, bottom: innerHeight, left: 0 }) && !isCutOff(element);
  const busy = [...document.querySelectorAll('[aria-busy="true"], .pv-skeleton, [data-awaiting]')].filter(inView);
  const pictures = [...document.images].filter((image) => !image.complete && inView(image));
  globalThis.stillLoading = [
    ...busy.map(({ className, tagName }) => `a waiting ${tagName.toLowerCase()} ${className}`.trim()),
    ...pictures.map(({ currentSrc, src }) => `the picture ${currentSrc || src}`),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
  ];
  globalThis.calmSince = globalThis.stillLoading.length ? undefined : (globalThis.calmSince ?? performance.now());
  if (globalThis.calmSince === undefined || performance.now() - globalThis.calmSince < calmMs) return false;
  delete globalThis.calmSince;
  return true;
}
