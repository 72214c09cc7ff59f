import { themeVariables } from './theme-variables';

function sheetOf(css: string): CSSStyleSheet {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  if (!style.sheet) throw new Error('no sheet');
  return style.sheet;
}

it('takes from the page’s styles what a theme says of itself, the brand last', () => {
  const sheet = sheetOf(`
    :root[data-brand='lagoon'][data-theme='light'] { --page: white; }
    :root[data-theme] { --accent: grey; --page: none; }
    :root[data-theme='light'] { --text: black; color: red; }
    :root[data-theme='dark'] { --text: white; }
    :root[data-brand='pavilion'][data-theme='light'] { --page: stone; }
  `);

  expect(themeVariables('lagoon', 'light', [sheet])).toEqual({
    colorScheme: 'light',
    '--accent': 'grey',
    '--page': 'white',
    '--text': 'black',
  });
  expect(themeVariables('nobody', 'dark', [sheet])).toMatchObject({ '--page': 'none', '--text': 'white' });
});
