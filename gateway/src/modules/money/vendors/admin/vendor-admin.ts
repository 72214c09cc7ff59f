import type {
  NewVendorChange,
  VendorChangeLine,
  VendorChangesValue,
  VendorHealthValue,
  VendorLine,
  VendorsValue,
} from '@pavilion/api/staff';
import { DomainError } from '../../../../platform/errors';
import type { Platform } from '../../../../platform/platform';
import { wireFields } from '../../../../platform/wire';
import { secondPerson } from '../../../control/operators';
import type { Wallet } from '../../wallet';
import { keyFingerprint, publicPem, readVendorKey } from '../keys';
import type { Vendors } from '../service';
import type { VendorSummary } from '../vendor';
import { NEEDED_TERMS, prepareVendorChange, vendorChangeFacts } from './apply-change';
import { applyDecided, assertGone, type DecidedDependencies } from './apply-decided';
import { type VendorChangeRow, vendorChangeStore } from './change-store';

/** What an operator decides about a proposal. */
export interface VendorChangeDecision {
  id: string;
  who: string;
  reason: string;
}

/** Vendors in the console: how they are connected and how they answer; what changes them needs two admins of all brands. */
export interface VendorAdmin {
  view(): Promise<VendorsValue>;
  /** @throws DomainError `request.not_found` */
  check(code: string): Promise<VendorHealthValue>;
  /** A page of what was proposed, from behind `after`. */
  changes(after: string | undefined): Promise<VendorChangesValue>;
  /** @throws DomainError `request.invalid`, `request.not_found` */
  propose(wanted: NewVendorChange, who: string): Promise<VendorChangeLine>;
  /** @throws DomainError `request.not_found`, `accounting.closed`, `accounting.second_operator_required`, `vendor.our_key_refused` */
  approve(decision: VendorChangeDecision): Promise<VendorChangeLine>;
  /** Whoever may propose may reject, the proposer too. @throws DomainError `request.not_found`, `accounting.closed` */
  reject(decision: VendorChangeDecision): Promise<VendorChangeLine>;
}

interface Dependencies extends DecidedDependencies {
  wallet: Pick<Wallet, 'transaction' | 'postWithin'>;
}

async function changesAfter(db: Platform['db'], after: string | undefined): Promise<VendorChangesValue> {
  const { rows, more } = await vendorChangeStore(db).latest(after);
  const last = rows.at(-1);
  return { list: rows.map(toWireLine), ...(more && last && { next: last.id }) };
}

export function createVendorAdmin(
  { db, pool, config }: Pick<Platform, 'db' | 'pool' | 'config'>,
  { audit, vendors, brands, wallet }: Dependencies,
): VendorAdmin {
  const connected = async (code: string) => {
    const vendor = await vendors.find(code);
    if (!vendor?.connected) throw new DomainError('request.not_found');
    return vendor;
  };
  const decide = (state: 'applied' | 'rejected', { id, who, reason }: VendorChangeDecision, acceptedKey?: number) =>
    wallet.transaction(async (trx) => {
      const store = vendorChangeStore(trx);
      const held = await store.hold(id);
      if (!held) throw new DomainError('request.not_found');
      if (held.state !== 'proposed') throw new DomainError('accounting.closed');
      if (state === 'applied') {
        await secondPerson(trx, { who, beside: [held.proposed_by], refusal: 'accounting.second_operator_required' });
        await applyDecided({ pool, config, audit, vendors, brands, wallet }, trx, held, { who, reason, acceptedKey });
      }
      const changed = await store.decide(id, state, who, reason);
      await audit.append(trx, { who, reason, action: `vendors.${state}`, after: toAuditFacts(changed) });
      return toWireLine(changed);
    });
  return {
    async view() {
      const [list, changes] = await Promise.all([vendors.list(), changesAfter(db, undefined)]);
      return {
        list: await Promise.all(list.map((summary) => toVendorLine(vendors, summary))),
        changes: changes.list,
        ...(changes.next !== undefined && { nextChange: changes.next }),
      };
    },
    changes: (after) => changesAfter(db, after),
    async check(code) {
      const health = await vendors.check(await connected(code));
      const { ok, milliseconds } = health;
      return { ok, milliseconds, games: health.ok ? health.games : null, reason: health.ok ? null : health.reason };
    },
    async propose(wanted, who) {
      assertComplete(wanted);
      if (wanted.kind === 'give-back') await assertGone(vendors, wanted.vendor);
      const vendor = ['add', 'give-back'].includes(wanted.kind) ? undefined : await connected(wanted.vendor);
      if (wanted.kind === 'our-key-switch' && vendor?.ourNewKey === null) throw new DomainError('request.not_found');
      return db.transaction().execute(async (trx) => {
        const row = await vendorChangeStore(trx).insert(wanted, who);
        await audit.append(trx, { who, reason: wanted.reason, action: 'vendors.proposed', after: toAuditFacts(row) });
        return toWireLine(row);
      });
    },
    async approve(decision) {
      const asked = await vendorChangeStore(db).find(decision.id);
      const acceptedKey = asked?.state === 'proposed' ? await prepareVendorChange(vendors, asked) : undefined;
      const applied = await decide('applied', decision, acceptedKey);
      vendors.forget(applied.vendor);
      return applied;
    },
    reject: (decision) => decide('rejected', decision),
  };
}

/** @throws DomainError `request.invalid` naming what is missing, or the key when it is none */
function assertComplete(wanted: NewVendorChange): void {
  const missing = NEEDED_TERMS[wanted.kind].find((field) => wanted[field] === undefined);
  if (missing) throw new DomainError('request.invalid', { fields: { [missing]: 'request.invalid' } });
  if (wanted.publicKey === undefined) return;
  try {
    readVendorKey(wanted.publicKey);
  } catch {
    // What is wrong with a key is for its owner: the form only has to show which field it is.
    throw new DomainError('request.invalid', { fields: { publicKey: 'request.invalid' } });
  }
}

async function toVendorLine(vendors: Vendors, summary: VendorSummary): Promise<VendorLine> {
  const { code, ourKey, ourNewKey } = summary;
  return {
    ...summary,
    brands: [...summary.brands],
    capabilities: [...summary.capabilities],
    addedAt: summary.addedAt.toISOString(),
    previousKeyUntil: summary.previousKeyUntil?.toISOString() ?? null,
    winCaps: summary.winCaps.map((cap) => ({ ...cap, amount: String(cap.amount) })),
    ourKey: publicPem(await vendors.ownKey(code, ourKey)),
    ourNewKey: ourNewKey === null ? null : publicPem(await vendors.ownKey(code, ourNewKey)),
  };
}

function toAuditFacts(change: VendorChangeRow) {
  const { id, state } = change;
  return { id, state, ...vendorChangeFacts(change) };
}

function toWireLine(row: VendorChangeRow): VendorChangeLine {
  const { decided_by: by, decided_at: at, decision, terms } = row;
  return {
    ...wireFields(row, 'id', 'kind', 'vendor', 'reason', 'state', 'proposed_by', 'proposed_at'),
    terms,
    keyFingerprint: terms.publicKey === undefined ? null : keyFingerprint(terms.publicKey),
    decided: by === null || at === null ? null : { by, at: at.toISOString(), reason: decision ?? '' },
  };
}
