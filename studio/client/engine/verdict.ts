import { element } from '../element';
import { translate } from '../messages/translate';
import type { Money } from '../money';
import layout from './round.module.css';

interface PaidRound {
  readonly stake: string;
  readonly raised: string;
  readonly payout: string | null;
}

interface PaidTable {
  readonly money: Money;
  readonly state: { readonly balance: bigint | null };
}

/** All that was staked in a round: its bet, and what its steps cost. What is won is compared with this. */
export function stakedIn({ stake, raised }: Pick<PaidRound, 'stake' | 'raised'>): bigint {
  return BigInt(stake) + BigInt(raised);
}

export function paidIn({ payout }: Pick<PaidRound, 'payout'>): bigint {
  return BigInt(payout ?? 0);
}

/** A return of no more than was staked is not dressed up as a win. */
export function outcomeOf(round: PaidRound): 'won' | 'even' | 'lost' {
  if (paidIn(round) > stakedIn(round)) return 'won';
  return paidIn(round) > 0n ? 'even' : 'lost';
}

/** Read out, and not seen: it stands elsewhere on the page. */
export function heard(text: string): HTMLElement {
  return element('span', { class: layout['heard'] }, text);
}

/** What a round meant for its player. Stake, what came out and balance are heard with it; `seen` stands before what was won. */
export function verdictOf(
  { money, state: { balance } }: PaidTable,
  round: PaidRound,
  cameOut: string,
  seen?: HTMLElement,
): HTMLElement[] {
  const amount = money.format(paidIn(round));
  const texts = { won: translate('won', { amount }), even: translate('returned', { amount }), lost: translate('lost') };
  return [
    heard(`${stakeHeard(money, round)} ${cameOut === '' ? '' : sentence(cameOut)}`),
    ...(seen ? [seen] : []),
    element('span', {}, texts[outcomeOf(round)]),
    heard(sentence('') + (balance === null ? '' : translate('heardBalance', { balance: money.format(balance) }))),
  ];
}

function stakeHeard(money: Money, { stake, raised }: PaidRound): string {
  const amounts = { stake: money.format(BigInt(stake)), raised: money.format(BigInt(raised)) };
  return translate(BigInt(raised) > 0n ? 'step.heardRaised' : 'heardStake', amounts);
}

/** With its full stop, so that a voice pauses. */
function sentence(text: string): string {
  return `${translate('sentence', { text })} `;
}
