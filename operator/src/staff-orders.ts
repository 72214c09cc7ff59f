import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { AuditVerification, OperatorChanged, OperatorRole } from '@pavilion/api/operations';
import { Misunderstood, RegistryRefused } from './refusals';
import type { RegistryPort } from './registry';

/** What is asked about operators themselves and about the audit chain. */
export type StaffOrder =
  | { what: 'invite'; name: string; displayName: string; roles: Record<string, OperatorRole>; reason: string }
  | { what: 'recover'; name: string; reason: string }
  | { what: 'code'; name: string }
  | { what: 'verify' };

export const STAFF_USAGE = `pavilion operator invite <name> --admin | --role viewer|operator|approver|admin [--brand <brand>] [--display "…"]
pavilion operator recover <name> --reason "…"
pavilion operator code <name>                          the demo operator's code of this moment
pavilion operator audit verify`;

const text = { type: 'string' } as const;
const OPTIONS = { admin: { type: 'boolean' }, role: text, brand: text, display: text, reason: text } as const;

type Values = ReturnType<typeof parsed>['values'];

/** Undefined when it is about something else. @throws Misunderstood */
export function readStaffOrder(args: string[]): StaffOrder | undefined {
  const [subject, object] = args;
  if (subject === 'audit' && object === 'verify') return { what: 'verify' };
  if (subject !== 'invite' && subject !== 'recover' && subject !== 'code') return undefined;
  const { values, positionals } = parsed(args);
  const name = positionals[1];
  if (!name) throw misunderstood('Say the operator’s name.');
  if (subject === 'code') return { what: 'code', name };
  if (subject === 'recover') {
    if (!values.reason?.trim()) throw misunderstood('Say --reason, which is kept in the audit log.');
    return { what: 'recover', name, reason: values.reason };
  }
  return readInvitation(name, values);
}

function readInvitation(name: string, { admin, role: named, brand = '*', display, reason }: Values): StaffOrder {
  const role = admin ? 'admin' : named;
  if (!isRole(role)) throw misunderstood('Say --admin, or --role and perhaps --brand.');
  const why = reason ?? 'invited on the machine itself';
  return { what: 'invite', name, displayName: display ?? name, roles: { [brand]: role }, reason: why };
}

/** Carries an order out and says what came of it. @throws RegistryRefused */
export async function attend(order: StaffOrder, registry: RegistryPort): Promise<string> {
  if (order.what === 'verify') return verdict(await registry.get<AuditVerification>('/audit/verify'));
  if (order.what === 'code')
    return (await registry.get<{ code: string }>(`/operators/${encodeURIComponent(order.name)}/code`)).code;
  const who = userInfo().username;
  const { what, ...asked } = order;
  const answer =
    what === 'invite'
      ? await registry.post<OperatorChanged>('/operators', { ...asked, who })
      : await registry.post<OperatorChanged>(`/operators/${encodeURIComponent(order.name)}/recover`, { reason: order.reason, who });
  return `${order.name} sets password and authenticator here, once, until ${answer.enrolment?.until}:\n${answer.enrolment?.address}`;
}

function verdict({ ok, checked, firstBad, checkpoints, checkpointedTo }: AuditVerification): string {
  if (ok) return `The audit log is whole: ${checked} entries, ${checkpoints} checkpoints, the last at entry ${checkpointedTo}.`;
  throw new RegistryRefused(`The audit log is not what it was. ${FAULTS[firstBad?.fault ?? 'altered'](firstBad?.id ?? '')}`);
}

const FAULTS: Readonly<Record<NonNullable<AuditVerification['firstBad']>['fault'], (id: string) => string>> = {
  altered: (id) => `Entry ${id} was changed, moved or inserted.`,
  missing: (id) => `Entry ${id} was removed.`,
  rewritten: (id) => `It was written anew at entry ${id} or before.`,
  cut: (id) => `Its end is gone, from entry ${id} on.`,
  checkpoint: () => 'Its checkpoints, in audit/checkpoints.jsonl of the data folder, were changed.',
};

function isRole(role: string | undefined): role is OperatorRole {
  return role === 'viewer' || role === 'operator' || role === 'approver' || role === 'admin';
}

function misunderstood(what: string): Misunderstood {
  return new Misunderstood(`${what}\n\n${STAFF_USAGE}`);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw misunderstood(error instanceof Error ? error.message : String(error));
  }
}
