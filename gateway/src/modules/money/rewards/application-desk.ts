import type { RewardApplicationLine, RewardApplicationQuery, RewardApplicationQueueValue } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { wireFields } from '../../../platform/wire';
import type { Audit, StaffAction } from '../../control/audit';
import type { PromotionRules } from '../promotion-rules';
import type { ActivityRule } from './activity-kind';
import { APPLICATIONS_A_PAGE } from './application-store';
import { type RewardStore, rewardStore } from './store';
import type { TakerRow } from './tables';

/** More than there are people. */
const NO_END = 2_147_483_647;

/** What operators decide about applications. Every decision is in the audit log, and its member reads the reason. */
export interface ApplicationDesk {
  /** Those that wait, oldest first, or the latest that were decided; a hundred at a time. */
  list(brand: string, query: RewardApplicationQuery): Promise<RewardApplicationQueueValue>;
  /** How many wait for an operator. */
  countWaiting(brand: string): Promise<number>;
  /** Its member can claim from now on. @throws DomainError `request.not_found`, `rewards.application_closed`, `rewards.full` */
  approve(action: StaffAction): Promise<void>;
  /** Its member may apply again, two more times. @throws DomainError `request.not_found`, `rewards.application_closed` */
  reject(action: StaffAction): Promise<void>;
  /** A jpg that came with an application. @throws DomainError `request.not_found` */
  picture(brand: string, id: string): Promise<Buffer>;
}

interface Dependencies {
  audit: Audit;
  rules: Pick<PromotionRules, 'version'>;
}

export function createApplicationDesk(db: Database, { audit, rules }: Dependencies): ApplicationDesk {
  const store = rewardStore(db);
  const ruleOf = ({ rule }: Pick<TakerRow, 'rule'>) => rules.version<ActivityRule['terms']>(rule);
  const decide =
    (state: 'approved' | 'rejected') =>
    ({ brand, id, who, reason }: StaffAction): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const within = rewardStore(trx);
        const application = await within.application(brand, id);
        if (!application) throw new DomainError('request.not_found');
        // Its member's row first, as its member does.
        const taker = await within.holdTakerById(application.taker_id);
        if (!(await within.decideApplication(id, { state, who, reason }))) throw new DomainError('rewards.application_closed');
        const rule = state === 'approved' ? await ruleOf(taker) : undefined;
        if (rule) await issue(within, taker, rule);
        await audit.append(trx, {
          who,
          brand,
          reason,
          action: `rewards.application-${state}`,
          after: { id, activity: taker.code },
        });
      });
  return {
    async list(brand, query) {
      const found = await store.applicationPage(brand, query);
      const rows = found.slice(0, APPLICATIONS_A_PAGE);
      const versions = new Map<bigint, ActivityRule | undefined>();
      for (const row of rows) if (!versions.has(row.rule)) versions.set(row.rule, await ruleOf(row));
      const list = rows.map(({ code, rule, amount, account, public_id, decided_by, decided_at, reason, ...row }) => ({
        ...wireFields(row, 'id', 'state', 'comment', 'currency', 'at'),
        pictures: row.pictures,
        gives: String(amount),
        activity: { code, name: versions.get(rule)?.name ?? { bn: code, en: code } },
        member: { id: public_id, account },
        decided: decidedOf({ decided_by, decided_at, reason }),
      }));
      const last = list.at(-1);
      return { list, ...(found.length > rows.length && last && { next: last.id }) };
    },
    countWaiting: store.countWaiting,
    approve: decide('approved'),
    reject: decide('rejected'),
    async picture(brand, id) {
      const row = await store.picture(brand, id);
      if (!row) throw new DomainError('request.not_found');
      return row.picture;
    },
  };
}

async function issue(store: RewardStore, taker: TakerRow, { terms }: ActivityRule): Promise<void> {
  if (!(await store.takePlace(taker, terms.receivers ?? NO_END))) throw new DomainError('rewards.full');
  await store.issue(taker.id, terms.claimDays);
}

interface DecisionColumns {
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

function decidedOf({ decided_by: by, decided_at: at, reason }: DecisionColumns): RewardApplicationLine['decided'] {
  return by === null || at === null ? null : { by, at: at.toISOString(), reason: reason ?? '' };
}
