import type { ApplyResult, Plan, Preview } from '@pavilion/api/staff';
import { type GatewayClient, whoami } from '@pavilion/tooling/cli/gateway-client.mjs';
import type { ChangeCommand } from './change-command';

/** Changes a brand, or shows the plan. With `baseSeq` only if nobody changed it since. */
export async function applyChange(order: ChangeCommand, { post }: GatewayClient, baseSeq?: number): Promise<string> {
  const { brand, changes, reason, at, planOnly } = order;
  const path = `/registry/brands/${encodeURIComponent(brand)}`;
  if (planOnly) return showPlan(await post<Plan>(`${path}/plan`, { changes }), order.withPreview, { post });
  const asked = { changes, reason, who: whoami(), ...(at && { at }), ...(baseSeq !== undefined && { baseSeq }) };
  return describeOutcome(order, await post<ApplyResult>(`${path}/changes`, asked));
}

/** A plan in plain words; where asked for, with an address that shows the site as it would be. */
export async function showPlan(plan: Plan, withPreview: boolean, { post }: Pick<GatewayClient, 'post'>): Promise<string> {
  const { brand, lines } = plan;
  if (!withPreview || lines.length === 0) return describePlan(plan);
  const changes = lines.map(({ change }) => change);
  const { url, until } = await post<Preview>('/registry/previews', { brand, changes });
  return `${describePlan(plan)}\nLook at it: ${url}, until ${until}.`;
}

function describePlan({ brand, baseSeq, lines, openPages, needsApproval }: Plan): string {
  const described = lines.flatMap(({ text, objections }) => [
    text.en,
    ...objections.map(({ weight, code, text: why }) => `    ${weight === 'stops' ? 'Blocked' : 'Warning'}: ${why.en} (${code})`),
  ]);
  const affected = `${brand}, from seq ${baseSeq}; ${openPages} ${openPages === 1 ? 'page is' : 'pages are'} open.`;
  const approval = needsApproval ? ['Another operator must approve this.'] : [];
  return [...described, '', affected, ...approval, 'Nothing was changed.'].join('\n');
}

function describeOutcome(order: ChangeCommand, { outcome, changed = true, seq, request }: ApplyResult): string {
  const { brand, summary, at } = order;
  if (outcome === 'waiting') return `${brand}: ${waitsFor(order)} (request ${request}).`;
  if (outcome === 'scheduled') return `${brand}: scheduled for ${at} (request ${request}).`;
  if (!changed) return `${brand}: nothing to change (seq ${seq}).`;
  return `${brand}: ${summary} (seq ${seq}). Open pages follow within a second.`;
}

/** This command proves nobody’s name: what takes two people takes two in the console. */
function waitsFor({ changes }: ChangeCommand): string {
  const forTwo = changes.some(({ kind }) => kind === 'retire-brand' || kind === 'restore-brand');
  return forTwo ? 'two admins must approve first, in the console' : 'another operator must approve first';
}
