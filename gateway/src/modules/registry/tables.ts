import type { ContractReport } from '@pavilion/api/registry';
import type { RemoteDescriptor, RemoteMode } from '@pavilion/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

declare module '../../platform/database/database' {
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
    };
    brand_manifests: { brand: string; seq: bigint; issued_at: Date; kid: string; payload: string; signature: string };
    registry_audit: {
      id: Generated<bigint>;
      at: Generated<Date>;
      who: string;
      action: string;
      brand: string | null;
      remote: string | null;
      reason: string;
      seq: bigint | null;
      before: JSONColumnType<object> | null;
      after: JSONColumnType<object> | null;
    };
  }
}
