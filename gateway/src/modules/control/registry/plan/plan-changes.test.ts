import type { Change } from '@pavilion/api/staff';
import { changesForFile, toBrandFile } from './brand-file';
import { type RemoteInBrand } from './brand-state';
import { advanceCanary } from './canary-changes';
import { isEmergency, isUrgent, planChanges } from './plan-changes';
import { brand, canary, codesOf, NOW, plan, promote, underWay, walletOf, world } from './plan-fixture';

describe('a promotion', () => {
  it('puts the version before at the head of those that can be gone back to', () => {
    const planned = plan(promote('3.0.0'));

    expect(walletOf(planned)).toMatchObject({ version: '3.0.0', history: ['2.0.0', '1.1.0', '1.0.0'] });
    expect(planned.lines[0]?.text).toEqual({
      bn: 'Wallet: 2.0.0 → 3.0.0, সবার জন্য, পরের বার খোলার সময়।',
      en: 'Wallet: 2.0.0 → 3.0.0 for everybody, at the next opening.',
    });
    expect(planned.lines[0]).toMatchObject({ before: { version: '2.0.0' }, after: { version: '3.0.0' }, objections: [] });
  });

  it('keeps twenty of them, none twice and never the one in force', () => {
    const history = ['3.0.0', ...Array.from({ length: 20 }, (_, at) => `0.${at}.0`)];

    expect(walletOf(plan(promote('3.0.0'), brand({ history }))).history).toEqual(['2.0.0', ...history.slice(1, 20)]);
  });

  it('takes an ended version out of those that screens have to leave', () => {
    expect(walletOf(plan(promote('3.0.0'), brand({ ended: ['3.0.0', '1.1.0'] }))).ended).toEqual(['1.1.0']);
  });

  it('ends a canary of another version, and makes the one of the same everybody’s', () => {
    expect(walletOf(plan(promote('3.0.0'), brand({ canary: underWay('1.1.0') })))).toMatchObject({
      canary: null,
      ended: ['1.1.0'],
    });
    expect(walletOf(plan(promote('3.0.0'), brand({ canary: underWay('3.0.0') })))).toMatchObject({ canary: null, ended: [] });
  });

  it('gives a brand a remote that it did not have', () => {
    const { next } = plan(promote('2.0.0', 'games'), brand({}, { remotes: {} }));

    expect(next.remotes['games']).toMatchObject({ version: '2.0.0', mode: 'on', history: [] });
  });

  it.each([
    ['a version nobody published', promote('7.7.7'), brand(), 'registry.unknown_version'],
    ['a revoked version', promote('3.0.0'), brand({}, { revoked: new Set(['wallet@3.0.0']) }), 'registry.version_revoked'],
    ['a contract the host does not speak', promote('8.0.0'), brand(), 'registry.contract_unsupported'],
    ['packages that the shell does not have', promote('7.1.0'), brand(), 'registry.shared_unsupported'],
  ])('is stopped by %s, and the brand stays as it is', (_, change, state, code) => {
    const planned = plan(change, state);

    expect(planned.lines[0]?.objections).toEqual([expect.objectContaining({ weight: 'stops', code })]);
    expect(planned.next).toBe(state);
  });

  it.each([
    ['the version is in force already', promote('2.0.0'), brand(), 'registry.nothing_changes'],
    ['the remote is pinned', promote('3.0.0'), brand({ pinned: true }), 'registry.pinned'],
    ['the remote is off', promote('3.0.0'), brand({ mode: 'off' }), 'registry.switched_off'],
    ['players lose a page', promote('9.0.0'), brand(), 'registry.pages_lost'],
  ])('warns when %s', (_, change, state, code) => {
    const objections = plan(change, state).lines[0]?.objections ?? [];

    expect(objections).toContainEqual(expect.objectContaining({ weight: 'warns', code }));
    expect(objections.every(({ text }) => text.bn && text.en)).toBe(true);
  });
});

describe('a rollback', () => {
  it('goes to the version before, and tells open screens to leave the one they run', () => {
    expect(walletOf(plan({ kind: 'rollback', remote: 'wallet' }))).toMatchObject({
      version: '1.1.0',
      history: ['1.0.0'],
      ended: ['2.0.0'],
    });
  });

  it('goes to an earlier one by name, and takes a canary along', () => {
    const state = brand({ canary: underWay('3.0.0') });

    expect(walletOf(plan({ kind: 'rollback', remote: 'wallet', version: '1.0.0' }, state))).toMatchObject({
      version: '1.0.0',
      history: [],
      ended: ['2.0.0', '3.0.0'],
      canary: null,
    });
  });

  it('passes over a version that was revoked since, and never revives it by name', () => {
    const state = brand({}, { revoked: new Set(['wallet@1.1.0']) });

    expect(walletOf(plan({ kind: 'rollback', remote: 'wallet' }, state)).version).toBe('1.0.0');
    expect(codesOf(plan({ kind: 'rollback', remote: 'wallet', version: '1.1.0' }, state))).toEqual(['registry.version_revoked']);
  });

  it('needs a version to go back to', () => {
    expect(codesOf(plan({ kind: 'rollback', remote: 'wallet' }, brand({ history: [] })))).toEqual(['registry.unknown_version']);
    expect(codesOf(plan({ kind: 'rollback', remote: 'wallet', version: '3.0.0' }))).toEqual(['registry.unknown_version']);
    expect(codesOf(plan({ kind: 'rollback', remote: 'wallet' }, brand({ version: null })))).toEqual(['registry.not_released']);
    expect(codesOf(plan({ kind: 'rollback', remote: 'sauna' }))).toEqual(['registry.unknown_remote']);
  });

  it('keeps twenty ended versions at most', () => {
    const ended = Array.from({ length: 20 }, (_, at) => `0.${at}.0`);

    expect(walletOf(plan({ kind: 'rollback', remote: 'wallet' }, brand({ ended }))).ended).toEqual([
      '2.0.0',
      ...ended.slice(0, 19),
    ]);
  });
});

describe('a canary', () => {
  it('begins with its first stage now', () => {
    const planned = plan(canary('3.0.0', 500, 5_000));

    expect(walletOf(planned)).toMatchObject({
      version: '2.0.0',
      canary: { version: '3.0.0', stage: 0, salt: 'r17', startedAt: NOW, nextStageAt: new Date('2026-11-21T12:10:00Z') },
    });
    expect(planned.lines[0]?.text.en).toBe(
      'Wallet 3.0.0 is tried by 5% of visitors for at least 10 min and 20 visits, then 50% of visitors for at least 10 min and 20 visits, then runs for everybody.',
    );
    expect(planned.lines[0]?.text.bn).toContain('৫% দর্শক অন্তত ১০ মিনিট ও ২০ ভিজিট');
  });

  it('takes the place of another one, whose screens then leave', () => {
    expect(walletOf(plan(canary('3.0.0', 500), brand({ canary: underWay('1.1.0') })))).toMatchObject({
      canary: { version: '3.0.0' },
      ended: ['1.1.0'],
    });
  });

  it.each([
    ['of the version in force', canary('2.0.0', 500), brand(), 'registry.canary_refused'],
    ['whose stages do not grow', canary('3.0.0', 500, 500), brand(), 'registry.canary_refused'],
    ['without a version to compare with', canary('3.0.0', 500), brand({ version: null }), 'registry.not_released'],
    ['of a revoked version', canary('3.0.0', 500), brand({}, { revoked: new Set(['wallet@3.0.0']) }), 'registry.version_revoked'],
  ])('cannot begin %s', (_, change, state, code) => {
    expect(codesOf(plan(change, state))).toContain(code);
  });

  it('ends with everybody back on the version before', () => {
    const planned = plan({ kind: 'canary-end', remote: 'wallet' }, brand({ canary: underWay('3.0.0') }));

    expect(walletOf(planned)).toMatchObject({ version: '2.0.0', canary: null, ended: ['3.0.0'] });
    expect(codesOf(plan({ kind: 'canary-end', remote: 'wallet' }))).toEqual(['registry.no_canary']);
  });

  it('gives each stage its whole time from when it begins, and goes from the last one to everybody', () => {
    const second = advanceCanary(brand({ canary: underWay('3.0.0') }), 'wallet', world).next;

    expect(second.remotes['wallet']?.canary).toMatchObject({
      stage: 1,
      stageAt: NOW,
      nextStageAt: new Date(NOW.getTime() + 20 * 60_000),
      seen: null,
    });
    expect(advanceCanary(second, 'wallet', world).next.remotes['wallet']).toMatchObject({
      version: '3.0.0',
      canary: null,
      history: ['2.0.0', '1.1.0', '1.0.0'],
    });
  });
});

describe('a revocation', () => {
  const revoke = (version: string): Change => ({ kind: 'revoke', remote: 'wallet', version });

  it('lets a brand that runs the version fall back to one that may run', () => {
    const planned = plan([revoke('1.1.0'), revoke('2.0.0')]);

    expect(walletOf(planned)).toMatchObject({ version: '1.0.0', history: [], mode: 'on' });
    expect([...planned.next.revoked]).toEqual(['wallet@1.1.0', 'wallet@2.0.0']);
    expect(planned.lines[1]?.text.en).toContain('Everybody falls back to 1.0.0.');
  });

  it('kills the remote when there is nothing to fall back to, and says so before', () => {
    const planned = plan(revoke('2.0.0'), brand({ history: [] }));

    expect(walletOf(planned)).toMatchObject({ mode: 'killed', version: '2.0.0' });
    expect(codesOf(planned)).toEqual(['registry.runs_nothing']);
    expect(codesOf({ ...planned, ...planChanges(planned.next, [{ kind: 'mode', remote: 'wallet', mode: 'on' }], world) })).toEqual([
      'registry.version_revoked',
    ]);
  });

  it('ends a canary of the version', () => {
    expect(walletOf(plan(revoke('3.0.0'), brand({ canary: underWay('3.0.0') })))).toMatchObject({ canary: null, version: '2.0.0' });
  });

  it('is known when it is done twice, and refused for what was never published', () => {
    expect(codesOf(plan(revoke('1.0.0'), brand({}, { revoked: new Set(['wallet@1.0.0']) })))).toContain('registry.nothing_changes');
    expect(codesOf(plan(revoke('7.7.7')))).toEqual(['registry.unknown_version']);
  });
});

describe('a site', () => {
  it('goes into maintenance and comes out again, as a whole or one remote of it', () => {
    const text = { bn: 'একটু পরে আসুন', en: 'Come back soon' };
    const whole = plan({ kind: 'maintenance', on: true, until: '2026-11-21T13:00:00Z', text });
    const remote = plan({ kind: 'maintenance', remote: 'wallet', on: true, text });

    expect(whole.next.maintenance).toEqual({ on: true, until: '2026-11-21T13:00:00Z', text });
    expect(walletOf(remote).maintenance).toEqual({ on: true, text });
    expect(plan({ kind: 'maintenance', on: false }, whole.next).next.maintenance).toEqual({ on: false });
    expect(walletOf(plan({ kind: 'maintenance', remote: 'wallet', on: false }, remote.next)).maintenance).toBeNull();
  });

  it.each<[string, Change, string]>([
    ['a maintenance that is over', { kind: 'maintenance', on: true, until: '2026-11-21T11:00:00Z' }, 'registry.time_in_past'],
    ['maintenance of a remote it lacks', { kind: 'maintenance', remote: 'sauna', on: true }, 'registry.unknown_remote'],
    ['a flag nobody reads', { kind: 'flag', flag: 'SAUNA', on: true }, 'registry.unknown_flag'],
    ['a theme nobody drew', { kind: 'theme', name: 'sauna', default: 'dark' }, 'registry.unknown_theme'],
    ['a default language it does not offer', { kind: 'locales', default: 'bn', offered: ['en'] }, 'registry.locales_refused'],
    ['a language offered twice', { kind: 'locales', default: 'en', offered: ['en', 'en'] }, 'registry.locales_refused'],
    ['a mode for a remote it lacks', { kind: 'mode', remote: 'sauna', mode: 'off' }, 'registry.unknown_remote'],
    ['a remote retired that it lacks', { kind: 'retire', remote: 'sauna' }, 'registry.unknown_remote'],
    ['a remote retired that is on', { kind: 'retire', remote: 'wallet' }, 'registry.still_on'],
    ['a pin for a remote it lacks', { kind: 'pin', remote: 'sauna', pinned: true }, 'registry.unknown_remote'],
  ])('does not get %s', (_, change, code) => {
    expect(codesOf(plan(change))).toEqual([code]);
  });

  it('switches the platform’s flags and those that its remotes’ pages ask for', () => {
    const changes = ['REFERRAL', 'GAMES_NEW'].map((flag): Change => ({ kind: 'flag', flag, on: true }));

    expect(plan(changes).next.flags).toEqual({ FREEPLAY: true, REFERRAL: true, GAMES_NEW: true });
    expect(plan(changes).lines[0]?.text).toEqual({
      bn: 'বন্ধুকে আমন্ত্রণ (REFERRAL) চালু হবে।',
      en: 'Inviting friends (REFERRAL) is switched on.',
    });
  });
});

describe('changes together', () => {
  it('build on one another in their order', () => {
    const planned = plan([
      promote('3.0.0'),
      { kind: 'rollback', remote: 'wallet' },
      { kind: 'mode', remote: 'wallet', mode: 'draining' },
    ]);

    expect(walletOf(planned)).toMatchObject({ version: '2.0.0', mode: 'draining', ended: ['3.0.0'] });
    expect(planned.lines.map(({ before }) => (before as RemoteInBrand).version)).toEqual(['2.0.0', '3.0.0', '2.0.0']);
  });

  it('are urgent when open screens must not stay, and an emergency when nobody may be waited for', () => {
    const kill: Change = { kind: 'mode', remote: 'wallet', mode: 'killed' };
    const off: Change = { kind: 'mode', remote: 'wallet', mode: 'off' };
    const revoke: Change = { kind: 'revoke', remote: 'wallet', version: '1.0.0' };
    const back: Change = { kind: 'rollback', remote: 'wallet' };

    expect([kill, revoke, back, { kind: 'canary-end', remote: 'wallet' } as const].map(isUrgent)).toEqual([true, true, true, true]);
    expect([off, promote('3.0.0')].map(isUrgent)).toEqual([false, false]);
    expect([kill, revoke, back, off].map(isEmergency)).toEqual([true, true, false, false]);
  });
});

describe('a brand’s file', () => {
  it('changes nothing in the brand that it came from', () => {
    expect(changesForFile(brand(), toBrandFile(brand()))).toEqual([]);
  });

  it('makes another state what it says', () => {
    const wanted = brand({ version: '3.0.0', mode: 'off', pinned: true }, { flags: { REFERRAL: true } });
    const { next } = plan(changesForFile(brand(), toBrandFile(wanted)));

    expect(toBrandFile(next)).toEqual({ ...toBrandFile(wanted), flags: { FREEPLAY: false, REFERRAL: true } });
    expect(changesForFile(next, toBrandFile(wanted))).toEqual([]);
  });

  it('switches off what it does not name', () => {
    const { remotes, ...rest } = toBrandFile(brand());

    expect(changesForFile(brand(), { ...rest, remotes: { wallet: remotes['wallet']! } })).toEqual([
      { kind: 'mode', remote: 'games', mode: 'off' },
    ]);
  });
});
