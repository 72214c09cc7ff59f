import { randomUUID } from 'node:crypto';
import type { CampaignClaim } from '@pavilion/api/campaigns';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { bonusOf, type Bonuses, type GameFacts, toContribution } from '../bonuses';
import type { FreeRounds } from '../free-rounds';
import type { Segments } from '../segments';
import type { Wallet } from '../wallet';
import { gainOf } from './campaign-kind';
import { type ClaimAnswer, decideClaim } from './decide-claim';
import type { UnpaidLoss } from './losses';
import type { MemberFacts } from './moments';
import { assertHonoured, roundsOf, roundsSource } from './rounds-gift';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';

export interface ClaimDependencies {
  wallet: Pick<Wallet, 'transaction'>;
  bonuses: Pick<Bonuses, 'hold' | 'giveWithin' | 'broughtBy'>;
  freeRounds: Pick<FreeRounds, 'assertPossible' | 'grant' | 'given'>;
  segments: Pick<Segments, 'has'>;
  /** The games with what the brand's rules give back of a stake. */
  readGames: (brand: string) => Promise<GameFacts>;
  /** Reads what is counted by now. @throws DomainError `service.unavailable` */
  look(campaign: CampaignInForce, brand: Brand, memberId: string): Promise<{ facts: MemberFacts; loss: UnpaidLoss | undefined }>;
}

/** Gives what a campaign has for a member: claim and bonus come together or not at all, and the same once more is answered with what it brought. */
export function createClaimCampaign(db: Database, { wallet, bonuses, freeRounds, segments, readGames, look }: ClaimDependencies) {
  const give = async (trx: Database, gift: Gift) => {
    const { campaign, brand, memberId, source } = gift;
    const rounds = roundsOf(campaign, brand);
    if (!rounds) return bonuses.giveWithin(trx, bonusGift(gift));
    const reason = `campaign ${campaign.code}`;
    return freeRounds.grant(trx, { ...rounds, memberId, reason, source: roundsSource(source) });
  };
  const claimWithin = async (trx: Database, { campaign, brand, memberId, facts, loss }: Claimant): Promise<string> => {
    const store = campaignStore(trx);
    const { code, terms } = campaign;
    if (terms.receivers !== null) await store.holdCampaign(brand.code, code);
    await bonuses.hold(trx, memberId);
    const segmentVersion = terms.segment === null ? null : await segments.has(trx, brand.code, terms.segment, memberId);
    const [claims, receivers, paid] = [
      await store.claimsOf(brand.code, memberId),
      (await store.receivers(brand.code, [code])).get(code) ?? 0,
      loss ? await store.lossesOf(memberId) : [],
    ];
    // Somebody was quicker: what they paid is paid.
    const unpaid = loss && paid.every(({ to }) => to < loss.from) ? loss : undefined;
    const answer = decideClaim({ campaign, facts, claims, receivers, loss: unpaid });
    if (answer.state === 'claimed') return answer.id;
    if (segmentVersion === undefined) throw new DomainError('bonuses.unavailable');
    if (answer.state !== 'claimable') throw refusalOf(answer.state);
    const id = randomUUID();
    const { occasion, amount } = answer;
    await store.insertClaim({ id, brand: brand.code, code, member_id: BigInt(memberId), campaign: campaign.id, occasion, amount });
    if (unpaid)
      await store.insertLosses({
        claim_id: id,
        member_id: BigInt(memberId),
        from_day: unpaid.from,
        to_day: unpaid.to,
        loss: unpaid.loss,
      });
    const outcome = await give(trx, { campaign, source: id, brand, memberId, amount, segmentVersion });
    if (outcome !== 'given') throw new DomainError(outcome === 'full' ? 'bonuses.active' : 'bonuses.unavailable');
    return id;
  };
  /** The vendor is asked before anything is held, and only for somebody who can claim. */
  const askVendor = async ({ campaign, brand, memberId, ...known }: Claimant): Promise<void> => {
    const rounds = roundsOf(campaign, brand);
    if (!rounds) return;
    const store = campaignStore(db);
    const claims = await store.claimsOf(brand.code, memberId);
    const receivers = (await store.receivers(brand.code, [campaign.code])).get(campaign.code) ?? 0;
    const { state } = decideClaim({ campaign, claims, receivers, ...known });
    if (state === 'claimable') await assertHonoured(freeRounds, memberId, rounds);
  };
  return async (campaign: CampaignInForce, brand: Brand, memberId: string): Promise<CampaignClaim> => {
    if (gainOf(campaign.terms, await readGames(brand.code)) > campaign.acceptedGain) throw new DomainError('bonuses.unavailable');
    const claimant = { campaign, brand, memberId, ...(await look(campaign, brand, memberId)) };
    await askVendor(claimant);
    const id = await wallet.transaction((trx) => claimWithin(trx, claimant));
    // By the version that it was claimed by, whatever the campaign gives by now.
    const brought = (await bonuses.broughtBy({ brand: brand.code, memberId }, id)) ?? (await freeRounds.given(roundsSource(id)));
    if (!brought) throw new Error(`claim ${id} brought nothing`);
    return brought;
  };
}

interface Claimant {
  campaign: CampaignInForce;
  brand: Brand;
  memberId: string;
  facts: MemberFacts;
  loss: UnpaidLoss | undefined;
}

function refusalOf(state: Exclude<ClaimAnswer['state'], 'claimable' | 'claimed'>): DomainError {
  return new DomainError(state === 'open' ? 'bonuses.more_needed' : 'bonuses.unavailable');
}

interface Gift {
  campaign: CampaignInForce;
  source: string;
  brand: Brand;
  memberId: string;
  amount: bigint;
  segmentVersion: number | null;
}

function bonusGift({ campaign, source, brand, memberId, amount, segmentVersion }: Gift) {
  const { id, code, name, about, terms } = campaign;
  return {
    source,
    memberId,
    brand: brand.code,
    currency: brand.currency,
    offer: code,
    campaign: id,
    segment_version: segmentVersion,
    name,
    terms: about,
    days: terms.days,
    contribution: toContribution(terms.contribution),
    brings: bonusOf(amount, terms),
  };
}
