import { DAY_MS } from '@pavilion/time';
import { shareOfSum } from '../bonuses';
import type { UnpaidLoss } from './losses';
import { type MemberFacts, type Moment, occasionsOf } from './moments';
import { stakesOf } from './rounds-gift';
import type { CampaignInForce } from './tables';

/** A claim that was made before. */
export interface FormerClaim {
  id: string;
  code: string;
  occasion: string;
  claimed_at: Date;
}

/** What is known when it is asked whether a member can claim something. */
export interface ClaimQuestion {
  campaign: CampaignInForce;
  facts: MemberFacts;
  /** Theirs, of all campaigns, newest first. */
  claims: readonly FormerClaim[];
  /** How many members got something of it. */
  receivers: number;
  loss: UnpaidLoss | undefined;
}

/** `open`: something is missing; `taken`: as often as one may; `gone`: by as many as may. `claimed` is what a repeat is answered with. */
export type ClaimAnswer =
  | { state: 'claimable'; occasion: string; amount: bigint; until: Date }
  | { state: 'claimed'; id: string }
  | { state: 'open' | 'taken' | 'gone' };

/** What a campaign has for a member now: by rules alone, so that it is shown as it is decided. */
export function decideClaim({ campaign, facts, claims, receivers, loss }: ClaimQuestion): ClaimAnswer {
  const own = claims.filter(({ code }) => code === campaign.code);
  const { uses, receivers: most } = campaign.terms;
  const occasions = occasionsFor(campaign, facts);
  const fresh = occasions.find(({ key }) => !own.some(({ occasion }) => occasion === key));
  const known = own.find(({ occasion }) => occasions.some(({ key }) => key === occasion));
  const since = new Date(facts.now.getTime() - uses.days * DAY_MS);
  if (own.filter(({ claimed_at: at }) => at > since).length >= uses.times)
    return known && !fresh ? { state: 'claimed', id: known.id } : { state: 'taken' };
  const amount = fresh ? amountOf(campaign, fresh, loss) : 0n;
  if (!fresh || amount === 0n) return known ? { state: 'claimed', id: known.id } : { state: 'open' };
  if (most !== null && own.length === 0 && receivers >= most) return { state: 'gone' };
  return {
    state: 'claimable',
    occasion: fresh.key,
    amount,
    until: new Date(fresh.at.getTime() + campaign.terms.claimDays * DAY_MS),
  };
}

/** A loss is paid back by the day up to which it was lost, whatever completes the campaign. */
function occasionsFor(campaign: CampaignInForce, facts: MemberFacts): Moment[] {
  const occasions = occasionsOf(campaign, facts);
  const [latest] = occasions;
  if (campaign.terms.gives.kind !== 'cashback') return occasions;
  return latest ? [{ ...latest, key: `loss:${facts.today}` }] : [];
}

function amountOf({ terms: { gives } }: CampaignInForce, { deposit }: Moment, loss: UnpaidLoss | undefined): bigint {
  switch (gives.kind) {
    case 'fixed':
      return BigInt(gives.amount);
    case 'freeRounds':
      return stakesOf(gives);
    case 'deposit':
      return deposit ? shareOfSum(deposit.amount, gives.percent, BigInt(gives.cap)) : 0n;
    case 'cashback':
      return loss && loss.loss >= BigInt(gives.least) ? shareOfSum(loss.loss, gives.percent, BigInt(gives.cap)) : 0n;
  }
}
