import type { OfferRequestState, SegmentChange, SegmentRule, TagChange } from '@pavilion/api/staff';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    segments: {
      id: Generated<bigint>;
      brand: string;
      code: string;
      version: number;
      name: { bn: string; en: string };
      rule: SegmentRule;
      enabled: boolean;
      written_by: string;
      written_at: Generated<Date>;
    };
    member_tags: {
      member_id: bigint;
      brand: string;
      tag: string;
      set_by: string;
      set_at: Generated<Date>;
    };
    segment_requests: {
      id: string;
      brand: string;
      kind: 'segment' | 'tag';
      code: string;
      wanted: SegmentChange | TagChange;
      state: Generated<OfferRequestState>;
      requested_by: string;
      requested_at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
    };
  }
}

export type SegmentRow = Selectable<Tables['segments']>;
export type SegmentRequestRow = Selectable<Tables['segment_requests']>;
