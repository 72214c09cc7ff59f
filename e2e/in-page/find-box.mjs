/**
 * Runs in a page, as it stands here. Where the first element among `css` stands whose name (`aria-label`, else its text) fits the pattern `name`; a row that
 * scrolls sideways is moved until it shows it.
 */
export function findBox({ css, name }) {
  const pattern = new RegExp(name);
  const found = [...document.querySelectorAll(css)].find((each) => pattern.test((each.ariaLabel ?? each.textContent).trim()));
  if (!found) return undefined;
  let row = found.parentElement;
  while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement;
  if (row) row.scrollLeft += found.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x, y, width, height };
}
