/** @jest-environment jest-fixed-jsdom */
import { applyHostSettings, hostShows } from './host-settings';

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = '<meta name="color-scheme" content="dark light">';
});

const worn = () => [document.documentElement.dataset['theme'], document.querySelector('meta')?.content];

it.each(['dark', 'light'])('wears the %s theme of the page around it', (theme) => {
  window.location.hash = `#theme=${theme}`;
  applyHostSettings();
  expect(worn()).toEqual([theme, theme]);
});

it.each(['', '#theme=pink', '#theme=darker', '#other'])('follows the device when it hears %p', (hash) => {
  window.location.hash = hash;
  applyHostSettings();
  expect(worn()).toEqual([undefined, 'dark light']);
});

it('keeps the theme that the address named', () => {
  document.documentElement.dataset['theme'] = 'light';
  window.location.hash = '#theme=dark';
  applyHostSettings();
  expect(document.documentElement.dataset['theme']).toBe('light');
});

it.each([
  ['#theme=dark&facts=host', ['exit', 'session']],
  ['#facts=host&shows=title,balance', ['title', 'exit', 'balance', 'session']],
  ['#shows=rules,anything,<b>', ['rules']],
  ['#theme=dark', []],
  ['#facts=none', []],
])('knows from %p what the page around it shows', (hash, shown) => {
  window.location.hash = hash;
  applyHostSettings();
  expect((['title', 'exit', 'balance', 'deposit', 'session', 'rules'] as const).filter(hostShows)).toEqual(shown);
});
