import type { AuditVerification, IssuedEnrolment, OperatorRole } from '@pavilion/api/staff';
import { UserError, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { type GatewayClient, whoami } from '@pavilion/tooling/cli/gateway-client.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';

/** What is asked about operators themselves and about the audit chain. */
export type StaffCommand =
  | { what: 'invite'; name: string; displayName: string; roles: Record<string, OperatorRole>; mail?: string; reason: string }
  | { what: 'recover'; name: string; reason: string }
  | { what: 'code'; name: string }
  | { what: 'verify' };

/** Undefined when it is about something else. @throws WrongUsage */
export function parseStaffCommand({ subcommand, positionals: { name = '' }, values, flags }: Given): StaffCommand | undefined {
  if (subcommand === 'audit verify') return { what: 'verify' };
  if (subcommand === 'code') return { what: 'code', name };
  if (subcommand === 'recover') return { what: 'recover', name, reason: values['reason'] ?? '' };
  return subcommand === 'invite' ? parseInvitation(name, values, flags.has('admin')) : undefined;
}

function parseInvitation(
  name: string,
  { role: named, brand = '*', display, mail, reason }: Given['values'],
  admin: boolean,
): StaffCommand {
  const role = admin ? 'admin' : named;
  if (!isRole(role)) throw new WrongUsage('Say --admin, or --role and perhaps --brand. “pnpm operator invite --help” shows more.');
  const why = reason ?? 'invited on the machine itself';
  return { what: 'invite', name, displayName: display ?? name, roles: { [brand]: role }, ...(mail && { mail }), reason: why };
}

/** Carries an order out and says what came of it. @throws UserError */
export async function runStaffCommand(order: StaffCommand, gateway: GatewayClient): Promise<string> {
  if (order.what === 'verify') return describeVerification(await gateway.get<AuditVerification>('/audit/verify'));
  if (order.what === 'code') return (await gateway.get<{ code: string }>(`/operators/${encodeURIComponent(order.name)}/code`)).code;
  const who = whoami();
  const { what, ...asked } = order;
  const answer =
    what === 'invite'
      ? await gateway.post<IssuedEnrolment>('/operators', { ...asked, who })
      : await gateway.post<IssuedEnrolment>(`/operators/${encodeURIComponent(order.name)}/recover`, {
          reason: order.reason,
          who,
        });
  return `${order.name} sets password and authenticator here, once, until ${answer.enrolment.until}:\n${answer.enrolment.address}`;
}

function describeVerification({ ok, checked, firstBad, checkpoints, checkpointedTo }: AuditVerification): string {
  if (ok) return `The audit log is intact: ${checked} entries, ${checkpoints} checkpoints, the last at entry ${checkpointedTo}.`;
  throw new UserError(`The audit log has been changed. ${FAULTS[firstBad?.fault ?? 'altered'](firstBad?.id ?? '')}`);
}

const FAULTS: Readonly<Record<NonNullable<AuditVerification['firstBad']>['fault'], (id: string) => string>> = {
  altered: (id) => `Entry ${id} was changed, moved or inserted.`,
  missing: (id) => `Entry ${id} was removed.`,
  rewritten: (id) => `It was rewritten at or before entry ${id}.`,
  cut: (id) => `Its end is gone, from entry ${id} on.`,
  checkpoint: () => 'Its checkpoints, in audit/checkpoints.jsonl of the data folder, were changed.',
};

function isRole(role: string | undefined): role is OperatorRole {
  return role === 'viewer' || role === 'operator' || role === 'approver' || role === 'admin';
}
