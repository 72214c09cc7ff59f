import { isBankName, isHolderName } from '@pavilion/api/account-names';
import type { Payee, PayeeBody } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { PayeeRow, PayoutMethodRow } from './tables';

/** Whom a payout reaches, as it is sealed. */
export interface PayeeFacts {
  holder: string;
  bank?: string;
  number: string;
}

/** One to be added. */
export type NewPayee = Pick<PayeeBody, 'method' | 'holder' | 'bank' | 'number'>;

/** Whose payees. */
export interface Owner {
  brand: string;
  memberId: string;
}

const SHOWN_DIGITS = 4;

/** What screens show. */
export function toWirePayee(row: PayeeRow, facts: PayeeFacts, name: PayoutMethodRow['name']): Payee {
  return { id: row.id, method: row.method, methodName: name, ...maskedFacts(facts), addedAt: row.added_at.toISOString() };
}

/** Facts without all but the end of the number. */
export function maskedFacts({ number, ...facts }: PayeeFacts): PayeeFacts {
  return { ...facts, number: `•••• ${number.slice(-SHOWN_DIGITS)}` };
}

/** The shortest and the longest number of a method; PostgreSQL writes the range without its end. */
export function digitsOf({ digits }: PayoutMethodRow): [number, number] {
  const [from = 0, beyond = 1] = digits.replace(/[[)]/g, '').split(',').map(Number);
  return [from, beyond - 1];
}

/** @throws DomainError `withdrawals.payee_invalid` naming the field */
export function assertValidPayee(
  method: PayoutMethodRow,
  { holder, bank = '', number }: { holder: string; bank?: string | undefined; number: string },
): void {
  const [shortest, longest] = digitsOf(method);
  const banked = method.kind === 'bank' ? isBankName(bank.normalize('NFC').trim()) : bank.trim() === '';
  const fields = {
    ...(!isHolderName(holder.normalize('NFC').trim()) && { holder: 'withdrawals.holder_invalid' }),
    ...(!banked && { bank: 'withdrawals.payee_invalid' }),
    ...((number.length < shortest || number.length > longest) && { number: 'withdrawals.payee_invalid' }),
  };
  if (Object.keys(fields).length) throw new DomainError('withdrawals.payee_invalid', { fields });
}
