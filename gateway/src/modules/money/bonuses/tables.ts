import type { BonusState } from '@pavilion/api/bonuses';
import type { GameCategory } from '@pavilion/api/games';
import type { BonusOfferChange, OfferRequestState } from '@pavilion/api/staff';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

interface Texts {
  bn: string;
  en: string;
}

/**
 * How much of a round counts, in per cent. A game's own share, by `VENDOR:code`, goes before its category's; a category that is not named counts whole.
 * Games that return more than `above`, in hundredths of a per cent, count no more than `share`, unless they have a share of their own.
 */
export interface Contribution {
  categories: Partial<Record<GameCategory, number>>;
  games: Record<string, number>;
  highReturn?: { above: number; share: number };
}

declare module '../../../platform/database/database' {
  interface Tables {
    bonus_offers: {
      brand: string;
      code: string;
      kind: Generated<'deposit'>;
      name: Texts;
      terms: Texts;
      percent: number;
      cap: bigint;
      least: bigint;
      first_only: boolean;
      wager_times: number;
      days: number;
      largest_bet_percent: number | null;
      valid_from: Date | null;
      valid_until: Date | null;
      enabled: boolean;
      position: number;
      version: Generated<number>;
      contribution: Contribution | null;
      uses: number | null;
      uses_days: number | null;
      accepted_gain: Generated<number>;
    };
    bonus_offer_requests: {
      id: string;
      brand: string;
      code: string;
      wanted: BonusOfferChange;
      gain: number;
      state: Generated<OfferRequestState>;
      requested_by: string;
      requested_at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
    };
    bonuses: {
      id: string;
      brand: string;
      member_id: bigint;
      offer: string;
      /** The payment that brought it, or the claim. */
      deposit_id: string;
      /** The version of the campaign that brought it; without one it is an offer's. */
      campaign: bigint | null;
      /** The version of the campaign's segment that its member was in when it was given; none where the campaign names no segment. */
      segment_version: number | null;
      name: Texts;
      terms: Texts;
      currency: string;
      amount: bigint;
      wager_needed: bigint;
      wagered: Generated<bigint>;
      largest_bet: bigint | null;
      /** The most that becomes its member's own money; without one all of it does. */
      largest_conversion: bigint | null;
      state: Generated<BonusState>;
      given_at: Date;
      until: Date;
      ended_at: Date | null;
      reason: string | null;
      contribution: Contribution | null;
      wager_carried: Generated<bigint>;
      wager_undone: Generated<bigint>;
      owed_settled: Generated<bigint>;
    };
  }
}

export type OfferRow = Selectable<Tables['bonus_offers']>;
export type BonusRow = Selectable<Tables['bonuses']>;
export type OfferRequestRow = Selectable<Tables['bonus_offer_requests']>;

/** What a payer was promised, as it is kept with the payment. Amounts are minor units in digits. */
export interface PromisedBonus {
  offer: string;
  name: Texts;
  terms: Texts;
  percent: number;
  cap: string;
  least: string;
  firstOnly: boolean;
  wagerTimes: number;
  days: number;
  largestBetPercent: number | null;
  /** Missing in what was promised before shares were: whole stakes of all games count there. */
  contribution?: Contribution | null;
  uses?: { times: number; days: number };
}
