import type { BrandManifest, StampedRemote } from '@pavilion/contract';
import { useBusy } from '@pavilion/host/router';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { entry, manifestWith, renderRemotes, wallet } from '../testing/render-remotes';

/** A form that is busy while something is typed in it. */
function Form({ title }: { title: string }) {
  const [typed, setTyped] = useState('');
  useBusy(typed !== '');
  return (
    <>
      <h1>{title}</h1>
      <input aria-label="amount" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </>
  );
}
const pageOf = (title: string): Partial<StampedRemote> => ({
  pages: { 'wallet.deposit': async () => () => <Form title={title} /> },
});
const version = (number: string) => ({ version: number, entry: `/remotes/wallet/${number}/remoteEntry.js` });
const heading = () => screen.queryByRole('heading')?.textContent;
const refusal = (code: string) => screen.queryByText(new RegExp(`^${code.replace('.', '\\.')} · wallet`));

/** Somebody has the first version of the deposit page open. */
async function openDeposit() {
  const shell = renderRemotes(async (_, { version: number }) => wallet(pageOf(`deposit ${number}`)));
  await shell.show();
  await pass(0);
  expect(heading()).toBe('deposit 1.0.0');
  let seq = 1;
  const apply = (now: Parameters<typeof entry>[0], more: Partial<BrandManifest> = {}) =>
    act(async () => shell.manifest$.next(manifestWith(entry(now), { seq: (seq += 1), ...more })));
  return { ...shell, apply };
}
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const type = (text: string) => act(() => user.type(screen.getByRole('textbox'), text));
const clear = () => act(() => user.clear(screen.getByRole('textbox')));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page whose remote is switched off', () => {
  it('goes at once when nothing is under way, says so, and comes back when it is switched on', async () => {
    const { apply, left } = await openDeposit();

    await apply({ mode: 'off', enabled: false });
    expect(refusal('remote.switched-off')).toBeVisible();
    expect(left).toEqual(['closed']);

    await apply({});
    await pass(1_000);
    expect(heading()).toBe('deposit 1.0.0');
  });

  it('stays with what was typed until the player is done, after a word of warning', async () => {
    const { apply, left } = await openDeposit();
    await type('500');

    await apply({ mode: 'off', enabled: false });
    await pass(60_000);
    expect(screen.getByRole('textbox')).toHaveValue('500');
    expect(left).toEqual(['pending']);

    await clear();
    await pass(1_900);
    expect(heading()).toBe('deposit 1.0.0');
    await pass(200);
    expect(refusal('remote.switched-off')).toBeVisible();
    expect(left).toEqual(['pending', 'closed']);
  });

  it('stays when it is switched on again before the player is done', async () => {
    const { apply } = await openDeposit();
    await type('500');
    await apply({ mode: 'off', enabled: false });

    await apply({});
    await clear();
    await pass(10_000);

    expect(heading()).toBe('deposit 1.0.0');
  });

  it('does not come and go faster than once a second', async () => {
    const { apply } = await openDeposit();
    await apply({ mode: 'off', enabled: false });

    await apply({});
    await pass(900);
    expect(heading()).toBeUndefined();
    await pass(200);
    expect(heading()).toBe('deposit 1.0.0');
  });
});

it('a page under maintenance says so in its place', async () => {
  const { apply } = await openDeposit();

  await apply({ maintenance: { on: true } });

  expect(refusal('remote.maintenance')).toBeVisible();
});

describe('a page whose remote is drained', () => {
  it('stays while the player does something, and goes half a minute after', async () => {
    const { apply, idle } = await openDeposit();
    idle.ms = 29_000;

    await apply({ mode: 'draining' });
    expect(heading()).toBe('deposit 1.0.0');
    idle.ms = 0;
    await pass(1_000);
    expect(heading()).toBe('deposit 1.0.0');

    idle.ms = 30_000;
    await pass(30_000);
    expect(refusal('remote.switched-off')).toBeVisible();
  });

  it('stays with what was typed, however long the player thinks', async () => {
    const { apply, idle } = await openDeposit();
    await type('500');
    idle.ms = 300_000;

    await apply({ mode: 'draining' });
    await pass(300_000);

    expect(screen.getByRole('textbox')).toHaveValue('500');
  });

  describe('for a payer who comes back from the payment company', () => {
    const { descriptor } = entry();
    const page = { id: 'wallet.deposit', paths: ['/depositv2'], area: 'member', label: { bn: 'জমা', en: 'Deposit' } } as const;
    const drained = (mode: 'draining' | 'off') =>
      manifestWith(
        entry({
          mode,
          descriptor: { ...descriptor, pages: [{ ...page, icon: 'wallet', audience: 'member', resumes: 'deposit' }] },
        }),
      );
    beforeEach(() => window.history.replaceState(null, '', '/member/depositv2?deposit=d-1'));
    afterEach(() => window.history.replaceState(null, '', '/'));

    it('opens once more, so that they finish what they began, and closes when they are done', async () => {
      const { show, idle } = renderRemotes(async () => wallet(pageOf('your deposit')), drained('draining'));
      await show();
      await pass(0);
      expect(heading()).toBe('your deposit');

      idle.ms = 30_000;
      await pass(30_000);
      expect(refusal('remote.switched-off')).toBeVisible();
      await pass(60_000);
      expect(refusal('remote.switched-off')).toBeVisible();
    });

    it('stays closed when the remote is off', async () => {
      const { show } = renderRemotes(async () => wallet(), drained('off'));

      await show();

      expect(refusal('remote.switched-off')).toBeVisible();
    });
  });

  it('is not opened any more', async () => {
    const { show } = renderRemotes(async () => wallet(), manifestWith(entry({ mode: 'draining' })));

    await show();

    expect(refusal('remote.switched-off')).toBeVisible();
  });
});

describe('what must not run', () => {
  it.each([
    ['killed', { mode: 'killed', enabled: false } as const, {}, 'remote.switched-off'],
    ['revoked', {}, { revoked: ['wallet@1.0.0'] }, 'remote.revoked'],
  ])('goes at once when it is %s, whatever was typed', async (_, now, more, code) => {
    const { apply, left } = await openDeposit();
    await type('500');

    await apply(now, more);

    expect(refusal(code)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(left).toEqual(['closed']);
  });

  it('is replaced by the version in force when the player asks for it', async () => {
    const { apply } = await openDeposit();
    await apply(version('0.9.0'), { revoked: ['wallet@1.0.0'] });
    expect(refusal('remote.revoked')).toBeVisible();

    await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
    await pass(0);

    expect(heading()).toBe('deposit 0.9.0');
  });
});

describe('another version', () => {
  it('takes effect at the next mount when it is promoted', async () => {
    const { apply } = await openDeposit();

    await apply(version('2.0.0'));
    await pass(10_000);

    expect(heading()).toBe('deposit 1.0.0');
  });

  it('takes the place of one that was ended, once the player is done', async () => {
    const { apply, left } = await openDeposit();
    await type('500');

    await apply({ ...version('0.9.0'), ended: ['1.0.0'] });
    await pass(10_000);
    expect(heading()).toBe('deposit 1.0.0');
    await clear();
    await pass(2_000);

    expect(heading()).toBe('deposit 0.9.0');
    expect(left).toEqual(['replaced']);
  });

  it('takes the place of one that was refused, without being asked', async () => {
    const broken = renderRemotes(async (_, { version: number }) =>
      number === '1.0.0' ? Promise.reject(new Error('oops')) : wallet(pageOf(`deposit ${number}`)),
    );
    await broken.show();
    await pass(1_000);
    expect(refusal('remote.threw')).toBeVisible();

    await act(async () => broken.manifest$.next(manifestWith(entry(version('1.0.1')))));
    await pass(1_000);

    expect(heading()).toBe('deposit 1.0.1');
  });
});
