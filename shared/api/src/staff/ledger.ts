import { type Static, Type } from 'typebox';
import { text } from '../schemas';

/** `POST /staff/ledger/lift` (role `approver` in every brand): agrees that money moves again. The second operator's agreement makes it so. */
export const LiftFreezeRequest = Type.Object({ reason: text(300, 3) }, { additionalProperties: false });
export type LiftFreezeRequest = Static<typeof LiftFreezeRequest>;

/** `waiting`: one operator agreed so far. `lifted`: money moves again. */
export interface LiftFreezeResult {
  outcome: 'waiting' | 'lifted';
}

/** What can be off in the books; `docs/ledger.md` says what each means. */
export type LedgerFaultKind = 'transaction' | 'claim' | 'account' | 'order' | 'balance' | 'gone';

/** One thing that is off. `off` is in minor units; `member` is a public id, empty when the row belongs to nobody. */
export interface LedgerFault {
  kind: LedgerFaultKind;
  brand: string;
  member: string;
  account: string;
  subject: string;
  off: string;
}

/** `GET /staff/ledger` (role `viewer`): whether money moves, and when the books were looked at. */
export interface LedgerState {
  frozen: {
    since: string;
    /** What the freeze began with, in the brands that the operator sees. */
    found: LedgerFault[];
    agreed: { operator: string; reason: string; at: string }[];
    /** The books agree again: what is left is the word of two operators. */
    sound: boolean;
  } | null;
  /** How much is off at present. */
  faults: number;
  checkedAt: string | null;
  /** When the whole ledger had been read again last. */
  passEndedAt: string | null;
}
