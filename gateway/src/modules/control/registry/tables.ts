import type { ContractReport } from '@pavilion/api/registry';
import type { CanaryAudience, CanarySeen, CanaryStage, Change, Texts } from '@pavilion/api/staff';
import type { MaintenanceNotice, RemoteDescriptor, RemoteMode } from '@pavilion/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LineEffect } from './plan/line-effects';

/** What a preview shows: planned changes, or a remote from the asker's machine. */
export type PreviewContent =
  | { kind: 'changes'; changes: Change[] }
  | { kind: 'local'; remote: string; entry: string; descriptor: RemoteDescriptor };

declare module '../../../platform/database/database' {
  interface Tables {
    registry_versions: {
      remote: string;
      version: string;
      owner: string;
      descriptor: JSONColumnType<RemoteDescriptor>;
      /** Name to `sha384-…`. */
      files: JSONColumnType<Record<string, string>>;
      first: JSONColumnType<Record<string, string[]>>;
      contract: Generated<number>;
      /** Of versions from before there were reports: null. */
      report: JSONColumnType<ContractReport> | null;
      maps: ColumnType<Record<string, string>, string | undefined, string>;
      created_at: Generated<Date>;
    };
    brand_remotes: {
      brand: string;
      remote: string;
      mode: RemoteMode;
      version: string | null;
      history: string[];
      timeout_ms: number;
      pinned: Generated<boolean>;
      maintenance: JSONColumnType<MaintenanceNotice> | null;
      ended: Generated<string[]>;
    };
    brand_canaries: {
      brand: string;
      remote: string;
      version: string;
      salt: string;
      stages: JSONColumnType<CanaryStage[]>;
      stage: number;
      started_at: Date;
      stage_at: Date;
      next_stage_at: Date;
      seen: JSONColumnType<CanarySeen> | null;
      audience: JSONColumnType<CanaryAudience> | null;
    };
    deploy_tokens: {
      id: Generated<string>;
      remote: string;
      holder: string;
      kind: 'person' | 'pipeline';
      hash: Buffer;
      created_at: Generated<Date>;
      created_by: string;
      expires_at: Date;
      last_used_at: Date | null;
      revoked_at: Date | null;
      revoked_by: string | null;
    };
    brand_places: { brand: string; place: string; giver: string; taker: string };
    registry_revoked: { remote: string; version: string; revoked_at: Generated<Date>; who: string; reason: string };
    /** When a brand last retired a remote. */
    registry_retired: { remote: string; retired_at: Date };
    registry_pending: {
      id: Generated<string>;
      brand: string;
      state: 'scheduled' | 'waiting' | 'done' | 'rejected' | 'cancelled';
      changes: JSONColumnType<Change[]>;
      lines: JSONColumnType<Texts[]>;
      /** What each change came to when it was asked for; null for those from before this was kept. */
      effects: JSONColumnType<LineEffect[]> | null;
      base_seq: bigint;
      who: string;
      reason: string;
      asked_at: Generated<Date>;
      at: Date | null;
      approved_by: string | null;
      approvals: Generated<string[]>;
      obstacle: JSONColumnType<Texts> | null;
      decided_at: Date | null;
      seq: bigint | null;
    };
    registry_previews: {
      id: Generated<string>;
      brand: string;
      content: JSONColumnType<PreviewContent>;
      until: Date;
      made_at: Generated<Date>;
    };
    brand_manifests: { brand: string; seq: bigint; issued_at: Date; kid: string; payload: string; signature: string };
  }
}
