/**
 * Runs in a page, as it stands here: a compiler that names functions (tsx) calls a helper for it that no page has, so whatever is more than
 * one nameless function is written in a file of this folder.
 *
 * @returns whether nothing was loading for `calmMs`; what is loading stands in `globalThis.stillLoading`
 */
export function isCalm(calmMs) {
  const inView = (element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const busy = [...document.querySelectorAll('[aria-busy="true"], .pv-skeleton, [data-awaiting]')].filter(inView);
  const pictures = [...document.images].filter((image) => inView(image) && !image.complete);
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
