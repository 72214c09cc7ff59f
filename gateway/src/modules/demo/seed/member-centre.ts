import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Member } from '../../identity/members';
import type { Awards } from '../../money/awards';
import type { Bonuses } from '../../money/bonuses';
import type { Campaigns } from '../../money/campaigns';
import type { FreeRounds } from '../../money/free-rounds';
import type { Levels } from '../../money/levels';
import type { Missions } from '../../money/missions';
import type { Rebates } from '../../money/rebates';
import type { Rewards } from '../../money/rewards';
import { demoMoney } from './demo-rules';

/** Somebody of the demo, and their brand. */
export interface Resident {
  brand: Brand;
  member: Member;
}

interface Dependencies {
  awards: Awards;
  bonuses: Pick<Bonuses, 'page'>;
  campaigns: Pick<Campaigns, 'claim'>;
  freeRounds: Pick<FreeRounds, 'grant'>;
  levels: Pick<Levels, 'claim'>;
  missions: Pick<Missions, 'join' | 'claim'>;
  rebates: Pick<Rebates, 'of' | 'claim' | 'history'>;
  rewards: Pick<Rewards, 'join'>;
}

/** Days of rebates that are left to whoever looks at the demo. */
const DAYS_LEFT = 3;

/**
 * What somebody did in the member centre whose play is counted: a rank's bonus, a mission and some rebates are claimed and others are left to claim, a mission and an activity
 * are joined, and a bonus is in play. Once; what cannot be done is logged and left.
 */
export async function visitMemberCentre(
  { log }: Pick<Platform, 'log'>,
  services: Dependencies,
  { brand, member }: Resident,
): Promise<void> {
  const { bonuses, campaigns, levels, missions, rebates, rewards } = services;
  const memberId = String(member.id);
  const own = { brand: brand.code, memberId };
  const player = { ...own, trial: false };
  const attempt = attemptWith(log);
  await attempt('a bonus of a rank', () => levels.claim({ brand, memberId }, 1));
  await attempt('a mission to join', () => missions.join(player, { code: 'weekly-slots' }));
  await attempt('a mission to claim', () => missions.claim(player, { code: 'first-steps', period: 'once' }));
  await attempt('an activity to join', () => rewards.join(own, 'quiet-evening'));
  if ((await rebates.history(memberId, 1)).list.length === 0)
    await attempt('rebates', () => claimOldRebates(rebates, { brand, memberId }));
  if ((await bonuses.page(own, undefined)).active === null)
    await attempt('a bonus', () => campaigns.claim(brand, memberId, 'on-top'));
}

async function claimOldRebates(rebates: Dependencies['rebates'], resident: { brand: Brand; memberId: string }): Promise<void> {
  const { days } = await rebates.of(resident);
  const old = days.filter(({ state }) => state === 'claimable').slice(DAYS_LEFT);
  const sum = old.reduce((total, { open }) => total + BigInt(open), 0n);
  if (sum > 0n) await rebates.claim(resident, { days: old.map(({ day }) => day), sum: String(sum) });
}

/** Rounds that wait for somebody in titles of the studio, where it is connected. */
export async function giveFreeRounds(
  { log }: Pick<Platform, 'log'>,
  { awards, freeRounds }: Pick<Dependencies, 'awards' | 'freeRounds'>,
  { brand: { code: brand, currency }, member, titles }: Resident & { titles: readonly string[] },
): Promise<void> {
  const given = { brand, currency, vendor: 'studio', games: titles, rounds: 10, days: 14 };
  const stake = BigInt(demoMoney(currency)(STAKE_TAKA[currency] ?? 10));
  const why = { source: `demo:${brand}:${member.account}`, reason: 'For the anniversary of the brand' };
  await attemptWith(log)('free rounds', () =>
    awards.transaction((trx) => freeRounds.grant(trx, { ...given, ...why, stake, memberId: String(member.id) })),
  );
}

/** A dollar is the smallest stake there. */
const STAKE_TAKA = { BDT: 10, USD: 50 } as Record<string, number>;

/** An installation whose operators decided otherwise has a demo without it. */
export function attemptWith(log: Platform['log']) {
  return async (what: string, act: () => Promise<unknown>): Promise<void> => {
    await act().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      log.warn({ err: error, what }, 'the demo goes on without something');
    });
  };
}
