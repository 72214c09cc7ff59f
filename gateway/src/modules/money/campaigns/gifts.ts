import type { CampaignGiftRequest } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';

/** Campaigns that operators open for one member by hand. Every action is in the audit log. */
export interface CampaignGifts {
  /** Once for an id. The member claims it as any other. @throws DomainError `request.not_found`, `bonuses.unavailable`, `request.invalid` */
  open(brand: string, code: string, wanted: CampaignGiftRequest, who: string): Promise<void>;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byAccount'>;
  find: (brand: string, code: string) => Promise<CampaignInForce>;
}

export function createCampaignGifts(
  { db, bus }: Pick<Platform, 'db' | 'bus'>,
  { audit, members, find }: Dependencies,
): CampaignGifts {
  return {
    async open(brand, code, { id, account, reason }, who) {
      const campaign = await find(brand, code);
      if (!campaign.terms.groups.some(({ triggers }) => triggers.some(({ on }) => on === 'by-hand')))
        throw new DomainError('bonuses.unavailable');
      const member = await members.byAccount(brand, account);
      if (!member) throw new DomainError('request.not_found', { fields: { account: 'request.not_found' } });
      await db.transaction().execute(async (trx) => {
        const opened = await campaignStore(trx).insertGift({ id, brand, code, member_id: member.id, operator: who, reason });
        if (!opened) return;
        await audit.append(trx, {
          who,
          brand,
          reason,
          action: 'campaigns.opened',
          after: { id, campaign: code, account: member.account },
        });
      });
      bus.publish('rewards.changed', { brand, memberId: String(member.id) });
    },
  };
}
