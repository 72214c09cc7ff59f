import type { SystemStatus, Whitelabel } from '@pavilion/api/system';
import type { Brand } from '../../platform/http';
import type { Registry } from '../registry';
import { whitelabelTree } from './whitelabel-tree';

/** What a brand is at this moment, for callers that do not read its manifest. */
export interface System {
  /** 0 open, 1 maintenance. */
  status(brand: Brand): SystemStatus;
  /** The brand's flags: its own, and above them those of the manifest in force. */
  whitelabel(brand: Brand): Whitelabel;
}

/** Both answers follow the manifest, so that they change at the same moment as open pages do. */
export function createSystem({ registry }: { registry: Pick<Registry, 'manifestOf'> }): System {
  return {
    status: ({ code }) => ({ status: registry.manifestOf(code)?.manifest.maintenance.on ? 1 : 0 }),
    whitelabel: ({ code, flags }) => whitelabelTree(code, { ...flags, ...registry.manifestOf(code)?.manifest.flags }),
  };
}
