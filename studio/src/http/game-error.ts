/** Everything that the studio refuses a player, with the HTTP status and the sentence that goes with it. */
const ERRORS = {
  'request.invalid': [400, 'The request is not valid.'],
  'session.ended': [401, 'This game session has ended. Open the game again from the lobby.'],
  'lottery.unknown': [404, 'There is no such lottery.'],
  'title.unknown': [404, 'There is no such game.'],
  'round.unknown': [404, 'There is no such round.'],
  'round.in_progress': [409, 'A round is still in progress.'],
  'round.id_reused': [409, 'This round id belongs to another bet.'],
  'round.too_soon': [429, 'Wait a moment between rounds, then try again.'],
  'round.too_late': [409, 'This bet came too late and was not placed.'],
  'target.out_of_range': [422, 'This target is not allowed.'],
  'choice.not_allowed': [422, 'This choice is not allowed.'],
  'step.not_allowed': [422, 'This step cannot be taken now.'],
  'step.out_of_order': [409, 'A step before this one is missing.'],
  'step.number_reused': [409, 'Another step was taken under this number.'],
  'step.too_late': [409, 'This step came too late and was not taken.'],
  'stake.out_of_range': [422, 'This stake is outside the limits.'],
  'stake.not_payable': [422, 'This stake has too many decimals for the currency.'],
  'stake.above_max_win': [422, 'This stake could win more than the game pays.'],
  'reward.not_allowed': [422, 'This free round cannot be played here.'],
  'reward.over': [409, 'There are no free rounds left.'],
  'studio.unavailable': [503, 'The studio is not available right now. Nothing was lost.'],
} as const satisfies Record<string, readonly [number, string]>;

export type GameErrorCode = keyof typeof ERRORS;

export class GameError extends Error {
  readonly status: number;

  constructor(
    readonly code: GameErrorCode,
    /** When the same may be tried again. */
    readonly retryAfterMs?: number,
  ) {
    super(ERRORS[code][1]);
    this.status = ERRORS[code][0];
  }
}
