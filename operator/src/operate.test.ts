import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readArguments } from './arguments';
import { operate } from './operate';
import { openRegistry } from './registry';

interface Asked {
  path: string;
  token: string | undefined;
  body: unknown;
}

let port: Server;
let asked: Asked[];
let answer: unknown;
beforeAll(async () => {
  port = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes) => (text += bytes));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', token: request.headers.authorization, body: text && JSON.parse(text) });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => void port.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (asked = []));
afterAll(() => void port.close());

const order = (...args: string[]) =>
  operate(
    readArguments(args),
    openRegistry({
      PAVILION_REGISTRY: `http://127.0.0.1:${(port.address() as AddressInfo).port}`,
      PAVILION_OPERATOR_TOKEN: 'the-token',
    }),
  );

describe('an operator', () => {
  it('disables a remote for a brand and is told the sequence that carries it', async () => {
    answer = { success: true, value: { brand: 'pavilion', seq: 12, changed: true } };

    const told = await order('remote', 'disable', 'points', '--brand', 'pavilion', '--reason', 'stock is being counted');

    expect(told).toContain('points is off (seq 12)');
    expect(asked).toEqual([
      {
        path: '/registry/remotes/points/disable',
        token: 'Bearer the-token',
        body: { brand: 'pavilion', reason: 'stock is being counted', who: expect.any(String) },
      },
    ]);
  });

  it('is not heard without a reason', () => {
    expect(() => readArguments(['remote', 'disable', 'points', '--brand', 'pavilion'])).toThrow('Say --reason');
  });

  it('is shown what there is when a word is not known', () => {
    expect(() => readArguments(['remote', 'explode', 'points'])).toThrow('pavilion operator remote enable|disable|drain');
  });

  it('reads what the gateway refused', async () => {
    answer = { success: false, code: 'registry.unknown_remote', message: 'This remote is not known.' };

    await expect(order('remote', 'enable', 'sauna', '--brand', 'pavilion', '--reason', 'why not')).rejects.toThrow(
      'This remote is not known. (registry.unknown_remote)',
    );
  });

  it('sees every remote of every brand in one table', async () => {
    const remotes = [
      { remote: 'points', mode: 'off', version: '1.0.0-aa', earlier: ['0.9.0-bb'] },
      { remote: 'wallet', mode: 'on', version: null, earlier: [] },
    ];
    answer = {
      success: true,
      value: [{ brand: 'pavilion', name: 'Pavilion', seq: 7, issuedAt: '', remotes, pages: { open: 3, current: 2 } }],
    };

    const lines = (await order('status')).split('\n');

    expect(lines[1]).toMatch(/^pavilion +points +off +1\.0\.0-aa +0\.9\.0-bb +7 +2\/3$/);
    expect(lines[2]).toMatch(/^pavilion +wallet +not released/);
  });
});
