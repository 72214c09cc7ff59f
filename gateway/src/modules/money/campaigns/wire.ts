import type { Campaign, CampaignStep } from '@pavilion/api/campaigns';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { CampaignTrigger } from '@pavilion/api/staff';
import { bonusOf, type GameFacts, gameKey, toContribution, toShares } from '../bonuses';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { mostOf } from './campaign-kind';
import type { CampaignStatus } from './campaign-statuses';
import type { ClaimAnswer } from './decide-claim';
import { isMet } from './moments';
import type { RoundsGift } from './rounds-gift';
import type { CampaignInForce } from './tables';

/** A campaign as one member sees it; no code is told. */
export function toWireCampaign(status: CampaignStatus): Campaign {
  const { campaign, answer, games, full } = status;
  const { code, name, about, terms } = campaign;
  const { gives, uses, days, wagerTimes } = terms;
  const shares = gives.kind === 'freeRounds' ? undefined : toShares(toContribution(terms.contribution), games);
  return {
    code,
    name,
    about,
    state: stateOf(answer, full),
    groups: terms.groups.map(({ need, triggers }) => ({ need, steps: triggers.map((trigger) => toStep(trigger, status)) })),
    gives: {
      kind: gives.kind,
      cap: String(mostOf(gives)),
      ...('percent' in gives && { percent: gives.percent }),
      ...(gives.kind === 'cashback' && { days: gives.days }),
      ...(gives.kind === 'freeRounds' && roundsIn(gives, games)),
    },
    uses,
    days,
    wagerTimes,
    ...(terms.largestConversion !== undefined && { largestConversion: terms.largestConversion }),
    ...(shares && { shares }),
    ...(answer.state === 'claimable' && { claimUntil: answer.until.toISOString(), ...bringsOf(answer.amount, terms) }),
  };
}

/** What can be claimed now, for the page that names all there is; nothing while as many bonuses run as can. */
export function toClaimableLines(statuses: readonly CampaignStatus[], currency: string): ClaimableLine[] {
  return statuses.flatMap(({ campaign: { code, name, terms }, answer, full }) =>
    answer.state === 'claimable' && !full
      ? [{ kind: 'bonus', code, name, ...lineOf(terms.gives, answer.amount), currency, page: 'wallet.bonuses' }]
      : [],
  );
}

function lineOf(gives: CampaignInForce['terms']['gives'], amount: bigint): Pick<ClaimableLine, 'amount' | 'rounds'> {
  return gives.kind === 'freeRounds' ? { amount: gives.stake, rounds: gives.rounds } : { amount: String(amount) };
}

/** Of rounds there is no bonus to tell of. */
function bringsOf(amount: bigint, terms: CampaignInForce['terms']): Pick<Campaign, 'brings'> {
  if (terms.gives.kind === 'freeRounds') return {};
  const brings = bonusOf(amount, terms);
  return { brings: { ...wireFields(brings, 'amount', 'wager'), ...presentWireFields(brings, 'largestBet', 'largestConversion') } };
}

function roundsIn({ vendor, games, rounds, stake }: RoundsGift, facts: GameFacts) {
  const names = games.flatMap((code) => {
    const fact = facts.get(gameKey({ vendor, code }));
    return fact ? [{ bn: fact.name_bn, en: fact.name }] : [];
  });
  return { rounds, stake, games: names };
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
