import { randomUUID } from 'node:crypto';
import type { LaunchRequest, LaunchValue } from '@pavilion/api/launch';
import { DomainError } from '../../../platform/errors';
import { type LaunchContext, type LaunchDependencies, missingFieldError } from './launch-context';
import { termsOf, type VendorDoors } from './vendor-doors';

/** A lottery shows its results; there is no round in it to come back to. */
export function createOpenLottery(
  { games, lotteries }: Pick<LaunchDependencies, 'games' | 'lotteries'>,
  { connected, urlFor }: VendorDoors,
) {
  return async (launcher: LaunchContext, request: LaunchRequest): Promise<LaunchValue> => {
    const { player, brand } = launcher;
    if (request.lottoGameCode === undefined) throw missingFieldError('lottoGameCode');
    const lottery = await lotteries.find(brand, request.lottoGameCode);
    if (games.vendorAvailability(brand.code, lottery.vendor.toUpperCase(), 'LOTT') !== 'on')
      throw new DomainError('games.maintenance');
    if (request.lottoView === 'betting') throw new DomainError('games.no_tickets');
    const vendor = await connected(brand, lottery.vendor);
    const mode = player.trial ? 'free' : 'real';
    const url = await urlFor(launcher, vendor, mode, termsOf(launcher, { vendorGameCode: lottery.code }, mode, request));
    await lotteries.recordOpened(brand.code, player.memberId, lottery.code);
    return { url, session: randomUUID(), mode, resumed: false };
  };
}
