import { balance } from '@pavilion/api/calls/wallet';
import type { StreamEvents } from '@pavilion/api/stream';
import type { BalanceValue, WalletBalance } from '@pavilion/api/wallet';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, fakeHost } from '@pavilion/testing';
import { BehaviorSubject, Subject } from 'rxjs';
import { createEventBus } from '../events/create-event-bus';
import { createBalance } from './index';

const wallet = (name: string, held: string, version: number): WalletBalance => ({ wallet: name, balance: held, version });
const holding = (...wallets: WalletBalance[]): BalanceValue => ({
  balance: wallets[0]?.balance ?? '0',
  currency: 'BDT',
  playMoney: false,
  wallets,
});

/** A page whose stream has connected, unless told otherwise. */
function openPage({ member = aMember(), live = true, value = holding(wallet('main', '1000', 3)) } = {}) {
  const gateway = new FakeGateway().answer(balance, value);
  const { session, signInAs } = fakeHost({ member });
  const events = createEventBus();
  const [wallet$, live$] = [new Subject<StreamEvents['wallet']>(), new BehaviorSubject(live)];
  const told: string[] = [];
  events.on('balance.changed').subscribe(({ balance: now }) => told.push(now));
  const source = createBalance({ session, http: gateway, events, wallet$, live$ });
  return {
    gateway,
    source,
    told,
    signInAs,
    live$,
    /** A header that shows it. */
    show: () => source.subscribe(() => undefined),
    tell: (name: string, held: string, version: number, currency = 'BDT') =>
      wallet$.next({ currency, wallet: name, balance: held, version }),
    connect: () => events.emit('updates.missed', {}),
    main: () => source.current().value?.balance,
    wallets: () => source.current().value?.wallets,
    readings: () => gateway.inputsOf(balance).length,
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the balance of a page', () => {
  it('is read once when somebody shows it, and follows what the stream tells without being read again', async () => {
    const page = openPage();
    page.show();
    page.show();
    await settle();

    page.tell('main', '900', 4);
    page.tell('main', '1400', 5);

    expect(page.main()).toBe('1400');
    expect(page.told).toEqual(['900', '1400']);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(page.readings()).toBe(1);
  });

  it('never goes back to an older one, whichever way it comes and however late', async () => {
    const page = openPage();
    page.show();
    await settle();
    page.tell('main', '1400', 6);

    page.tell('main', '900', 5);
    expect(page.main()).toBe('1400');

    page.gateway.answer(balance, holding(wallet('main', '900', 5)));
    await page.source.read();
    expect(page.main()).toBe('1400');
    expect(page.told).toEqual(['1400']);
  });

  it('counts what was told while it was being read', async () => {
    const page = openPage();
    let answer: (value: BalanceValue) => void = () => undefined;
    page.gateway.answer(balance, () => new Promise<BalanceValue>((resolve) => (answer = resolve)));
    page.show();
    page.tell('main', '700', 4);

    answer(holding(wallet('main', '1000', 3)));
    await settle();

    expect(page.main()).toBe('700');
  });

  it('keeps wallets and currencies apart, and shows one that was opened meanwhile', async () => {
    const page = openPage();
    page.show();
    await settle();

    page.tell('bonus', '500', 1);
    page.tell('main', '99999', 50, 'USD');

    expect(page.wallets()).toEqual([wallet('main', '1000', 3), wallet('bonus', '500', 1)]);
    expect(page.told).toEqual(['1000']);
  });

  it('takes a wallet for empty that a newer reading names as emptied, and not by an older reading', async () => {
    const page = openPage();
    page.show();
    await settle();
    page.tell('bonus', '500', 2);

    page.gateway.answer(balance, { ...holding(wallet('main', '1000', 3)), emptied: [{ wallet: 'bonus', version: 1 }] });
    await page.source.read();
    expect(page.wallets()).toContainEqual(wallet('bonus', '500', 2));

    page.gateway.answer(balance, { ...holding(wallet('main', '1500', 4)), emptied: [{ wallet: 'bonus', version: 3 }] });
    await page.source.read();
    expect(page.wallets()).toEqual([wallet('main', '1500', 4)]);
  });

  it('is read when the stream connects, once: nobody reads it just before', async () => {
    const page = openPage({ live: false });
    page.show();
    await settle();
    expect(page.readings()).toBe(0);

    page.live$.next(true);
    page.connect();
    await jest.advanceTimersByTimeAsync(5_000);

    expect(page.main()).toBe('1000');
    expect(page.readings()).toBe(1);
  });

  it('is read without a stream too, after a moment, and when somebody says that they moved money', async () => {
    const page = openPage({ live: false });
    page.show();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(page.readings()).toBe(1);

    page.source.moneyMoved();
    expect(page.readings()).toBe(2);

    page.live$.next(true);
    page.source.moneyMoved();
    expect(page.readings()).toBe(2);
  });

  it('that cannot be read says why, and what was known stays', async () => {
    const page = openPage();
    page.show();
    await settle();
    page.gateway.answer(balance, new CallError('service.unavailable', 'Busy.'));

    await page.source.read();

    expect(page.source.current()).toMatchObject({ value: { balance: '1000' }, reading: false, error: { message: 'Busy.' } });
  });

  it('is nobody else’s: whoever signs in next begins with nothing known', async () => {
    const page = openPage();
    page.show();
    await settle();
    page.gateway.answer(balance, holding(wallet('main', '5', 1)));

    page.signInAs(aMember({ id: '200002' }));
    expect(page.main()).toBeUndefined();
    page.connect();
    await settle();

    expect(page.main()).toBe('5');
    expect(page.told).toEqual([]);
  });

  it('of a trial player is not read', async () => {
    const page = openPage({ member: aTrialMember() });
    page.show();
    page.connect();
    await jest.advanceTimersByTimeAsync(5_000);

    expect(page.readings()).toBe(0);
  });
});
