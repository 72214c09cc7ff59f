import type { Database, Merchant } from '../database/tables';
import { MerchantApiError } from '../merchants/signed-requests';
import { modelOf } from '../models/models';
import type { Currency, StakeLimits } from '../money/currencies';
import type { PageName } from '../pages/page-assets';
import { profileOf } from '../profiles/brand-profiles';
import { isLeftOut } from '../profiles/terms';
import { titleByCode } from '../titles/titles';

interface Given {
  readonly games: readonly string[];
  readonly stake: bigint;
  readonly currency: Currency;
  readonly brand: string | undefined;
}

/** The pages that show them. */
const PAGES: readonly PageName[] = ['slot', 'instant', 'table'];

/**
 * Whether rounds of this stake can be free in all of these titles. Titles that are played step by step take none: their steps may cost money, and a round that is left
 * untouched is taken back there. Nor do those whose page does not show them.
 *
 * @throws MerchantApiError `RS_ERROR_INVALID_GAME`, `RS_ERROR_WRONG_SYNTAX` for a stake that one of them does not take
 */
export async function assertPlayable(database: Database, operator: Merchant, given: Given): Promise<void> {
  const profile = await profileOf(database, operator.id, given.brand);
  for (const code of given.games) {
    const title = titleByCode(code);
    const model = title && modelOf(title);
    if (!model || isLeftOut(title, profile) || model.steps || !PAGES.includes(model.page))
      throw new MerchantApiError('RS_ERROR_INVALID_GAME', 422);
    if (!takesStake(model.limits(given.currency), given.stake)) throw new MerchantApiError('RS_ERROR_WRONG_SYNTAX', 422);
  }
}

/** A whole number of smallest stakes, which every model pays. */
function takesStake({ minStake, maxStake }: Pick<StakeLimits, 'minStake' | 'maxStake'>, stake: bigint): boolean {
  return stake >= minStake && stake <= maxStake && stake % minStake === 0n;
}
