import { pageData } from '../testing/render-shell';
import { readPageData } from './read-page-data';
import { showStartFailure } from './show-start-failure';
import { captureStaticContent } from './capture-static-content';

function pageWith(json: string): Document {
  document.body.innerHTML = '<script type="application/json" id="pavilion-page"></script>';
  document.getElementById('pavilion-page')!.textContent = json;
  return document;
}

it('reads what the gateway wrote', () => {
  expect(readPageData(pageWith(JSON.stringify(pageData)))).toEqual(pageData);
});

it.each(['', '{', 'null', '{"brand":{}}', JSON.stringify({ ...pageData, manifest: null })])('reads nothing from %p', (json) => {
  expect(readPageData(pageWith(json))).toBeUndefined();
});

it('says in words that the page is broken, instead of staying white', () => {
  document.documentElement.lang = 'en';
  showStartFailure(document);

  expect(document.body).toHaveTextContent('The page did not arrive whole');
  expect(document.querySelector('a')).toHaveTextContent('Load again');
});

it('keeps the server’s drawing only for the address it was drawn for', () => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<main id="content"><p>drawn</p></main>';
  const kept = captureStaticContent(document);
  expect(kept.nodes()).toHaveLength(1);

  window.history.replaceState(null, '', '/recent');
  expect(kept.nodes()).toHaveLength(0);
  window.history.replaceState(null, '', '/');
  expect(kept.nodes()).toHaveLength(0);
});
