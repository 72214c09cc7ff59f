import { randomUUID } from 'node:crypto';
import type { Bonus, BonusesValue, BonusOffersValue } from '@pavilion/api/bonuses';
import { formatMinor } from '@pavilion/money';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { type BonusAdmin, createBonusAdmin } from './bonus-admin';
import { forfeit, release } from './bonus-endings';
import { grantFor, promisedTerms } from './bonus-terms';
import { bonusStore, type Owner, PAGE } from './store';
import type { BonusRow, OfferRow, PromisedBonus } from './tables';
import { createWagerCounter } from './wager-counter';
import { toWireBonus, toWireOffer } from './wire';

export interface BonusDependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  wallet: Wallet;
}

/** A deposit that is being credited, and what its payer was promised for it. Minor units. */
export interface CreditedDeposit {
  /** The payment's id. */
  id: string;
  brand: string;
  memberId: string;
  currency: string;
  amount: bigint;
  /** How the ledger calls it. */
  reference: string;
  promised: PromisedBonus | null;
}

/** Money that a brand gives with deposits, and that is free once its member has staked so much of their own. */
export interface Bonuses {
  /** What a deposit of so much would bring now. */
  offers(brand: Brand, memberId: string, amount: bigint | undefined): Promise<BonusOffersValue>;
  /**
   * The terms that a payer is promised from now on, whatever becomes of the offer.
   *
   * @throws DomainError `bonuses.unavailable`, `bonuses.too_little`, `bonuses.active`
   */
  promise(brand: Brand, memberId: string, offer: string, amount: bigint): Promise<PromisedBonus>;
  /**
   * Gives what was promised, once for a payment, inside the transaction that credits it and before the wallet is touched there. Gives nothing when
   * another bonus is active or when less arrived than the terms ask for: the deposit itself never fails over a bonus.
   */
  grantWithin(trx: Database, deposit: CreditedDeposit): Promise<void>;
  page(owner: Owner, before: string | undefined): Promise<BonusesValue>;
  /** Gives a bonus up; one whose requirement is reached is freed instead. @throws DomainError `request.not_found`, `bonuses.closed`, `service.unavailable` */
  forfeit(owner: Owner, id: string): Promise<Bonus>;
  /** Counts, frees and ends whatever is due now; false when not everything could be counted yet. The job `bonuses.settle`. */
  runDue(): Promise<boolean>;
  admin: BonusAdmin;
}

export function createBonuses({ db, log, jobs }: Pick<Platform, 'db' | 'log' | 'jobs'>, needs: BonusDependencies): Bonuses {
  const { wallet } = needs;
  const store = bonusStore(db);
  const wagers = createWagerCounter(db);
  const ending = async (row: BonusRow, end: (trx: Database) => Promise<BonusRow | undefined>): Promise<BonusRow | undefined> => {
    const ended = await db.transaction().execute(end);
    if (ended) wallet.announce(row.brand, [String(row.member_id)]);
    return ended;
  };
  const free = (row: BonusRow) => ending(row, (trx) => release(trx, wallet, row));
  const each = async (rows: readonly BonusRow[], act: (row: BonusRow) => Promise<unknown>) => {
    for (const row of rows) await act(row).catch((error: Error) => log.warn({ bonus: row.id, err: error }, 'a bonus could not be settled, and is tried again'));
  };
  const runDue = async () => {
    const moment = await store.settledMoment();
    const counted = await wagers.countDue();
    await each(await store.reached(), free);
    if (!counted) return false;
    await each(await store.over(moment), (row) => ending(row, (trx) => forfeit(trx, wallet, row, { as: 'expired' })));
    return true;
  };
  const openTo = async (brand: Brand, memberId: string): Promise<OfferRow[]> => {
    const offers = await store.open(brand.code);
    if (!offers.some(({ first_only: firstOnly }) => firstOnly)) return offers;
    const before = await wallet.hasDeposited(memberId, brand.currency);
    return offers.filter(({ first_only: firstOnly }) => !firstOnly || !before);
  };
  jobs.define({ name: 'bonuses.settle', schedule: { every: 5, unit: 'second' }, run: async () => ({ complete: await runDue() }) });
  return {
    runDue,
    admin: createBonusAdmin({ db }, needs),
    async offers(brand, memberId, amount) {
      if (await store.active({ brand: brand.code, memberId })) return { offers: [], active: true };
      return { offers: (await openTo(brand, memberId)).map((row) => toWireOffer(row, amount)), active: false };
    },
    async promise(brand, memberId, code, amount) {
      const offer = (await openTo(brand, memberId)).find((each) => each.code === code);
      if (!offer) throw bonusError('bonuses.unavailable');
      if (await store.active({ brand: brand.code, memberId })) throw bonusError('bonuses.active');
      const promised = promisedTerms(offer);
      if (!grantFor(promised, amount)) {
        const least = formatMinor(offer.least, { symbol: brand.currencySymbol, locale: 'en' });
        throw bonusError('bonuses.too_little', { least });
      }
      return promised;
    },
    grantWithin: (trx, deposit) => grant(trx, wallet, deposit),
    async page(owner, before) {
      const rows = await store.ended(owner, before);
      const active = before === undefined ? await store.active(owner) : undefined;
      const list = rows.slice(0, PAGE).map(toWireBonus);
      return { active: active ? toWireBonus(active) : null, list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null };
    },
    async forfeit(owner, id) {
      const known = await store.own(owner, id);
      if (!known) throw new DomainError('request.not_found');
      if (known.state === 'active') {
        // Whoever might have staked enough is not taken at their word.
        if (!(await wagers.countDue())) throw new DomainError('service.unavailable');
        const now = await store.own(owner, id);
        if (now && now.wagered >= now.wager_needed) await free(now);
        else await ending(known, (trx) => forfeit(trx, wallet, known, { as: 'forfeited' }));
      }
      const ended = await store.own(owner, id);
      if (ended?.state !== 'forfeited') throw new DomainError('bonuses.closed');
      return toWireBonus(ended);
    },
  };
}

async function grant(
  trx: Database,
  wallet: Wallet,
  { id, brand, memberId, currency, amount, reference, promised }: CreditedDeposit,
): Promise<void> {
  const brought = promised && grantFor(promised, amount);
  if (!brought) return;
  const store = bonusStore(trx);
  await store.holdMember(BigInt(memberId));
  if (promised.firstOnly && (await wallet.hasDeposited(memberId, currency, { except: reference, within: trx }))) return;
  const given = await store.insert({
    id: randomUUID(),
    brand,
    member_id: BigInt(memberId),
    offer: promised.offer,
    deposit_id: id,
    currency,
    name: promised.name,
    terms: promised.terms,
    days: promised.days,
    amount: brought.amount,
    wager_needed: brought.wager,
    largest_bet: brought.largestBet ?? null,
  });
  if (!given) return;
  const movement = { kind: 'bonus', wallet: 'bonus', memberId, brand, currency, amount: brought.amount } as const;
  const { outcome } = await wallet.postWithin(trx, { ...movement, reference: `bonus:${given.id}` });
  if (outcome !== 'posted') throw new Error(`bonus ${given.id} was ${outcome}`);
}

function bonusError(
  code: 'bonuses.unavailable' | 'bonuses.active' | 'bonuses.too_little',
  details?: { least: string },
): DomainError {
  return new DomainError(code, { fields: { bonus: code }, ...(details && { details }) });
}
