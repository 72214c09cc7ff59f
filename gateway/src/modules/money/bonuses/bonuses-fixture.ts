import { randomUUID } from 'node:crypto';
import type { Bonus, BonusesValue, BonusOffersValue } from '@pavilion/api/bonuses';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { enrolStaff, registerPlayer, staffRequest, testApp, type TestApp, seedGames } from '../../../platform/testing';
import type { BonusGift, CreditedDeposit } from './grant-bonus';

/** Whose bonuses are looked at. */
export interface Player {
  token: string;
  id: string;
  account: string;
}

/** What the tests of bonuses share: a gateway, its tables as their owner has them, and what players do. */
export async function setUpBonuses({ offers = 'generous' as 'generous' | 'as-shipped' } = {}) {
  const app = await testApp();
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  if (offers === 'as-shipped') await seedGames(app.platform);
  else {
    await seedGames(app.platform, 'STUDIO');
    // Whole stakes count, as often as one likes, and two operators agreed to what that costs.
    await owner.query(`update bonus_offers set contribution = null, uses = null, uses_days = null, accepted_gain = 10000`);
  }
  const staff = {
    mira: await enrolStaff(app, 'mira', { pavilion: 'approver' }),
    amina: await enrolStaff(app, 'amina', { pavilion: 'approver' }),
    vera: await enrolStaff(app, 'vera', { pavilion: 'viewer' }),
  };
  const close = async () => {
    await owner.end();
    await app.close();
  };
  /** A member's active bonus is as old as its terms allow. What was staked before has to be counted before. */
  const runsOut = ({ id }: Pick<Player, 'id'>) =>
    owner.query(
      `alter table bonuses disable trigger user;
       update bonuses set given_at = now() - interval '20 days', until = now() - interval '1 minute' where member_id = ${id} and state = 'active';
       alter table bonuses enable trigger user`,
    );
  /** A slip is sent, and an operator has found the money. */
  const transferArrives = async ({ token }: Player, id: string, arrived: string): Promise<void> => {
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } }).png();
    const payload = { slip: (await picture.toBuffer()).toString('base64') };
    await app.request({ method: 'PUT', url: `/wps/v2/deposits/${id}/slip`, token, payload });
    const url = `/staff/brands/pavilion/deposits/${id}/approval`;
    const answer = await staffRequest(app, {
      method: 'POST',
      url,
      as: staff.mira,
      payload: { arrived, reason: 'it is on the account' },
    });
    if (answer.statusCode !== 200) throw new Error(`no deposit: ${answer.body}`);
  };
  return { app, owner, staff, runsOut, transferArrives, ...bonusCalls(app), ...playCalls(app), close };
}

function bonusCalls(app: TestApp) {
  const offers = async ({ token }: Player, amount?: string): Promise<BonusOffersValue> =>
    (await app.request({ url: `/wps/v2/bonuses/offers${amount ? `?amount=${amount}` : ''}`, token })).json().value;
  const bonuses = async ({ token }: Player): Promise<BonusesValue> =>
    (await app.request({ url: '/wps/v2/bonuses', token })).json().value;
  const forfeit = async (player: Player, id: string): Promise<LightMyRequestResponse> => {
    const answer = await app.request({ method: 'PUT', url: `/wps/v2/bonuses/${id}/forfeit`, token: player.token });
    return answer.statusCode === 503 ? forfeit(player, id) : answer;
  };
  return { offers, bonuses, forfeit };
}

function playCalls(app: TestApp) {
  const { wallet, bonuses, brands, members } = app.gateway.services;
  let count = 0;
  const brand = () => brands.byCode('pavilion') as NonNullable<ReturnType<typeof brands.byCode>>;
  const player = async (): Promise<Player> => {
    const account = `wagerer${(count += 1)}`;
    const token = await registerPlayer(app, account);
    return { token, account, id: String((await members.byAccount('pavilion', account))?.id) };
  };
  /** A deposit that arrives, as the deposits module credits it. */
  const payIn = async ({ id: memberId }: Player, amount: bigint, offer?: string, id: string = randomUUID()): Promise<string> => {
    const promised = offer ? await bonuses.promise(brand(), memberId, offer, amount) : null;
    await credit({ id, memberId, brand: 'pavilion', currency: 'BDT', reference: `deposit:${id}`, amount, promised });
    return id;
  };
  const credit = (deposit: CreditedDeposit) =>
    wallet.transaction(async (trx) => {
      await bonuses.grantWithin(trx, deposit);
      const { memberId, brand: code, currency, reference, amount } = deposit;
      await wallet.postWithin(trx, { kind: 'deposit', memberId, brand: code, currency, reference, amount });
    });
  /** A bonus that no deposit brings. */
  const give = ({ id: memberId }: Player, source: string, gift: Pick<BonusGift, 'days' | 'brings'>) =>
    wallet.transaction(async (trx) => {
      await bonuses.hold(trx, memberId);
      const words = { name: { en: 'A gift', bn: 'উপহার' }, terms: { en: 'Terms', bn: 'শর্ত' } };
      const rules = { offer: 'gift', campaign: null, segment_version: null, contribution: { categories: {}, games: {} } };
      return bonuses.giveWithin(trx, { ...gift, ...words, ...rules, source, memberId, brand: 'pavilion', currency: 'BDT' });
    });
  const held = async ({ id }: Player) => ({
    main: await wallet.balance(id, 'BDT'),
    bonus: await wallet.balance(id, 'BDT', 'bonus'),
  });
  return { brand, player, payIn, credit, give, held, ...roundCalls(wallet), ...workCalls(app) };
}

function roundCalls(wallet: TestApp['gateway']['services']['wallet']) {
  const game = { brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice' } as const;
  const roundOfWin = new Map<string, string>();
  /** A bet in a round of its own, which has the bet's name. */
  const bet = async ({ id: memberId }: Player, amount: bigint): Promise<string> => {
    const reference = `studio:${randomUUID()}`;
    const { outcome } = await wallet.post({ ...game, round: reference, kind: 'bet', memberId, reference, amount });
    if (outcome !== 'posted') throw new Error(`a bet of ${amount} was ${outcome}`);
    return reference;
  };
  /** Ends the round of a bet with what it pays; how the win is called. */
  const win = async ({ id: memberId }: Player, related: string, amount: bigint): Promise<string> => {
    const reference = `studio:${randomUUID()}`;
    const { outcome } = await wallet.post({
      ...game,
      round: related,
      roundClosed: true,
      kind: 'win',
      memberId,
      reference,
      related,
      amount,
    });
    if (outcome !== 'posted') throw new Error(`a win of ${amount} was ${outcome}`);
    roundOfWin.set(reference, related);
    return reference;
  };
  /** A bet that is lost at once. */
  const lose = async (player: Player, amount: bigint): Promise<string> => {
    const reference = await bet(player, amount);
    await win(player, reference, 0n);
    return reference;
  };
  const takeBack = async ({ id: memberId }: Player, related: string) => {
    const round = roundOfWin.get(related) ?? related;
    const reference = `studio:${randomUUID()}`;
    const { outcome } = await wallet.post({ ...game, round, kind: 'rollback', memberId, reference, related, amount: 0n });
    if (outcome === 'unknown') throw new Error('what was to be taken back is in another round');
  };
  return { bet, win, lose, takeBack };
}

function workCalls(app: TestApp) {
  const { bonuses } = app.gateway.services;
  /** Whatever runs beside may keep the books from being settled for a moment. */
  const work = async (): Promise<void> => {
    while (!(await bonuses.runDue()));
  };
  /** The same, as the job does it. */
  const runJob = async (): Promise<void> => {
    while (!((await app.platform.jobs.runNow('bonuses.settle')) as { complete: boolean }).complete);
  };
  return { work, runJob };
}

/** The bonus under way. */
export function activeIn({ active }: BonusesValue): Bonus {
  if (!active) throw new Error('no bonus is active');
  return active;
}
