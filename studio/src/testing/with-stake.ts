import type { SampleBet } from '../audit/audited-model';

/** The bet with another stake: all of it on its first spot at a table, and on the ante where there is a bet beside it. */
export function withStake(bet: SampleBet, stake: bigint): SampleBet {
  const { choice } = bet;
  const chips = String(stake);
  if (Array.isArray(choice)) return { stake: chips, choice: [{ ...(choice[0] as object), chips }] };
  if (choice instanceof Object && 'pairPlus' in choice) return { ...bet, stake: chips, choice: { pairPlus: '0' } };
  return { ...bet, stake: chips };
}
