import type { Campaign, CampaignStep } from '@pavilion/api/campaigns';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { CampaignTrigger } from '@pavilion/api/staff';
import { bonusOf, toContribution, toShares } from '../bonuses';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { mostOf } from './campaign-kind';
import type { CampaignStatus } from './campaign-statuses';
import type { ClaimAnswer } from './decide-claim';
import { isMet } from './moments';
import type { CampaignInForce } from './tables';

/** A campaign as one member sees it; no code is told. */
export function toWireCampaign(status: CampaignStatus): Campaign {
  const { campaign, answer, games, full } = status;
  const { code, name, about, terms } = campaign;
  const { gives, uses, days, wagerTimes } = terms;
  const shares = toShares(toContribution(terms.contribution), games);
  return {
    code,
    name,
    about,
    state: stateOf(answer, full),
    groups: terms.groups.map(({ need, triggers }) => ({ need, steps: triggers.map((trigger) => toStep(trigger, status)) })),
    gives: {
      kind: gives.kind,
      cap: String(mostOf(gives)),
      ...(gives.kind !== 'fixed' && { percent: gives.percent }),
      ...(gives.kind === 'cashback' && { days: gives.days }),
    },
    uses,
    days,
    wagerTimes,
    ...(shares && { shares }),
    ...(answer.state === 'claimable' && claimOf(answer, terms)),
  };
}

/** What can be claimed now, for the page that names all there is; nothing while as many bonuses run as can. */
export function toClaimableLines(statuses: readonly CampaignStatus[], currency: string): ClaimableLine[] {
  return statuses.flatMap(({ campaign: { code, name }, answer, full }) =>
    answer.state === 'claimable' && !full
      ? [{ kind: 'bonus', code, name, amount: String(answer.amount), currency, page: 'wallet.bonuses' }]
      : [],
  );
}

function claimOf({ amount, until }: Extract<ClaimAnswer, { state: 'claimable' }>, terms: CampaignInForce['terms']) {
  const brings = bonusOf(amount, terms);
  return {
    brings: { ...wireFields(brings, 'amount', 'wager'), ...presentWireFields(brings, 'largestBet') },
    claimUntil: until.toISOString(),
  };
}

function stateOf({ state }: ClaimAnswer, full: boolean): Campaign['state'] {
  if (state === 'claimable') return full ? 'waits' : 'claimable';
  return state === 'open' ? 'open' : 'taken';
}

function toStep(trigger: CampaignTrigger, { campaign, facts, names }: CampaignStatus): CampaignStep {
  const met = isMet(trigger, campaign, facts);
  switch (trigger.on) {
    case 'deposit':
      return { on: 'deposit', met, least: trigger.least, ...(trigger.nth !== null && { nth: trigger.nth }) };
    case 'play':
      return { on: 'play', met, counted: trigger.counted, done: String(facts.counted.get(facts.today) ?? 0n) };
    case 'mission':
      return { on: 'mission', met, ...nameOf(names.missions.get(trigger.code ?? '')) };
    case 'level':
      return { on: 'level', met, rank: trigger.rank, ...nameOf(names.ranks[trigger.rank]) };
    default:
      return { on: trigger.on, met };
  }
}

function nameOf(name: CampaignStep['name']): Pick<CampaignStep, 'name'> {
  return name ? { name } : {};
}
