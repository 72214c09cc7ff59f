import { auditedModel } from '../audit/audited-models';
import type { SampleBet } from '../audit/audited-model';
import { GameError } from '../http/game-error';
import { CURRENCIES, type Currency } from '../money/currencies';
import { withStake } from '../testing/with-stake';
import type { Model } from './model';
import { MODEL_IDS, modelOf } from './models';

type Listed = Readonly<Record<Currency, { readonly min_bet: number; readonly max_bet: number }>>;

const listedOf = (model: Model) => (model.listing() as { readonly limits: Listed }).limits;

function isTaken(model: Model, bet: SampleBet, currency: Currency): boolean {
  try {
    model.accept(bet, BigInt(bet.stake), currency);
    return true;
  } catch (error) {
    if (error instanceof GameError) return false;
    throw error;
  }
}

describe.each(MODEL_IDS)('the stakes of %s', (id) => {
  const model = modelOf({ model: id });
  const isTakenOnce = (stake: bigint, currency: Currency) =>
    auditedModel(id).bets.some((bet) => isTaken(model, withStake(bet, stake), currency));

  it.each(CURRENCIES)('that the list and the page name are taken, in %s', (currency) => {
    const { minStake, maxStake } = model.limits(currency);
    const { min_bet, max_bet } = listedOf(model)[currency];

    expect([min_bet, max_bet]).toEqual([Number(minStake), Number(maxStake)]);
    expect([minStake, maxStake].filter((stake) => !isTakenOnce(stake, currency))).toEqual([]);
  });
});
