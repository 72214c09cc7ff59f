import { CHANGE_USAGE, type ChangeOrder, readChangeOrder } from './change-orders';
import { given, readOptions, type Values } from './options';
import { Misunderstood } from './refusals';
import { STAFF_USAGE } from './staff-orders';

/** What an operator asked for. */
export type Order =
  | ChangeOrder
  | { what: 'status' | 'brands' | 'pending' }
  | { what: 'audit'; brand: string | undefined }
  | { what: 'deploy-token'; remote: string }
  | { what: 'cancel'; id: string; brand: string; reason: string }
  | { what: 'export'; brand: string }
  | { what: 'import'; file: string; reason: string; planOnly: boolean }
  | { what: 'clone'; from: string; code: string; name: string; host: string; reason: string }
  | { what: 'preview'; remote: string; version: string; brand: string };

const USAGE = `pavilion operator status
pavilion operator brands
pavilion operator audit [--brand <brand>]
${CHANGE_USAGE}
pavilion operator pending
pavilion operator cancel <request> --brand <brand> --reason "…"
pavilion operator export <brand>
pavilion operator import <file> [--plan] --reason "…"
pavilion operator clone <brand> <new code> --name "…" --host <host> --reason "…"
pavilion operator preview <remote> --version <version> --brand <brand>
pavilion operator deploy-token <remote>
${STAFF_USAGE}`;

/** @throws Misunderstood with the usage */
export function readArguments(args: string[]): Order {
  const { values, positionals } = readOptions(args, USAGE);
  const order = readChangeOrder(positionals, values) ?? readOther(positionals, values);
  if (order) return order;
  const [subject] = positionals;
  throw new Misunderstood(`${subject ? `There is no “${subject}”.\n\n` : ''}${USAGE}`);
}

function readOther([subject, first, second]: string[], values: Values): Order | undefined {
  const brand = () => given(values.brand, '--brand');
  const reason = () => given(values.reason, '--reason, which is kept in the audit trail');
  switch (subject) {
    case 'status':
    case 'brands':
    case 'pending':
      return { what: subject };
    case 'audit':
      return { what: subject, brand: values.brand };
    case 'deploy-token':
      return { what: subject, remote: given(first, 'the remote') };
    case 'cancel':
      return { what: subject, id: given(first, 'the request'), brand: brand(), reason: reason() };
    case 'export':
      return { what: subject, brand: given(first, 'the brand') };
    case 'import':
      return { what: subject, file: given(first, 'the file'), planOnly: values.plan, reason: values.plan ? '' : reason() };
    case 'clone':
      return {
        what: subject,
        from: given(first, 'the brand'),
        code: given(second, 'the new brand’s code'),
        name: given(values.name, '--name'),
        host: given(values.host, '--host'),
        reason: reason(),
      };
    case 'preview':
      return { what: subject, remote: given(first, 'the remote'), version: given(values.version, '--version'), brand: brand() };
    default:
      return undefined;
  }
}
