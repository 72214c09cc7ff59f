/**
 * A round's way: created → bet_sent → bet_confirmed → outcome_decided → win_sent → settled. A lost round is a win of nothing: it closes the round.
 * A round that is played step by step is playing between bet_confirmed and outcome_decided. A step that costs money goes through raise_sent back to playing, or, where nobody
 * answered, through raise_back.
 * A bet that nobody answered goes through rollback_due to rolled_back, and so does one that was left before anything was at risk; a refused one ends as refused.
 */
export type RoundState =
  | 'created'
  | 'bet_sent'
  | 'bet_confirmed'
  | 'playing'
  | 'raise_sent'
  | 'raise_back'
  | 'outcome_decided'
  | 'win_sent'
  | 'settled'
  | 'rollback_due'
  | 'rolled_back'
  | 'refused';

export const CLOSED_STATES = ['settled', 'rolled_back', 'refused'] as const satisfies readonly RoundState[];

export function isClosed(state: RoundState): boolean {
  return (CLOSED_STATES as readonly RoundState[]).includes(state);
}
