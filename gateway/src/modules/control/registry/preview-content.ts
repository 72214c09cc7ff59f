import type { Change } from '@pavilion/api/staff';
import type { BrandManifest, ManifestRemote } from '@pavilion/contract';
import { DomainError } from '../../../platform/errors';
import { newRemote } from './plan/brand-state';
import type { PreviewContent } from './tables';

type LocalPreview = Extract<PreviewContent, { kind: 'local' }>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const MAX_LABEL_LENGTH = 80;

/** The origin of an entry on the looker's own machine. @throws DomainError `registry.preview_not_local` */
export function loopbackOrigin(entry: string): string {
  const address = URL.canParse(entry) ? new URL(entry) : undefined;
  const fits =
    address?.protocol === 'http:' &&
    LOOPBACK.has(address.hostname) &&
    address.port !== '' &&
    address.pathname.endsWith('.js') &&
    !address.username &&
    !address.password;
  if (!address || !fits) throw new DomainError('registry.preview_not_local');
  return address.origin;
}

/** The brand with one remote from the looker's machine, switched on; without hashes, because its files change as they are written. */
export function withLocalRemote(manifest: BrandManifest, { remote, entry, descriptor }: LocalPreview): BrandManifest {
  const present = manifest.remotes[remote];
  const local: ManifestRemote = {
    enabled: true,
    mode: 'on',
    version: 'local',
    entry,
    assets: {},
    descriptor,
    local: true,
    ended: [],
    timeoutMs: present?.timeoutMs ?? newRemote.timeoutMs,
    owner: present?.owner ?? '',
  };
  return { ...manifest, remotes: { ...manifest.remotes, [remote]: local } };
}

/** What the badge on the page says: names only, which are the same in every language. */
export function labelOf(content: PreviewContent): string {
  const label =
    content.kind === 'local'
      ? `${content.remote} · ${new URL(content.entry).host}`
      : content.changes.map(summarise).join(', ') || '=';
  return label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;
}

function summarise(change: Change): string {
  if ('version' in change && change.version) return `${change.remote} ${change.version}`;
  if (change.kind === 'mode') return `${change.remote} ${change.mode}`;
  if (change.kind === 'flag') return `${change.flag} ${change.on ? 'on' : 'off'}`;
  if (change.kind === 'theme') return `${change.name} ${change.default}`;
  return 'remote' in change && change.remote ? `${change.remote} ${change.kind}` : change.kind;
}
