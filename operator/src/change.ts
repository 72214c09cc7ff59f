import type { Applied, Plan } from '@pavilion/api/operations';
import { type GatewayClient, whoami } from '@pavilion/tooling/cli/gateway-client.mjs';
import type { ChangeOrder } from './change-orders';

/** Changes a brand, or shows the plan. With `baseSeq` only if nobody changed it since. */
export async function change(order: ChangeOrder, { post }: GatewayClient, baseSeq?: number): Promise<string> {
  const { brand, changes, reason, at, planOnly } = order;
  const path = `/registry/brands/${encodeURIComponent(brand)}`;
  if (planOnly) return explain(await post<Plan>(`${path}/plan`, { changes }));
  const asked = { changes, reason, who: whoami(), ...(at && { at }), ...(baseSeq !== undefined && { baseSeq }) };
  return tell(order, await post<Applied>(`${path}/changes`, asked));
}

/** A plan in plain words. */
export function explain({ brand, baseSeq, lines, openPages, needsApproval, previewUrl }: Plan): string {
  const told = lines.flatMap(({ text, objections }) => [
    text.en,
    ...objections.map(({ weight, code, text: why }) => `    ${weight === 'stops' ? 'Stops' : 'Mind'}: ${why.en} (${code})`),
  ]);
  const affected = `${brand}, from seq ${baseSeq}; ${openPages} ${openPages === 1 ? 'page is' : 'pages are'} open.`;
  const approval = needsApproval ? ['Another operator has to agree.'] : [];
  return [...told, '', affected, ...approval, `Look at it: ${previewUrl}`, 'Nothing was changed.'].join('\n');
}

function tell({ brand, said, at }: ChangeOrder, { outcome, changed = true, seq, request }: Applied): string {
  if (outcome === 'waiting') return `${brand}: another operator has to agree first (request ${request}).`;
  if (outcome === 'scheduled') return `${brand}: that will be done at ${at} (request ${request}).`;
  if (!changed) return `${brand}: that is so already (seq ${seq}).`;
  return `${brand}: ${said} (seq ${seq}). Open pages follow within a second.`;
}
