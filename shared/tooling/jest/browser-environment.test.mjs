/** @jest-environment @pavilion/tooling/jest/browser-environment.cjs */
afterEach(() => document.body.replaceChildren());

function show(html) {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
}

const shown = (element) => {
  const { display, visibility } = getComputedStyle(element);
  return `${display} ${visibility}`;
};

it('styles an element by its tag, by rules that end in no tag, and by those of the page', () => {
  document.head.innerHTML = '<style>main > .note, main em { display: flex } td:not([data-x="a, b"]) { display: grid }</style>';
  show('<main><p>a</p><b class="note">b</b><em>c</em><i hidden>d</i><table><tbody><tr><td>e</td></tr></tbody></table></main>');

  const displays = [...document.querySelectorAll('p, b, em, i, td, tr')].map(
    (each) => `${each.localName} ${getComputedStyle(each).display}`,
  );

  document.head.replaceChildren();
  expect(displays.toSorted()).toEqual(['b flex', 'em flex', 'i none', 'p block', 'td grid', 'tr table-row']);
});

it('knows a style again only until something changes: an attribute, an element around it, a style of its own, a sheet', () => {
  const outer = show('<section><p>a</p></section>');
  const inner = outer.firstElementChild;
  expect([shown(outer), shown(inner)]).toEqual(['block visible', 'block visible']);

  outer.style.visibility = 'hidden';
  expect(shown(inner)).toBe('block hidden');
  outer.removeAttribute('style');
  expect(shown(inner)).toBe('block visible');
  inner.hidden = true;
  expect(shown(inner)).toBe('none visible');
  inner.hidden = false;
  document.head.innerHTML = '<style>p { display: inline }</style>';
  expect(shown(inner)).toBe('inline visible');
  document.head.replaceChildren();
  document.body.append(inner);
  expect(shown(inner)).toBe('block visible');
});

it('answers for another element with its own style', () => {
  show('<p>a</p>').after(document.createElement('li'));

  expect([...document.body.children].map((each) => getComputedStyle(each).display)).toEqual(['block', 'list-item']);
  expect([...document.body.children].map((each) => getComputedStyle(each).display)).toEqual(['block', 'list-item']);
});
