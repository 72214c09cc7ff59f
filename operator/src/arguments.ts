import { parseArgs } from 'node:util';
import { Misunderstood } from './refusals';
import { STAFF_USAGE } from './staff-orders';

/** What an operator asked for. */
export type Order =
  | { what: 'status' | 'brands' }
  | { what: 'audit'; brand: string | undefined }
  | { what: 'deploy-token'; remote: string }
  | { what: 'enable' | 'disable' | 'drain'; remote: string; brand: string; reason: string }
  | { what: 'rollback'; remote: string; brand: string; reason: string; version: string | undefined }
  | { what: 'promote'; remote: string; brand: string; reason: string; version: string };

const USAGE = `pavilion operator status
pavilion operator brands
pavilion operator audit [--brand <brand>]
pavilion operator remote enable|disable|drain <remote> --brand <brand> --reason "…"
pavilion operator remote promote <remote> --version <version> --brand <brand> --reason "…"
pavilion operator remote rollback <remote> [--version <version>] --brand <brand> --reason "…"
pavilion operator deploy-token <remote>
${STAFF_USAGE}`;

/** @throws Misunderstood with the usage */
export function readArguments(args: string[]): Order {
  const { values, positionals } = parsed(args);
  const [subject, ...rest] = positionals;
  if (subject === 'status' || subject === 'brands') return { what: subject };
  if (subject === 'audit') return { what: 'audit', brand: values.brand };
  if (subject === 'deploy-token') return { what: 'deploy-token', remote: given(rest[0], 'the remote') };
  if (subject === 'remote') return readRemoteOrder(rest, values);
  throw new Misunderstood(`${subject ? `There is no “${subject}”.\n\n` : ''}${USAGE}`);
}

function readRemoteOrder([what, name]: string[], values: ReturnType<typeof parsed>['values']): Order {
  if (!isAction(what)) throw new Misunderstood(`A remote can be enabled, disabled, drained, promoted or rolled back.\n\n${USAGE}`);
  const asked = {
    remote: given(name, 'the remote').replace(/^mf-/, ''),
    brand: given(values.brand, '--brand'),
    reason: given(values.reason, '--reason, which is kept in the audit trail'),
  };
  if (what === 'promote') return { what, ...asked, version: given(values.version, '--version') };
  if (what === 'rollback') return { what, ...asked, version: values.version };
  return { what, ...asked };
}

const ACTIONS = ['enable', 'disable', 'drain', 'rollback', 'promote'] as const;

function isAction(what: string | undefined): what is (typeof ACTIONS)[number] {
  return ACTIONS.some((action) => action === what);
}

function given(value: string | undefined, name: string): string {
  if (!value?.trim()) throw new Misunderstood(`Say ${name}.\n\n${USAGE}`);
  return value;
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { brand: text, reason: text, version: text }, allowPositionals: true });
  } catch (error) {
    throw new Misunderstood(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
