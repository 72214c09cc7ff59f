import { readFileSync } from 'node:fs';
import type { BrandFile, PendingChange, Plan, Preview } from '@pavilion/api/operations';
import type { Order } from './arguments';
import { change, explain, who } from './change';
import { Misunderstood } from './refusals';
import type { RegistryPort } from './registry';
import { auditTable, brandTable, pendingTable, statusTable } from './tables';

/** Carries an order out and says what came of it. @throws RegistryRefused, Misunderstood */
export async function operate(order: Order, registry: RegistryPort): Promise<string> {
  const { get, post } = registry;
  switch (order.what) {
    case 'change':
      return change(order, registry);
    case 'status':
      return statusTable(await get('/registry/brands'));
    case 'brands':
      return brandTable(await get('/registry/brands'));
    case 'pending':
      return pendingTable(await get<PendingChange[]>('/registry/pending'));
    case 'audit':
      return auditTable(await get(`/registry/audit${order.brand ? `?brand=${encodeURIComponent(order.brand)}` : ''}`));
    case 'deploy-token':
      return (await get<{ token: string }>(`/registry/remotes/${encodeURIComponent(order.remote)}/deploy-token`)).token;
    case 'cancel':
      await post(`${brandPath(order.brand)}/pending/${encodeURIComponent(order.id)}/cancel`, { reason: order.reason, who: who() });
      return `${order.brand}: the request is cancelled.`;
    case 'export':
      return JSON.stringify(await get(`${brandPath(order.brand)}/file`), null, 2);
    case 'import':
      return importFile(order, registry);
    case 'clone':
      return clone(order, registry);
    case 'preview':
      return preview(order, registry);
  }
}

async function importFile({ file, reason, planOnly }: Extract<Order, { what: 'import' }>, registry: RegistryPort): Promise<string> {
  const content = readBrandFile(file);
  const plan = await registry.post<Plan>(`${brandPath(content.brand)}/file/plan`, { file: content });
  if (!plan.lines.length) return `${content.brand} is as the file says.`;
  if (planOnly) return explain(plan);
  const changes = plan.lines.map((line) => line.change);
  return change(
    { what: 'change', brand: content.brand, changes, reason, at: undefined, planOnly, said: 'it is as the file says' },
    registry,
    plan.baseSeq,
  );
}

function readBrandFile(file: string): BrandFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BrandFile;
  } catch (error) {
    throw new Misunderstood(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function clone(order: Extract<Order, { what: 'clone' }>, { post }: RegistryPort): Promise<string> {
  const { from, code, name, host, reason } = order;
  const asked = { from, code, name, host, reason, who: who() };
  const { brand, seq } = await post<{ brand: string; seq: number }>('/registry/clone', asked);
  return `${brand} is there (seq ${seq}), at ${host}.`;
}

async function preview(order: Extract<Order, { what: 'preview' }>, { post }: RegistryPort): Promise<string> {
  const { remote, version, brand } = order;
  const { url, until } = await post<Preview>('/registry/previews', { remote, version, brand });
  return `${url}\nuntil ${until}`;
}

function brandPath(brand: string): string {
  return `/registry/brands/${encodeURIComponent(brand)}`;
}
