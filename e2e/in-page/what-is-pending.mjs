/** Scripts and sheets that a loader put into the page and waits for: it takes scripts away again, and a sheet that is there can be read. */
export function whatIsPending() {
  const waits = [...document.querySelectorAll('script[data-webpack]'), ...document.querySelectorAll('link[rel="stylesheet"]')];
  return waits.filter((each) => each.matches('script') || !each.sheet).map((each) => each.src || each.href);
}
