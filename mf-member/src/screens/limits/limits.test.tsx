import { cancelLimitChange, changeLimit, confirmLimitChange, limits } from '@pavilion/api/calls/protection';
import type { LimitChange, LimitsValue, PlayLimit } from '@pavilion/api/protection';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { LimitsScreen } from './LimitsScreen';

const names = (['deposit', 'loss', 'wager'] as const)
  .flatMap((kind) => (['day', 'week', 'month'] as const).map((period) => ({ kind, period })))
  .concat([{ kind: 'session', period: 'day' } as never]);
const unset = { value: null, used: '0', left: null, freesAt: null, pending: null, confirmable: false };

function asked(more: Partial<LimitChange> = {}): LimitChange {
  return {
    id: '7',
    kind: 'deposit',
    period: 'day',
    from: '100000',
    to: '200000',
    state: 'pending',
    by: 'member',
    askedAt: '2026-03-02T08:00:00Z',
    dueAt: '2026-03-03T08:00:00Z',
    lapsesAt: '2026-03-10T08:00:00Z',
    ...more,
  };
}

function value(first: Partial<PlayLimit> = {}, changes: LimitChange[] = []): LimitsValue {
  const all = names.map((name): PlayLimit => ({ ...name, ...unset }));
  return { currency: 'BDT', limits: [{ ...(all[0] as PlayLimit), ...first }, ...all.slice(1)], changes, offers: [] };
}

function open(now = value(), locale: 'bn' | 'en' = 'en', confirms = true) {
  const http = new FakeGateway().answer(limits, now).answer(changeLimit, value({ value: '50000', left: '50000' }));
  return {
    http,
    ...renderWithHost(<LimitsScreen />, { http, member: aMember(), messages: locale === 'en' ? messages : bn, locale, confirms }),
  };
}
const edit = async (user: ReturnType<typeof open>['user'], name: string, typed: string) => {
  await user.click(await screen.findByRole('button', { name: `Set or change: ${name}` }));
  const dialog = screen.getByRole('dialog', { name });
  if (typed) await user.type(within(dialog).getByRole('textbox'), typed);
  return dialog;
};

describe('a player who looks at their limits', () => {
  it('sees all ten, what counts against them, and nobody’s idea of an amount', async () => {
    open(value({ value: '100000', used: '75000', left: '25000', freesAt: '2026-03-03T08:00:00Z' }));

    expect(await screen.findAllByRole('button', { name: /^Set or change/ })).toHaveLength(10);
    expect(screen.getByRole('progressbar', { name: 'Deposits: In 24 hours' })).toHaveValue(75);
    expect(screen.getByText(/Paid in: ৳750.00. Left: ৳250.00./)).toBeVisible();
    expect(screen.queryByText(/More from/)).toBeNull();
  });

  it('is told when more is free once nothing is left, and never that they lost less than nothing', async () => {
    open(value({ value: '100000', used: '120000', left: '0', freesAt: '2026-03-03T08:00:00Z' }));

    expect(await screen.findByText(/Left: ৳0.00. More from 3 March 2026/)).toBeVisible();
    expect(screen.getAllByText('Lost: ৳0.00.')).toHaveLength(3);
  });

  it('reads it in Bengali', async () => {
    open(value({}, [asked()]), 'bn');

    expect(await screen.findByRole('heading', { name: 'ক্ষতি' })).toBeVisible();
    expect(screen.getByText('৳1,000.00 → ৳2,000.00')).toBeVisible();
  });
});

describe('a player who sets a limit', () => {
  it('types any amount, is told that it holds at once, and it does', async () => {
    const { http, user, host } = open();
    const dialog = await edit(user, 'Losses: In 7 days', '500');
    expect(within(dialog).getByText('This applies at once.')).toBeVisible();

    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));

    await waitFor(() => expect(http.inputsOf(changeLimit)).toEqual([{ kind: 'loss', period: 'week', value: '50000' }]));
    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: 'Your limit is active.' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sees the present limit beside the one they type', async () => {
    const { user } = open(value({ value: '100000', left: '100000' }));

    const dialog = await edit(user, 'Deposits: In 24 hours', '');

    expect(within(dialog).getByText('Now: ৳1,000.00')).toBeVisible();
  });

  it.each([
    ['0', 'Set your limit to ৳0.00?'],
    ['99', 'Set your limit to ৳99.00?'],
  ])('is asked once whether %s is meant, far below what they use', async (typed, question) => {
    const { http, user, host } = open(value({ value: '200000', used: '100000', left: '100000' }));
    const dialog = await edit(user, 'Deposits: In 24 hours', typed);

    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));

    await waitFor(() => expect(http.inputsOf(changeLimit)).toHaveLength(1));
    expect(host.questions).toEqual([question]);
  });

  it('is not asked about an amount as they usually take, and keeps their own when they say no', async () => {
    const { http, user, host } = open(value({ value: '200000', left: '200000' }), 'en', false);
    const dialog = await edit(user, 'Deposits: In 24 hours', '1500');
    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));
    await waitFor(() => expect(http.inputsOf(changeLimit)).toHaveLength(1));
    expect(host.questions).toEqual([]);

    const again = await edit(user, 'Deposits: In 7 days', '0');
    await user.click(within(again).getByRole('button', { name: 'Save limit' }));

    expect(host.questions).toHaveLength(1);
    expect(http.inputsOf(changeLimit)).toHaveLength(1);
    expect(within(again).getByRole('textbox')).toHaveValue('0');
  });

  it.each(['500.555', '-5', '5e3'])('reads what is wrong with %s, which is taken for nothing else', async (typed) => {
    const { http, user } = open();
    const dialog = await edit(user, 'Losses: In 7 days', typed);

    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));

    expect(within(dialog).getByRole('textbox')).toHaveValue(typed);
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/at most two behind the point/);
    expect(http.inputsOf(changeLimit)).toEqual([]);
  });

  it('is told that a higher one waits, before they ask for it', async () => {
    const { user } = open(value({ value: '100000', left: '100000' }));

    const dialog = await edit(user, 'Deposits: In 24 hours', '1000.01');

    expect(within(dialog).getByText(/^This takes 24 hours/)).toBeVisible();
  });

  it('asks for none by its own button, and that waits as well', async () => {
    const { http, user, host } = open(value({ value: '100000', left: '100000' }));
    const dialog = await edit(user, 'Deposits: In 24 hours', '');

    await user.click(within(dialog).getByRole('button', { name: 'Remove limit' }));

    await waitFor(() => expect(http.inputsOf(changeLimit)).toEqual([{ kind: 'deposit', period: 'day', value: 'none' }]));
    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: messages['limits.requested'] }]));
  });

  it('counts time in minutes of a day', async () => {
    const { http, user } = open();
    const dialog = await edit(user, 'Time: On one day', '1441');
    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/Enter 1 to 1440 whole minutes/);

    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), '90');
    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));

    await waitFor(() => expect(http.inputsOf(changeLimit)).toEqual([{ kind: 'session', period: 'day', value: '90' }]));
  });

  it('reads why it was refused, and keeps what they typed', async () => {
    const { http, user } = open();
    http.answer(changeLimit, () => {
      throw new CallError('service.unavailable', 'The service is busy.');
    });
    const dialog = await edit(user, 'Stakes: In 30 days', '10');

    await user.click(within(dialog).getByRole('button', { name: 'Save limit' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The service is busy.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('10');
  });
});

describe('a change that waits', () => {
  const waiting = (confirmable: boolean) =>
    value({ value: '100000', left: '100000', pending: asked(), confirmable }, [asked(), asked({ id: '6', state: 'lapsed' })]);

  it('says its day and cannot be confirmed before it', async () => {
    open(waiting(false));

    expect(await screen.findByText(/Requested: ৳2,000.00. You can confirm it from 3 March 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByText('Lapsed')).toBeVisible();
  });

  it('is confirmed by the player and nobody else', async () => {
    const { http, user, host } = open(waiting(true));
    http.answer(confirmLimitChange('7'), value({ value: '200000', left: '200000' }));

    await user.click(await screen.findByRole('button', { name: 'Confirm' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: 'The new limit is active.' }]));
    expect(screen.queryByText(/You asked for/)).toBeNull();
  });

  it('can be given up', async () => {
    const { http, user } = open(waiting(true));
    http.answer(cancelLimitChange('7'), value({ value: '100000', left: '100000' }));

    await user.click(await screen.findByRole('button', { name: 'Keep my limit' }));

    await waitFor(() => expect(screen.queryByText(/You asked for/)).toBeNull());
  });

  it('of staff’s making says why', async () => {
    open(value({}, [asked({ by: 'staff', state: 'applied', reason: 'asked for on the telephone' })]));

    expect(await screen.findByText(/by our staff: asked for on the telephone/)).toBeVisible();
  });
});
