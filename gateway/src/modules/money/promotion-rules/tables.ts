import type { OfferRequestState, PromotionKind, PromotionRuleChange } from '@pavilion/api/staff';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

export interface Texts {
  bn: string;
  en: string;
}

declare module '../../../platform/database/database' {
  interface Tables {
    promotion_rules: {
      id: Generated<bigint>;
      brand: string;
      kind: PromotionKind;
      code: string;
      version: number;
      name: Texts;
      about: Texts;
      terms: object;
      enabled: boolean;
      valid_from: Date;
      valid_until: Date | null;
      position: number;
      accepted_gain: number;
      written_by: string;
      written_at: Generated<Date>;
    };
    promotion_requests: {
      id: string;
      brand: string;
      kind: PromotionKind;
      code: string;
      wanted: PromotionRuleChange;
      gain: number;
      state: Generated<OfferRequestState>;
      requested_by: string;
      requested_at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
    };
  }
}

export type RuleRow = Selectable<Tables['promotion_rules']>;
export type RequestRow = Selectable<Tables['promotion_requests']>;

/** One rule of a brand. */
export interface RuleName {
  brand: string;
  kind: PromotionKind;
  code: string;
}
