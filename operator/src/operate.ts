import { userInfo } from 'node:os';
import type { AuditEntry, BrandState, Changed } from '@pavilion/api/registry';
import type { Order } from './arguments';
import type { RegistryPort } from './registry';
import { table } from './table';

/** Carries an order out and says what came of it. @throws RegistryRefused */
export async function operate(order: Order, registry: RegistryPort): Promise<string> {
  switch (order.what) {
    case 'status':
      return statusOf(await registry.get('/registry/brands'));
    case 'brands':
      return brandsOf(await registry.get('/registry/brands'));
    case 'audit':
      return auditOf(await registry.get(`/registry/audit${order.brand ? `?brand=${encodeURIComponent(order.brand)}` : ''}`));
    case 'deploy-token':
      return (await registry.get<{ token: string }>(`/registry/remotes/${encodeURIComponent(order.remote)}/deploy-token`)).token;
    default:
      return change(order, registry);
  }
}

type ChangeOrder = Extract<Order, { brand: string; remote: string }>;

async function change(order: ChangeOrder, registry: RegistryPort): Promise<string> {
  const { what, remote, brand, reason } = order;
  const asked = { who: userInfo().username, reason };
  const path = `/registry/remotes/${encodeURIComponent(remote)}/${what}`;
  const body =
    order.what === 'promote'
      ? { version: order.version, brands: [brand], ...asked }
      : { brand, ...asked, ...(order.what === 'rollback' && order.version && { version: order.version }) };
  const answer = await registry.post<Changed | Changed[]>(path, body);
  const [changed] = Array.isArray(answer) ? answer : [answer];
  if (!changed?.changed) return `${brand}: ${remote} is so already (seq ${changed?.seq}).`;
  return `${brand}: ${remote} ${DONE[what]} (seq ${changed.seq}). Open pages follow within a second.`;
}

const DONE = {
  enable: 'is on',
  disable: 'is off',
  drain: 'takes no new visitors',
  rollback: 'runs its earlier version',
  promote: 'runs the version',
} as const;

function statusOf(brands: BrandState[]): string {
  const rows = brands.flatMap(({ brand, seq, pages, remotes }) =>
    remotes.map(({ remote, mode, version, earlier }) => [
      brand,
      remote,
      version ? mode : 'not released',
      version ?? '–',
      earlier[0] ?? '–',
      `${seq}`,
      `${pages.current}/${pages.open}`,
    ]),
  );
  return table(['brand', 'remote', 'state', 'version', 'before', 'seq', 'pages with it'], rows);
}

function brandsOf(brands: BrandState[]): string {
  return table(
    ['brand', 'name', 'seq', 'since', 'remotes on'],
    brands.map(({ brand, name, seq, issuedAt, remotes }) => [
      brand,
      name,
      `${seq}`,
      issuedAt,
      remotes
        .filter(({ mode, version }) => version && mode === 'on')
        .map(({ remote }) => remote)
        .join(' ') || '–',
    ]),
  );
}

function auditOf(entries: AuditEntry[]): string {
  return table(
    ['at', 'who', 'did', 'brand', 'remote', 'seq', 'why'],
    entries.map(({ at, who, action, brand, remote, seq, reason }) => [
      at,
      who,
      action,
      brand ?? '–',
      remote ?? '–',
      `${seq ?? '–'}`,
      reason,
    ]),
  );
}
