import { readFileSync } from 'node:fs';
import type { RetiredBrandName } from '@pavilion/api/registry';
import type { BrandFile, PendingChange, Plan, Preview } from '@pavilion/api/staff';
import type { OperatorCommand } from './arguments';
import { WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { type GatewayClient, whoami } from '@pavilion/tooling/cli/gateway-client.mjs';
import { applyChange, showPlan } from './apply-change';
import { runStaffCommand } from './staff-command';
import { runTokenCommand } from './token-command';
import { auditTable, brandTable, pendingTable, retiredTable, statusTable } from './tables';

/** Carries an order out and says what came of it. @throws UserError, WrongUsage */
export async function runOperatorCommand(order: OperatorCommand, gateway: GatewayClient): Promise<string> {
  const { get, post } = gateway;
  switch (order.what) {
    case 'change':
      return applyChange(order, gateway);
    case 'status':
      return statusTable(await get('/registry/brands'));
    case 'brands':
      return brandTable(await get('/registry/brands'));
    case 'retired':
      return retiredTable(await get<RetiredBrandName[]>('/registry/retired'));
    case 'pending':
      return pendingTable(await get<PendingChange[]>('/registry/pending'));
    case 'audit':
      return auditTable(await get(`/registry/audit${order.brand ? `?brand=${encodeURIComponent(order.brand)}` : ''}`));
    case 'tokens':
      return runTokenCommand(order, gateway);
    case 'cancel':
      await post(`${brandPath(order.brand)}/pending/${encodeURIComponent(order.id)}/cancel`, {
        reason: order.reason,
        who: whoami(),
      });
      return `${order.brand}: the request is cancelled.`;
    case 'export':
      return JSON.stringify(await get(`${brandPath(order.brand)}/file`), null, 2);
    case 'import':
      return importFile(order, gateway);
    case 'clone':
      return clone(order, gateway);
    case 'preview':
      return preview(order, gateway);
    default:
      return runStaffCommand(order, gateway);
  }
}

async function importFile(
  { file, reason, planOnly, withPreview }: Extract<OperatorCommand, { what: 'import' }>,
  gateway: GatewayClient,
): Promise<string> {
  const content = readBrandFile(file);
  const plan = await gateway.post<Plan>(`${brandPath(content.brand)}/file/plan`, { file: content });
  if (!plan.lines.length) return `${content.brand} already matches the file.`;
  if (planOnly) return showPlan(plan, withPreview, gateway);
  const changes = plan.lines.map((line) => line.change);
  return applyChange(
    {
      what: 'change',
      brand: content.brand,
      changes,
      reason,
      at: undefined,
      planOnly,
      withPreview,
      summary: 'it now matches the file',
    },
    gateway,
    plan.baseSeq,
  );
}

function readBrandFile(file: string): BrandFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BrandFile;
  } catch (error) {
    throw new WrongUsage(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function clone(order: Extract<OperatorCommand, { what: 'clone' }>, { post }: GatewayClient): Promise<string> {
  const { from, code, name, host, reason } = order;
  const asked = { from, code, name, host, reason, who: whoami() };
  const { brand, seq } = await post<{ brand: string; seq: number }>('/registry/clone', asked);
  return `${brand} was created (seq ${seq}) at ${host}.`;
}

async function preview(order: Extract<OperatorCommand, { what: 'preview' }>, { post }: GatewayClient): Promise<string> {
  const { remote, version, brand } = order;
  const { url, until } = await post<Preview>('/registry/previews', { remote, version, brand });
  return `${url}\nuntil ${until}`;
}

function brandPath(brand: string): string {
  return `/registry/brands/${encodeURIComponent(brand)}`;
}
