import type { BonusState } from '@pavilion/api/bonuses';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

interface Texts {
  bn: string;
  en: string;
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
    };
    bonuses: {
      id: string;
      brand: string;
      member_id: bigint;
      offer: string;
      deposit_id: string;
      name: Texts;
      terms: Texts;
      currency: string;
      amount: bigint;
      wager_needed: bigint;
      wagered: Generated<bigint>;
      largest_bet: bigint | null;
      state: Generated<BonusState>;
      given_at: Date;
      until: Date;
      ended_at: Date | null;
      reason: string | null;
    };
  }
}

export type OfferRow = Selectable<Tables['bonus_offers']>;
export type BonusRow = Selectable<Tables['bonuses']>;

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
}
