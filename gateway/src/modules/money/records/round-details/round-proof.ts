import type { RoundProof } from '@pavilion/api/records';
import { DomainError } from '../../../../platform/errors';
import type { Platform } from '../../../../platform/platform';
import { textFromVendor, unitsOf, type Vendors, VendorError } from '../../vendors';
import type { LedgerQueries } from '../../wallet';

const MAX_RESPONSE_BYTES = 65_536;
/** As many entries as a proof can hold. */
const MAX_ENTRIES = 40;

interface ProofContext {
  book: LedgerQueries;
  vendors: Vendors;
  log: Pick<Platform['log'], 'warn'>;
}

/** A round of a member's, by the vendor's name of it and of the player. */
interface ProofQuestion {
  memberId: string;
  vendor: string;
  round: string;
  user: string;
}

/**
 * The vendor's proof of a round, with what our books have of it in our own signature: whoever has the file needs neither of us.
 *
 * @throws DomainError `request.not_found`, `records.no_proof`, `records.not_revealed`, `vendor.unavailable`
 */
export async function readRoundProof({ book, vendors, log }: ProofContext, asked: ProofQuestion): Promise<RoundProof> {
  const row = await book.round(asked.memberId, asked.vendor.toLowerCase(), asked.round);
  if (!row) throw new DomainError('request.not_found');
  const vendor = await vendors.find(row.vendor);
  if (!vendor?.connected || !vendor.capabilities.includes('round')) throw new DomainError('records.no_proof');
  const entries = await book.entriesOfRound(row, MAX_ENTRIES);
  const ledger = entries.map(({ id, kind, effect, reference }) => ({
    transaction_uuid: reference.slice(row.vendor.length + 1),
    amount: unitsOf(effect),
    id: String(id),
    kind,
  }));
  const question = { round: row.round, user: asked.user, ledger };
  const call = { call: 'round/proof', body: question, maxBytes: MAX_RESPONSE_BYTES } as const;
  const text = await textFromVendor(vendor, await vendors.keyFor(vendor.code), call).catch((error: unknown) => {
    if (!(error instanceof VendorError)) throw error;
    log.warn({ vendor: vendor.code, reason: error.message }, 'the vendor gave no proof of a round');
    throw new DomainError(
      REFUSALS[error.status ?? ''] ?? (error.kind === 'unavailable' ? 'vendor.unavailable' : 'records.no_proof'),
    );
  });
  if (!isProofOf(text, row.round)) throw new DomainError('records.no_proof');
  return { name: `${row.vendor}-${row.round.replace(/[^0-9A-Za-z-]/g, '')}.json`, text };
}

/** What it shows is for its reader to check; that it is about this round is not left to chance. */
function isProofOf(text: string, round: string): boolean {
  try {
    const said = JSON.parse(text) as { format?: unknown; round?: { id?: unknown } } | null;
    return typeof said?.format === 'string' && said.round?.id === round;
  } catch {
    // What is no JSON is no proof.
    return false;
  }
}

const REFUSALS: Readonly<Record<string, 'records.not_revealed'>> = { RS_ERROR_NOT_REVEALED: 'records.not_revealed' };
