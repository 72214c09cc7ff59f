import { type Given, readArguments as readTyped } from '@pavilion/tooling/cli/read-arguments.mjs';
import { type ChangeCommand, parseChangeCommand } from './change-command';
import { description } from './description';
import { reasonIn } from './reason';
import { parseStaffCommand, type StaffCommand } from './staff-command';
import { parseTokenCommand, type TokenCommand } from './token-command';

/** What an operator asked for. */
export type OperatorCommand =
  | ChangeCommand
  | StaffCommand
  | { what: 'status' | 'brands' | 'retired' | 'pending' }
  | { what: 'audit'; brand: string | undefined }
  | TokenCommand
  | { what: 'cancel'; id: string; brand: string; reason: string }
  | { what: 'export'; brand: string }
  | { what: 'import'; file: string; reason: string; planOnly: boolean; withPreview: boolean }
  | { what: 'clone'; from: string; code: string; name: string; host: string; reason: string }
  | { what: 'preview'; remote: string; version: string; brand: string };

/** @throws WrongUsage in one line */
export function parseArguments(args: readonly string[]): OperatorCommand {
  return orderOf(readTyped(description, args));
}

/** @throws WrongUsage in one line */
export function orderOf(given: Given): OperatorCommand {
  const order =
    parseChangeCommand(given) ?? parseStaffCommand(given) ?? parseTokenCommand(given) ?? READERS[given.subcommand]?.(given);
  if (!order) throw new Error(`“${given.subcommand}” is described, and nothing does it`);
  return order;
}

/** By subcommand. What is required is there: the description says so. */
const READERS: Readonly<Record<string, (given: Given) => OperatorCommand>> = {
  status: () => ({ what: 'status' }),
  brands: () => ({ what: 'brands' }),
  retired: () => ({ what: 'retired' }),
  pending: () => ({ what: 'pending' }),
  audit: ({ values: { brand } }) => ({ what: 'audit', brand }),
  cancel: ({ positionals: { request: id = '' }, values: { brand = '', reason = '' } }) => ({ what: 'cancel', id, brand, reason }),
  export: ({ positionals: { brand = '' } }) => ({ what: 'export', brand }),
  import: (given) => ({
    what: 'import',
    file: given.positionals['file'] ?? '',
    planOnly: given.flags.has('plan'),
    withPreview: given.flags.has('preview'),
    reason: reasonIn(given),
  }),
  clone: ({ positionals: { brand: from = '', code = '' }, values: { name = '', host = '', reason = '' } }) => ({
    what: 'clone',
    from,
    code,
    name,
    host,
    reason,
  }),
  preview: ({ positionals: { remote = '' }, values: { version = '', brand = '' } }) => ({
    what: 'preview',
    remote,
    version,
    brand,
  }),
};
