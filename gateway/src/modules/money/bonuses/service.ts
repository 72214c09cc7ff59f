import type { Bonus, BonusesValue, BonusOffersValue } from '@pavilion/api/bonuses';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Protection } from '../protection';
import type { Wallet } from '../wallet';
import { type BonusAdmin, createBonusAdmin } from './bonus-admin';
import { createGameFacts, type PlayReturns } from './game-facts';
import { type BonusGift, type CreditedDeposit, giveBonus, type GiftOutcome, grantBonus } from './grant-bonus';
import { createOpenOffers } from './open-offers';
import { createBonusSettlement } from './settle-bonuses';
import { AT_ONCE, bonusStore, type Owner, PAGE } from './store';
import type { BonusRow, PromisedBonus } from './tables';
import { toWireBonus } from './wire';

export interface BonusDependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  wallet: Wallet;
  protection: Pick<Protection, 'exclusions'>;
  playReturns: PlayReturns;
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
   * as many as can be are active, when the member may not be given any, or when less arrived than the terms ask for: the deposit itself never fails over a bonus.
   */
  grantWithin(trx: Database, deposit: CreditedDeposit): Promise<void>;
  /** One thing at a time happens to a member's bonuses: the first lock of whoever gives them one, and before any wallet. */
  hold(trx: Database, memberId: string): Promise<void>;
  /** Gives a bonus within such a transaction, once for its source; nothing of it stands unless it answers `given`. */
  giveWithin(trx: Database, gift: BonusGift): Promise<GiftOutcome>;
  /** Whether as many run as can. */
  isFull(owner: Owner): Promise<boolean>;
  /** What a payment or a claim brought. */
  broughtBy(owner: Owner, source: string): Promise<Bonus | undefined>;
  page(owner: Owner, before: string | undefined): Promise<BonusesValue>;
  /** Gives a bonus up; one whose requirement is reached is freed instead. @throws DomainError `request.not_found`, `bonuses.closed`, `service.unavailable` */
  forfeit(owner: Owner, id: string): Promise<Bonus>;
  /** Counts, frees and ends whatever is due now; false when not everything could be counted yet. The job `bonuses.settle`. */
  runDue(): Promise<boolean>;
  admin: BonusAdmin;
}

export function createBonuses(platform: Pick<Platform, 'db' | 'log' | 'jobs'>, needs: BonusDependencies): Bonuses {
  const { db, jobs } = platform;
  const { wallet } = needs;
  const store = bonusStore(db);
  const facts = createGameFacts(db, needs.playReturns);
  const { runDue, forfeit } = createBonusSettlement(platform, wallet, () => facts.recent());
  jobs.define({
    name: 'bonuses.settle',
    schedule: { every: 5, unit: 'second' },
    async run({ log }) {
      const complete = await runDue();
      if (!complete) log.warn('bonuses wait: what was staked is not counted yet, transactions are open for long');
      return { complete };
    },
  });
  return {
    runDue,
    forfeit,
    ...createOpenOffers(store, wallet, facts),
    admin: createBonusAdmin({ db }, { ...needs, facts }),
    grantWithin: (trx, deposit) => grantBonus(trx, { wallet, exclusions: needs.protection.exclusions }, deposit),
    async hold(trx, memberId) {
      await bonusStore(trx).holdMember(BigInt(memberId));
    },
    giveWithin: (trx, gift) => giveBonus(trx, { wallet, exclusions: needs.protection.exclusions }, gift),
    isFull: async (owner) => (await store.active(owner)).length >= AT_ONCE,
    async broughtBy(owner, source) {
      const row = await store.broughtBy(owner, source);
      return row && toWireBonus(row, await facts.recent(owner.brand));
    },
    async page(owner, before) {
      const rows = await store.ended(owner, before);
      const running = before === undefined ? await store.active(owner) : [];
      const games = await facts.recent(owner.brand);
      const toWire = (row: BonusRow) => toWireBonus(row, games);
      const list = rows.slice(0, PAGE).map(toWire);
      const [active = null, ...queue] = running.map(toWire);
      return {
        active,
        ...(queue.length > 0 && { queue }),
        list,
        next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null,
      };
    },
  };
}
