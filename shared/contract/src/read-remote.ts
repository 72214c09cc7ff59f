import type { StampedRemote } from './remote';
import type { RefusalCode } from './refusal';
import { CONTRACT_VERSION, FEDERATION_RUNTIME } from './version';

/** What arrived over the network, or why it was refused. Refusals are shown and logged, never skipped. @internal */
export function readRemote(value: unknown): StampedRemote | RefusalCode {
  if (!isStamped(value)) return 'remote.not-a-remote';
  if (value.contract < CONTRACT_VERSION - 1) return 'remote.contract-too-old';
  if (value.contract > CONTRACT_VERSION) return 'remote.contract-too-new';
  if (value.runtime !== FEDERATION_RUNTIME) return 'remote.runtime-differs';
  return value;
}

function isStamped(value: unknown): value is StampedRemote {
  if (typeof value !== 'object' || value === null) return false;
  const { pavilion, contract, runtime, pages, messages } = value as Partial<StampedRemote>;
  return (
    pavilion === 'remote' &&
    Number.isInteger(contract) &&
    typeof runtime === 'string' &&
    typeof pages === 'object' &&
    typeof messages === 'object'
  );
}
