import type { CampaignTerms } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { gameKey, type GameFacts } from '../bonuses';
import type { FreeRounds, RoundsOffered } from '../free-rounds';
import type { CampaignInForce } from './tables';

const WHOLE = 10_000;

/** Rounds as a campaign gives them. */
export type RoundsGift = Extract<CampaignTerms['gives'], { kind: 'freeRounds' }>;

/** What gave the rounds of a claim. */
export function roundsSource(claimId: string): string {
  return `campaign:${claimId}`;
}

/** What the vendor is asked for; nothing where a campaign gives something else. */
export function roundsOf({ terms }: Pick<CampaignInForce, 'terms'>, { code, currency }: Brand): RoundsOffered | undefined {
  const { gives, days } = terms;
  if (gives.kind !== 'freeRounds') return undefined;
  const { vendor, games, rounds, stake } = gives;
  return { brand: code, currency, vendor, games, rounds, stake: BigInt(stake), days };
}

/** The stakes that a member is spared. */
export function stakesOf({ rounds, stake }: RoundsGift): bigint {
  return BigInt(rounds) * BigInt(stake);
}

/** What a member keeps of these stakes, in hundredths of a per cent: what the game returns that returns most. More than all of it where one is not there. */
export function returnOf({ vendor, games }: RoundsGift, facts: GameFacts): number {
  return Math.max(...games.map((code) => facts.get(gameKey({ vendor, code }))?.rtp ?? WHOLE + 1));
}

/** Nothing is claimed that the vendor would not honour. @throws DomainError `bonuses.unavailable`, `vendor.unavailable` */
export async function assertHonoured(
  freeRounds: Pick<FreeRounds, 'assertPossible'>,
  memberId: string,
  rounds: RoundsOffered,
): Promise<void> {
  await freeRounds.assertPossible(memberId, rounds).catch((error: unknown) => {
    const isRefused = error instanceof DomainError && error.code.startsWith('freerounds.');
    throw isRefused ? new DomainError('bonuses.unavailable') : error;
  });
}
