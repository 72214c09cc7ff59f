import type { BonusOverview, BonusOfferChange, BonusOfferLine, GivenBonus } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit, StaffAction } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { bonusAdminStore } from './admin-store';
import { forfeit } from './bonus-endings';
import { bonusStore } from './store';
import type { BonusRow, OfferRow } from './tables';
import { wagerOf } from './wire';

/** Bonuses as operators look after them. Every action is in the audit log. */
export interface BonusAdmin {
  /** Offers, what they cost, and what is still owed. */
  overview(brand: string): Promise<BonusOverview>;
  /** Makes or changes an offer; what was promised before stays. @throws DomainError `bonuses.invalid`, `bonuses.conflict` */
  setOffer(brand: string, code: string, wanted: BonusOfferChange, who: string): Promise<BonusOfferLine>;
  /** The latest, of one member or of all. */
  listGiven(brand: string, account: string | undefined): Promise<GivenBonus[]>;
  /** Takes an active bonus back. @throws DomainError `request.not_found`, `bonuses.closed` */
  cancel(brand: string, id: string, doer: Pick<StaffAction, 'who' | 'reason'>): Promise<GivenBonus>;
}

interface Dependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  wallet: Wallet;
}

export function createBonusAdmin({ db }: Pick<Platform, 'db'>, { audit, brands, members, wallet }: Dependencies): BonusAdmin {
  const store = bonusAdminStore(db);
  return {
    async overview(brand) {
      const [offers, owed, lately] = await Promise.all([store.offers(brand), store.owed(brand), store.lately(brand)]);
      const flow = ({ count, amount }: { count: number; amount: bigint }) => ({ count, amount: String(amount) });
      return {
        currency: brands.byCode(brand)?.currency ?? '',
        offers: offers.map((row) => offerLine(row, row.given)),
        active: { count: owed.count, owed: String(owed.amount) },
        lately: { given: flow(lately.given), released: flow(lately.released), returned: flow(lately.returned) },
      };
    },
    async setOffer(brand, code, wanted, who) {
      if (wanted.validFrom !== null && wanted.validUntil !== null && Date.parse(wanted.validFrom) >= Date.parse(wanted.validUntil))
        throw new DomainError('bonuses.invalid', { fields: { validUntil: 'bonuses.invalid' } });
      await db.transaction().execute(async (trx) => {
        const within = bonusAdminStore(trx);
        const before = await within.offer(brand, code, true);
        const after = wanted.version === 0 ? await within.add(brand, code, wanted) : await within.change(brand, code, wanted);
        if (!after) throw new DomainError('bonuses.conflict');
        const facts = { ...(before && { before: offerLine(before) }), after: offerLine(after) };
        await audit.append(trx, { who, brand, reason: wanted.reason, action: 'bonuses.offer-changed', ...facts });
      });
      const changed = (await store.offers(brand)).find((row) => row.code === code);
      if (!changed) throw new DomainError('request.not_found');
      return offerLine(changed, changed.given);
    },
    async listGiven(brand, account) {
      const member = account === undefined ? undefined : await members.byAccount(brand, account);
      if (account !== undefined && !member) return [];
      return (await store.given(brand, member?.id)).map((row) => givenLine(row, { id: row.publicId, account: row.account }));
    },
    async cancel(brand, id, { who, reason }) {
      const row = await wallet.transaction(async (trx) => {
        const known = await bonusStore(trx).byId(id);
        if (known?.brand !== brand) throw new DomainError('request.not_found');
        const ended = await forfeit(trx, wallet, known, { as: 'cancelled', reason });
        if (!ended) throw new DomainError('bonuses.closed');
        const after = { id, amount: String(ended.amount), offer: ended.offer };
        await audit.append(trx, { who, brand, reason, action: 'bonuses.cancelled', after });
        return ended;
      });
      const member = await members.byId(brand, row.member_id);
      return givenLine(row, { id: member?.publicId ?? '', account: member?.account ?? '' });
    },
  };
}

function offerLine(row: OfferRow, given = 0): BonusOfferLine {
  return {
    ...wireFields(
      row,
      'code',
      'name',
      'terms',
      'percent',
      'enabled',
      'days',
      'cap',
      'least',
      'first_only',
      'wager_times',
      'version',
    ),
    ...wireFields(row, 'largest_bet_percent', 'valid_from', 'valid_until'),
    given,
  };
}

function givenLine(row: BonusRow, member: GivenBonus['member']): GivenBonus {
  return {
    ...wireFields(row, 'id', 'state', 'offer', 'name', 'amount', 'currency', 'given_at', 'until', 'ended_at', 'reason'),
    ...wireFields(wagerOf(row), 'needed', 'done'),
    member,
  };
}
