import { backAddress } from './back-url';

it.each([
  [undefined, '/'],
  ['/GAMES/RNG?page=2', '/GAMES/RNG?page=2'],
  ['https://site.example/home', '/home'],
  ['//evil.example/x', '/'],
  ['https://evil.example/x', '/'],
  ['javascript:alert(1)', '/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['\\\\evil.example', '/'],
  ['/.//evil.example', '/evil.example'],
])('a way back to %s stays on our own site', (wanted, path) => {
  expect(backAddress('https://site.example', wanted)).toBe(`https://site.example${path}`);
});
