import type { PositionValue } from '@pavilion/api/launch';
import type { Brand, SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Auth } from '../../identity/auth';
import type { Wallet } from '../../money/wallet';

declare module '../../../platform/database/database' {
  interface Tables {
    reality_checks: { member_id: bigint; minutes: number };
  }
}

export interface RealityCheckDependencies {
  auth: Pick<Auth, 'sessionStartedAt'>;
  wallet: Pick<Wallet, 'playedSince'>;
}

/** How players stand since they signed in, and how often they are told. */
export interface RealityChecks {
  sessionTotals(player: SessionFacts, brand: Brand): Promise<PositionValue>;
  setReminderInterval(player: SessionFacts, minutes: number): Promise<void>;
}

export function createRealityChecks({ db }: Pick<Platform, 'db'>, { auth, wallet }: RealityCheckDependencies): RealityChecks {
  return {
    async sessionTotals(player, brand) {
      const started = await auth.sessionStartedAt(player);
      const played = player.trial ? NO_PLAY : await wallet.playedSince(player.memberId, brand.currency, started);
      const chosen = await db
        .selectFrom('reality_checks')
        .select('minutes')
        .where('member_id', '=', BigInt(player.memberId))
        .executeTakeFirst();
      return {
        startedAt: started.toISOString(),
        seconds: Math.max(0, Math.floor((Date.now() - started.getTime()) / 1000)),
        currency: brand.currency,
        stakes: String(played.stakes),
        payouts: String(played.payouts),
        net: String(played.payouts - played.stakes),
        rounds: played.rounds,
        playMoney: player.trial,
        checkEvery: chosen?.minutes ?? brand.realityCheckMinutes,
      };
    },
    async setReminderInterval({ memberId }, minutes) {
      await db
        .insertInto('reality_checks')
        .values({ member_id: BigInt(memberId), minutes })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ minutes }))
        .execute();
    },
  };
}

const NO_PLAY = { stakes: 0n, payouts: 0n, rounds: 0 };
