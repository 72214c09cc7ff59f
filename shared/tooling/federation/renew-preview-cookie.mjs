/* global PAVILION_PREVIEW */

/*
 * Part of a remote's development build, never of a published one. It runs in the site's page and hands the site's cookie newer tokens, so
 * that a preview lasts as long as the work; when the descriptor changed, the page is opened again, because its menus come with it.
 *
 * It asks for no package, because it is built into remotes that have none of it; so it reads storage by hand.
 */
/* oxlint-disable no-restricted-globals */
const EVERY_MS = 60_000;
const KEY = `pavilion.preview.${PAVILION_PREVIEW.remote}`;
let kept;

async function renewPreview() {
  const answer = await fetch(PAVILION_PREVIEW.address);
  const { url, revision } = await answer.json();
  if (url === kept) return;
  const page = await fetch(location.pathname + new URL(url).search, { headers: { accept: 'text/html' } });
  await page.text();
  kept = url;
  const before = sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, String(revision));
  if (before !== null && Number(before) < revision) location.reload();
}

let failing = false;

/** While the developer's machine does not answer there is nothing to stay in: said once, and asked again. */
async function ask() {
  try {
    await renewPreview();
    failing = false;
  } catch (error) {
    // oxlint-disable-next-line no-console
    if (!failing) console.warn('The preview could not be renewed: does its development server still run?', error);
    failing = true;
  }
}

void ask();
setInterval(() => void ask(), EVERY_MS);
