import { pino } from 'pino';
import { filter, map, Subject } from 'rxjs';
import type { Bus } from '../../../platform/bus';
import type { Catalogue } from './catalogue';
import { followWins, type WinsTold } from './live-wins';
import type { LatestWin } from './winner-board';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const entry = (nodeId: string, notConnected?: true) => ({
  nodeId,
  names: { bn: 'পাশা', en: 'Dice' },
  wire: { en: { iconUrl: `/${nodeId}.svg`, notConnected } },
});
const catalogue = { find: (nodeId: string) => entry(nodeId, nodeId === '9' || undefined) } as unknown as Catalogue;
const won = (account: string, amount: bigint, nodeId = '1', at = 0): LatestWin => ({ account, amount, nodeId, at: new Date(at) });

/** Members of two brands who win, and what pages are told of it. */
function play() {
  const moved = new Subject<{ topic: string; message: unknown }>();
  const bus = {
    on: (wanted: string) =>
      moved.pipe(
        filter(({ topic }) => topic === wanted),
        map(({ message }) => message),
      ),
  } as unknown as Bus;
  const [wins, asked, told]: [Record<string, LatestWin[]>, (Date | undefined)[], WinsTold[]] = [{}, [], []];
  followWins(
    { bus, log: pino({ level: 'silent' }), onClose: () => undefined },
    async (brand, since) => {
      asked.push(since);
      if (brand === 'broken') throw new Error('The database is away');
      return wins[brand] ?? [];
    },
    () => catalogue,
  ).subscribe((each) => told.push(each));
  const move = (brand: string) => moved.next({ topic: 'wallets.changed', message: { brand, changes: [] } });
  return { wins, asked, told, move };
}

it('tells a brand of its wins five seconds after money moved there, names masked, and no other brand', async () => {
  const { wins, told, move } = play();
  wins['pavilion'] = [won('rahima', 500n)];
  move('pavilion');
  move('lagoon');
  await jest.advanceTimersByTimeAsync(4_900);
  expect(told).toEqual([]);

  await jest.advanceTimersByTimeAsync(200);

  const line = { nodeId: '1', iconUrl: '/1.svg', gameNames: { bn: 'পাশা', en: 'Dice' }, customerName: 'ra***a', winAmount: '500' };
  expect(told).toEqual([{ brand: 'pavilion', list: [line] }]);
});

it('tells of much play once in five seconds, of the best three wins, one of each member and game, in games that open', async () => {
  const { wins, told, move } = play();
  const few = [
    won('rahima', 10n),
    won('karim', 40n),
    won('karim', 30n),
    won('nusrat', 20n),
    won('shapla', 5n),
    won('asha', 90n, '9'),
  ];
  wins['pavilion'] = few;
  for (let at = 0; at < 40; at += 1) {
    move('pavilion');
    await jest.advanceTimersByTimeAsync(100);
  }
  await jest.advanceTimersByTimeAsync(1_500);

  expect(told).toHaveLength(1);
  expect(told[0]?.list.map(({ winAmount }) => winAmount)).toEqual(['40', '20', '10']);
});

it('asks for what was won after what it read last, and goes on after a reading that failed', async () => {
  const { wins, asked, told, move } = play();
  wins['pavilion'] = [won('rahima', 10n, '1', 7_000)];
  for (const brand of ['broken', 'pavilion', 'broken', 'pavilion']) {
    move(brand);
    await jest.advanceTimersByTimeAsync(5_100);
  }

  expect(asked).toEqual([undefined, undefined, undefined, new Date(7_000)]);
  expect(told).toHaveLength(2);
});

it('reads nothing while no money moves', async () => {
  const { asked } = play();

  await jest.advanceTimersByTimeAsync(60_000);

  expect(asked).toEqual([]);
});
