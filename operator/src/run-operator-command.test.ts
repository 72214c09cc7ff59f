import { createServer, type Server } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayClient } from '@pavilion/tooling/cli/gateway-client.mjs';
import { parseArguments } from './arguments';
import { runOperatorCommand } from './run-operator-command';

interface RecordedRequest {
  path: string;
  token: string | undefined;
  body: unknown;
}

let port: Server;
let asked: RecordedRequest[];
let answer: unknown;
let answerNext: (() => unknown) | undefined;
beforeAll(async () => {
  port = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes) => (text += bytes));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', token: request.headers.authorization, body: text && JSON.parse(text) });
      response.end(JSON.stringify(answerNext?.() ?? answer));
    });
  });
  await new Promise<void>((resolve) => void port.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  answerNext = undefined;
});
afterAll(() => void port.close());

const parse = (...args: string[]) =>
  runOperatorCommand(
    parseArguments(args),
    gatewayClient('operator-token', {
      env: {
        PAVILION_REGISTRY: `http://127.0.0.1:${(port.address() as AddressInfo).port}`,
        PAVILION_OPERATOR_TOKEN: 'the-token',
      },
    }),
  );

describe('an operator', () => {
  it('disables a remote for a brand and is told the sequence that carries it', async () => {
    answer = { success: true, value: { brand: 'pavilion', outcome: 'done', changed: true, seq: 12, request: null } };

    const printed = await parse('remote', 'disable', 'points', '--brand', 'pavilion', '--reason', 'stock is being counted');

    expect(printed).toContain('points is off (seq 12)');
    expect(asked).toEqual([
      {
        path: '/registry/brands/pavilion/changes',
        token: 'Bearer the-token',
        body: {
          changes: [{ kind: 'mode', remote: 'points', mode: 'off' }],
          reason: 'stock is being counted',
          who: expect.any(String),
        },
      },
    ]);
  });

  it.each<[string, string[], object]>([
    ['kills', ['remote', 'kill', 'mf-wallet'], { kind: 'mode', remote: 'wallet', mode: 'killed' }],
    ['pins', ['remote', 'pin', 'wallet'], { kind: 'pin', remote: 'wallet', pinned: true }],
    ['promotes', ['remote', 'promote', 'wallet', '--version', '2.0.0'], { kind: 'promote', remote: 'wallet', version: '2.0.0' }],
    ['rolls back', ['remote', 'rollback', 'wallet'], { kind: 'rollback', remote: 'wallet' }],
    ['revokes', ['remote', 'revoke', 'wallet', '--version', '2.0.0'], { kind: 'revoke', remote: 'wallet', version: '2.0.0' }],
    ['retires', ['remote', 'retire', 'wallet'], { kind: 'retire', remote: 'wallet' }],
    [
      'lets some on phones and two testers try a version',
      ['remote', 'canary', 'wallet', '--version', '2.0.0', '--stages', '5%:30', '--devices', 'phone', '--testers', 'rina, rafi'],
      {
        kind: 'canary',
        remote: 'wallet',
        version: '2.0.0',
        stages: [{ bps: 500, minutes: 30 }],
        audience: { devices: ['phone'], testers: ['rina', 'rafi'] },
      },
    ],
    [
      'gives a place to another remote',
      ['remote', 'give', 'mf-games', '--place', 'address /games', '--to', 'mf-promo'],
      { kind: 'place', remote: 'games', place: 'address /games', to: 'promo' },
    ],
    ['ends a canary', ['remote', 'end-canary', 'wallet'], { kind: 'canary-end', remote: 'wallet' }],
    [
      'lets some visitors try a version',
      ['remote', 'canary', 'wallet', '--version', '2.0.0', '--stages', '0.5%:30, 25%:60:100'],
      {
        kind: 'canary',
        remote: 'wallet',
        version: '2.0.0',
        stages: [
          { bps: 50, minutes: 30 },
          { bps: 2_500, minutes: 60, visits: 100 },
        ],
      },
    ],
    [
      'closes the site for a while',
      ['maintenance', 'on', '--until', '2030-01-01T06:00:00+06:00', '--bn', 'পরে আসুন', '--en', 'Come back'],
      { kind: 'maintenance', on: true, until: '2030-01-01T00:00:00.000Z', text: { bn: 'পরে আসুন', en: 'Come back' } },
    ],
    ['opens a remote again', ['maintenance', 'off', '--remote', 'wallet'], { kind: 'maintenance', on: false, remote: 'wallet' }],
    ['switches a flag', ['flag', 'FREEPLAY', 'off'], { kind: 'flag', flag: 'FREEPLAY', on: false }],
    ['chooses a theme', ['theme', 'lagoon', 'light'], { kind: 'theme', name: 'lagoon', default: 'light' }],
    ['chooses languages', ['locales', 'en,bn'], { kind: 'locales', default: 'en', offered: ['en', 'bn'] }],
  ])('%s', async (_, words, change) => {
    answer = { success: true, value: { brand: 'pavilion', outcome: 'done', changed: true, seq: 12, request: null } };

    expect(await parse(...words, '--brand', 'pavilion', '--reason', 'to see it')).toContain('(seq 12)');

    expect(asked).toMatchObject([{ path: '/registry/brands/pavilion/changes', body: { changes: [change] } }]);
  });

  it('sees with --plan what would be done, and nothing is done', async () => {
    const objection = { weight: 'warns', code: 'registry.pinned', text: { bn: 'পিন', en: 'It is pinned.' } };
    const line = { text: { bn: 'বদল', en: 'Wallet: 1 → 2.' }, change: {}, before: {}, after: {}, objections: [objection] };
    const plan = { brand: 'pavilion', baseSeq: 7, lines: [line], openPages: 3, needsApproval: true };
    answer = { success: true, value: plan };

    const printed = await parse('remote', 'promote', 'wallet', '--version', '2', '--brand', 'pavilion', '--plan');

    expect(asked).toMatchObject([{ path: '/registry/brands/pavilion/plan' }]);
    for (const part of ['Wallet: 1 → 2.', 'Warning: It is pinned. (registry.pinned)', '3 pages', 'Nothing was changed.'])
      expect(printed).toContain(part);
  });

  it('retires a brand and brings it back by name, and is told that two admins have to agree', async () => {
    answer = { success: true, value: { brand: 'harbour', outcome: 'waiting', seq: null, request: '7f' } };

    expect(await parse('retire', 'harbour', '--reason', 'the licence ends')).toBe(
      'harbour: two admins must approve first, in the console (request 7f).',
    );
    await parse('restore', 'harbour', '--reason', 'a new licence');

    const path = '/registry/brands/harbour/changes';
    expect(asked).toMatchObject([
      { path, body: { changes: [{ kind: 'retire-brand' }], reason: 'the licence ends' } },
      { path, body: { changes: [{ kind: 'restore-brand' }] } },
    ]);
    expect(() => parse('retire', 'harbour')).toThrow('--reason');
    answer = { success: true, value: [{ brand: 'harbour', name: 'Harbour', retiredAt: '2026-11-23T10:00:00Z' }] };
    expect(await parse('retired')).toContain('harbour');
  });

  it('is given an address that shows a plan, with --preview', async () => {
    const line = { text: { bn: 'বদল', en: 'Wallet: 1 → 2.' }, change: { kind: 'flag' }, before: {}, after: {}, objections: [] };
    const plan = { brand: 'pavilion', baseSeq: 7, lines: [line], openPages: 3, needsApproval: false };
    answer = { success: true, value: { ...plan, url: 'http://look', until: '2030-01-01T00:00:00Z' } };

    const printed = await parse('flag', 'FREEPLAY', 'off', '--brand', 'pavilion', '--plan', '--preview');

    expect(printed).toContain('http://look');
    expect(asked[1]).toMatchObject({ path: '/registry/previews', body: { brand: 'pavilion', changes: [{ kind: 'flag' }] } });
  });

  it('is told when a change waits for its time or for another operator', async () => {
    const words = ['flag', 'FREEPLAY', 'off', '--brand', 'pavilion', '--reason', 'to see it'];
    answer = { success: true, value: { brand: 'pavilion', outcome: 'waiting', seq: null, request: 'r-1' } };
    expect(await parse(...words)).toContain('another operator must approve first (request r-1)');

    answer = { success: true, value: { brand: 'pavilion', outcome: 'scheduled', seq: null, request: 'r-2' } };
    expect(await parse(...words, '--at', '2030-01-01T00:00:00Z')).toContain('scheduled for 2030-01-01T00:00:00.000Z (request r-2)');
    expect(asked[1]?.body).toMatchObject({ at: '2030-01-01T00:00:00.000Z' });
  });

  it.each([
    [
      'a share of nobody',
      ['remote', 'canary', 'wallet', '--version', '2', '--stages', '0%:30'],
      'has no valid share: give more than 0%',
    ],
    [
      'a share of more than all',
      ['remote', 'canary', 'wallet', '--version', '2', '--stages', '5%:30,120%:5'],
      '“120%:5” has no valid share',
    ],
    [
      'a stage that never ends',
      ['remote', 'canary', 'wallet', '--version', '2', '--stages', '5%:99999'],
      'give 1 to 10080 minutes',
    ],
    ['a stage without minutes', ['remote', 'canary', 'wallet', '--version', '2', '--stages', '5%'], 'is not a valid stage'],
    ['a moment that is none', ['maintenance', 'on', '--until', 'tomorrow-ish'], 'a moment is'],
    ['a text in one language', ['maintenance', 'on', '--en', 'Come back'], 'both languages'],
    ['a state that is none', ['flag', 'FREEPLAY', 'maybe'], 'on, off'],
    ['an option that is none', ['flag', 'FREEPLAY', 'on', '--force'], 'There is no option --force'],
    ['an option of another command', ['flag', 'FREEPLAY', 'on', '--stages', '5%:30'], 'There is no option --stages'],
    ['a version that is missing', ['remote', 'promote', 'wallet'], '--version is missing, which promote needs'],
  ])('is stopped before asking at %s', (_, words, why) => {
    expect(() => parseArguments([...words, '--brand', 'pavilion', '--reason', 'to see it'])).toThrow(why);
  });

  it('imports a brand’s file only if nobody changed the brand since the plan', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pavilion-brand-')), 'pavilion.json');
    writeFileSync(file, JSON.stringify({ brand: 'pavilion' }));
    const change = { kind: 'flag', flag: 'FREEPLAY', on: false };
    const answers = [
      { brand: 'pavilion', baseSeq: 7, lines: [{ change }] },
      { brand: 'pavilion', outcome: 'done', changed: true, seq: 8, request: null },
    ];
    answerNext = () => ({ success: true, value: answers.shift() });

    expect(await parse('import', file, '--reason', 'as in Git')).toContain('it now matches the file (seq 8)');

    expect(asked[1]?.body).toMatchObject({ changes: [change], baseSeq: 7, reason: 'as in Git' });
  });

  it('is refused without a reason', () => {
    expect(() => parseArguments(['remote', 'disable', 'points', '--brand', 'pavilion'])).toThrow('--reason is missing');
  });

  it('is shown what there is when a word is not known', () => {
    expect(() => parseArguments(['remote', 'explode', 'points'])).toThrow('enable, disable, drain, kill');
  });

  it('reads what the gateway refused', async () => {
    answer = { success: false, code: 'registry.unknown_remote', message: 'There is no such remote.' };

    await expect(parse('remote', 'enable', 'sauna', '--brand', 'pavilion', '--reason', 'why not')).rejects.toThrow(
      'There is no such remote. (registry.unknown_remote)',
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

    const lines = (await parse('status')).split('\n');

    expect(lines[1]).toMatch(/^pavilion +points +off +1\.0\.0-aa +0\.9\.0-bb +7 +2\/3$/);
    expect(lines[2]).toMatch(/^pavilion +wallet +not released/);
  });
});
