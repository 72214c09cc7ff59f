import { createSymboliser } from './symbolise';

const map = Buffer.from(
  JSON.stringify({
    version: 3,
    sources: ['webpack://@pavilion/mf-wallet/./src/screens/deposit/DepositScreen.tsx'],
    names: ['payNow'],
    mappings: 'AAUKA',
  }),
);
const asked: string[] = [];
const symbolise = createSymboliser(
  async (remote, version, file) => {
    asked.push(`${remote} ${version} ${file}`);
    if (file === 'gone.js') throw new Error('the file is not there any more');
    if (file === 'spoilt.js') return Buffer.from('<html>');
    return file === 'a1.js' ? map : undefined;
  },
  { debug: () => undefined },
);
const at = (place: string) => `https://pavilion.example/remotes/wallet/1.0.0/${place}`;

it('says where in the team’s own source an error happened, in every browser’s spelling', async () => {
  const stack = [
    `    at t (${at('a1.js:1:1')})`,
    `    at async e.x (${at('a1.js:1:1')})`,
    `t@${at('a1.js:1:1')}`,
    at('a1.js:1:1'),
  ].join('\n');

  const place = 'payNow (src/screens/deposit/DepositScreen.tsx:11:6)';
  expect(await symbolise('wallet', '1.0.0', stack)).toEqual([place, place, place, place]);
  expect(asked).toEqual(['wallet 1.0.0 a1.js']);
});

it('leaves what it has no map for at the place in the served file', async () => {
  const stack = [
    `    at t (${at('unknown.js:3:7')})`,
    at('gone.js:1:2'),
    at('spoilt.js:1:2'),
    '    at r (https://pavilion.example/remotes/games/1.0.0/a1.js:1:1)',
    '    at run (https://pavilion.example/shell/main.js:9:1)',
  ].join('\n');

  expect(await symbolise('wallet', '1.0.0', stack)).toEqual([
    't (wallet/1.0.0/unknown.js:3:7)',
    'wallet/1.0.0/gone.js:1:2',
    'wallet/1.0.0/spoilt.js:1:2',
    'at r (https://pavilion.example/remotes/games/1.0.0/a1.js:1:1)',
    'at run (https://pavilion.example/shell/main.js:9:1)',
  ]);
});

it('copes with whatever somebody sends for a stack', async () => {
  expect(await symbolise('wallet', '1.0.0', '')).toEqual([]);
  expect(await symbolise('wallet', '1.0.0', at('a1.js:0:0'))).toEqual([at('a1.js:0:0')]);
  expect(await symbolise('wallet', '1.0.0', ' '.repeat(4_000))).toEqual([]);
  expect(await symbolise('wallet', '1.0.0', 'x\n'.repeat(2_000))).toHaveLength(15);
});
