/** Whether nothing in view was loading for `calmMs`. What is loading stands in `globalThis.stillLoading` of the page. */
export function isCalm(calmMs: number): boolean;
