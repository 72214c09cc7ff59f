import { randomUUID } from 'node:crypto';
import type { Bonus, BonusesValue, BonusOffersValue } from '@pavilion/api/bonuses';
import pg from 'pg';
import { registerPlayer, testApp, type TestApp } from '../../platform/testing';
import type { CreditedDeposit } from './service';

/** Whose bonuses are looked at. */
export interface Player {
  token: string;
  id: string;
  account: string;
}

/** What the tests of bonuses share: a gateway, its tables as their owner has them, and what players do. */
export async function openBonuses() {
  const app = await testApp();
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const close = async () => {
    await owner.end();
    await app.close();
  };
  return { app, owner, ...askingIn(app), ...playingIn(app), close };
}

function askingIn(app: TestApp) {
  const offers = async ({ token }: Player, amount?: string): Promise<BonusOffersValue> =>
    (await app.request({ url: `/wps/v2/bonuses/offers${amount ? `?amount=${amount}` : ''}`, token })).json().value;
  const bonuses = async ({ token }: Player): Promise<BonusesValue> =>
    (await app.request({ url: '/wps/v2/bonuses', token })).json().value;
  const surrender = ({ token }: Player, id: string) =>
    app.request({ method: 'PUT', url: `/wps/v2/bonuses/${id}/surrender`, token });
  return { offers, bonuses, surrender };
}

function playingIn(app: TestApp) {
  const { wallet, bonuses, brands, members } = app.gateway.services;
  let count = 0;
  const brand = () => brands.byCode('pavilion') as NonNullable<ReturnType<typeof brands.byCode>>;
  const player = async (): Promise<Player> => {
    const account = `bonus${(count += 1)}`;
    const token = await registerPlayer(app, account);
    return { token, account, id: String((await members.byAccount('pavilion', account))?.id) };
  };
  /** A deposit that arrives, as payments credit it. */
  const payIn = async ({ id: memberId }: Player, amount: bigint, offer?: string, id: string = randomUUID()): Promise<string> => {
    const promised = offer ? await bonuses.promise(brand(), memberId, offer, amount) : null;
    await credit({ id, memberId, brand: 'pavilion', currency: 'BDT', reference: `deposit:${id}`, amount, promised });
    return id;
  };
  const credit = (deposit: CreditedDeposit) =>
    app.platform.db.transaction().execute(async (trx) => {
      await bonuses.grantWithin(trx, deposit);
      const { memberId, brand: code, currency, reference, amount } = deposit;
      await wallet.postWithin(trx, { kind: 'deposit', memberId, brand: code, currency, reference, amount });
    });
  const game = { brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round: 'r1' } as const;
  const bet = async ({ id: memberId }: Player, amount: bigint): Promise<string> => {
    const reference = `studio:${randomUUID()}`;
    const { outcome } = await wallet.post({ ...game, kind: 'bet', memberId, reference, amount });
    if (outcome !== 'posted') throw new Error(`a bet of ${amount} was ${outcome}`);
    return reference;
  };
  const win = ({ id: memberId }: Player, related: string, amount: bigint) =>
    wallet.post({ ...game, kind: 'win', memberId, reference: `studio:${randomUUID()}`, related, amount });
  const takeBack = ({ id: memberId }: Player, related: string) =>
    wallet.post({ ...game, kind: 'rollback', memberId, reference: `studio:${randomUUID()}`, related, amount: 0n });
  const held = async ({ id }: Player) => ({
    main: await wallet.balance(id, 'BDT'),
    bonus: await wallet.balance(id, 'BDT', 'bonus'),
  });
  return { brand, player, payIn, credit, bet, win, takeBack, held, work: bonuses.work };
}

/** The bonus under way. */
export function activeIn({ active }: BonusesValue): Bonus {
  if (!active) throw new Error('no bonus is active');
  return active;
}
