import type {
  BonusCostQuestion,
  BonusOfferChange,
  BonusOfferCost,
  BonusOfferLine,
  BonusOverview,
  GivenBonus,
  GivenBonusesQuery,
  GivenBonusesValue,
} from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit, StaffAction } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { bonusAdminStore } from './admin-store';
import { forfeit } from './bonus-endings';
import type { createGameFacts } from './game-facts';
import { toOfferLine } from './offer-lines';
import { createOfferRequests, type OfferRequests } from './offer-requests';
import { bonusStore } from './store';
import type { BonusRow } from './tables';
import { owedOf, wagerOf } from './wire';
import { createOfferWriter } from './write-offer';

/** Bonuses as operators look after them. Every action is in the audit log. */
export interface BonusAdmin {
  /** Offers, what they cost, and what is still owed. */
  overview(brand: string): Promise<BonusOverview>;
  /** What an offer costs against a player who plays as well as can be, before it is saved. */
  costOf(brand: string, question: BonusCostQuestion): Promise<BonusOfferCost>;
  /** Makes or changes an offer; what was promised before stays. @throws DomainError `bonuses.invalid`, `bonuses.player_gains`, `bonuses.conflict` */
  setOffer(brand: string, code: string, wanted: BonusOfferChange, who: string): Promise<BonusOfferLine>;
  /** Offers that wait for a second operator. */
  requests: OfferRequests;
  /** The latest, of one member or of all. */
  listGiven(brand: string, asked: GivenBonusesQuery): Promise<GivenBonusesValue>;
  /** Takes an active bonus back. @throws DomainError `request.not_found`, `bonuses.closed` */
  cancel(brand: string, id: string, doer: Pick<StaffAction, 'who' | 'reason'>): Promise<GivenBonus>;
}

interface Dependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  wallet: Wallet;
  facts: ReturnType<typeof createGameFacts>;
}

export function createBonusAdmin(
  { db }: Pick<Platform, 'db'>,
  { audit, brands, members, wallet, facts }: Dependencies,
): BonusAdmin {
  const store = bonusAdminStore(db);
  const writer = createOfferWriter({ audit, readFacts: facts.read });
  const requests = createOfferRequests(db, { audit, writer });
  const lineOf = async (brand: string, code: string): Promise<BonusOfferLine> => {
    const row = (await store.offers(brand)).find((each) => each.code === code);
    if (!row) throw new DomainError('request.not_found');
    return toOfferLine(row, await facts.recent(brand));
  };
  return {
    requests,
    costOf: writer.costOfChange,
    async overview(brand) {
      const [offers, owed, lately, waiting] = await Promise.all([
        store.offers(brand),
        store.owed(brand),
        store.lately(brand),
        requests.open(brand),
      ]);
      const flow = ({ count, amount }: { count: number; amount: bigint }) => ({ count, amount: String(amount) });
      const games = await facts.recent(brand);
      return {
        currency: brands.byCode(brand)?.currency ?? '',
        offers: offers.map((row) => toOfferLine(row, games)),
        requests: waiting,
        active: { count: owed.count, owed: String(owed.amount) },
        lately: { given: flow(lately.given), released: flow(lately.released), returned: flow(lately.returned) },
      };
    },
    async setOffer(brand, code, wanted, who) {
      await db.transaction().execute((trx) => writer.write(trx, { brand, code, wanted, who }));
      return lineOf(brand, code);
    },
    async listGiven(brand, { account, after }) {
      const member = account === undefined ? undefined : await members.byAccount(brand, account);
      if (account !== undefined && !member) return { list: [] };
      const { rows, more } = await store.given(brand, member?.id, after);
      const last = rows.at(-1);
      const list = rows.map((row) => givenLine(row, { id: row.publicId, account: row.account }));
      return { list, ...(more && last && { next: last.id }) };
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

function givenLine(row: BonusRow, member: GivenBonus['member']): GivenBonus {
  return {
    ...wireFields(row, 'id', 'state', 'offer', 'name', 'amount', 'currency', 'given_at', 'until', 'ended_at', 'reason'),
    ...wireFields(wagerOf(row), 'needed', 'done'),
    owed: String(owedOf(row)),
    member,
  };
}
