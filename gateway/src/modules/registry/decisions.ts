import type { RemoteMode } from '@pavilion/contract';
import { DomainError } from '../../platform/errors';
import type { Decision } from './change-brand';
import type { BrandRemoteRow } from './store';

const EARLIER_KEPT = 20;

type Row = BrandRemoteRow | undefined;

/** Runs `version` from now on; the one it replaces can be rolled back to. */
export function promoted(row: Row, version: string): Decision {
  if (row?.version === version) return undefined;
  const earlier = row?.version ? [row.version, ...row.history.filter((each) => each !== row.version)] : [];
  return { version, history: earlier.slice(0, EARLIER_KEPT) };
}

/** @throws DomainError `registry.unknown_remote` when the brand does not have it */
export function switched(row: Row, mode: RemoteMode): Decision {
  if (!row) throw new DomainError('registry.unknown_remote');
  return { mode };
}

/** The last version before, or the earlier one named. @throws DomainError `registry.unknown_remote`, `registry.unknown_version` */
export function rolledBack(row: Row, version: string | undefined): Decision {
  if (!row) throw new DomainError('registry.unknown_remote');
  const wanted = version ? row.history.find((each) => each === version) : row.history[0];
  if (!wanted) throw new DomainError('registry.unknown_version');
  return { version: wanted, history: row.history.slice(row.history.indexOf(wanted) + 1) };
}
