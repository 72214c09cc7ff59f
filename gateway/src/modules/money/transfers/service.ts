import type {
  DownlineTransferRequest,
  Recipient,
  TransfersQuery,
  TransfersValue,
  TransferTerms,
  TransferValue,
  UplineTransferRequest,
  WalletTransferRequest,
  WalletTransferValue,
} from '@pavilion/api/transfers';
import { isAgent } from '@pavilion/api/member-types';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Member, Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { createMemberTransfers } from './member-transfers';
import { createWalletTransfers } from './wallet-transfers';
import { createVendorWalletSweep } from './vendor-wallet-sweep';
import { PAGE } from './member-transfer-store';
import { transferStore } from './store';
import type { Owner, TransferRules } from './tables';
import { createTransferTerms } from './terms';
import { toWireTransfer, toWireWalletTransfer } from './wire';

export interface TransferDependencies {
  members: Pick<Members, 'byId' | 'byPublicId' | 'hasPaymentPassword'>;
  wallet: Wallet;
  vendors: { codesOfBrand(brand: string): Promise<readonly string[]> };
}

/** Money that moves without leaving the platform. Whoever calls on behalf of a sender has asked for the second password. */
export interface Transfers {
  /**
   * Between wallets of one member, at most once per key.
   *
   * @throws DomainError `request.invalid`, `request.in_flight`, `transfers.single_wallet`, `.wallets_invalid`, `wallet.insufficient_funds`,
   * `wallet.reference_reused`
   */
  betweenWallets(brand: Brand, memberId: string, request: WalletTransferRequest, key: string): Promise<WalletTransferValue>;
  /** @throws DomainError `transfers.off` */
  terms(brand: Brand, memberId: string): Promise<TransferTerms>;
  /**
   * To the agent above, at most once per key.
   *
   * @throws DomainError `transfers.off`, `.no_upline`, `.recipient_closed`, `.held`, `.turnover`, `.day_used`, `request.in_flight`,
   * `wallet.amount_out_of_bounds`, `wallet.insufficient_funds`, `wallet.reference_reused`
   */
  toUpline(brand: Brand, memberId: string, request: TransferSent<UplineTransferRequest>, key: string): Promise<TransferValue>;
  /** To somebody directly below, at most once per key. @throws DomainError as {@link toUpline}; `transfers.not_below` */
  toDownline(brand: Brand, memberId: string, request: TransferSent<DownlineTransferRequest>, key: string): Promise<TransferValue>;
  /** What was sent and what came, newest first. */
  page(owner: Owner, query: TransfersQuery): Promise<TransfersValue>;
  /** Who is directly below an agent and can be sent money. */
  recipients(owner: Owner, name: string): Promise<Recipient[]>;
  /** Brings back now what vendors' wallets hold in brands with one wallet. The job `transfers.bring-back`. */
  sweepVendorWallets(): Promise<void>;
}

type TransferSent<Request> = Omit<Request, 'paymentPassword'>;

export function createTransfers(platform: Platform, { members, wallet, vendors }: TransferDependencies): Transfers {
  const { db } = platform;
  const store = transferStore(db);
  const wallets = createWalletTransfers({ db, wallet, vendors });
  const send = createMemberTransfers({ db, wallet });
  const returning = createVendorWalletSweep(platform, wallets.sweep);
  const rulesOf = async (brand: string): Promise<TransferRules> => {
    const rules = await store.rules(brand);
    if (!rules) throw new DomainError('transfers.off');
    return rules;
  };
  const self = async ({ code }: Brand, memberId: string): Promise<Member> => {
    const member = await members.byId(code, BigInt(memberId));
    if (!member) throw new DomainError('auth.required');
    return member;
  };
  const uplineOf = async (brand: Brand, { uplineId }: Member) => (uplineId ? members.byId(brand.code, uplineId) : undefined);
  return {
    betweenWallets: async (...asked) => toWireWalletTransfer(await wallets.transfer(...asked)),
    terms: createTransferTerms({
      db,
      members,
      wallet,
      rulesOf,
      uplineOf: async (brand, id) => uplineOf(brand, await self(brand, id)),
    }),
    async toUpline(brand, memberId, { amount }, key) {
      const recipient = async () => {
        const above = await uplineOf(brand, await self(brand, memberId));
        if (!above) throw new DomainError('transfers.no_upline');
        return above;
      };
      const sending = { brand, senderId: memberId, recipient, direction: 'up', amount: BigInt(amount), key } as const;
      return toWireTransfer(await send(sending, await rulesOf(brand.code)), memberId);
    },
    async toDownline(brand, memberId, { memberId: publicId, amount }, key) {
      const recipient = async () => {
        const member = await members.byPublicId(brand.code, publicId);
        if (!member || member.uplineId !== BigInt(memberId))
          throw new DomainError('transfers.not_below', { fields: { memberId: 'transfers.not_below' } });
        return member;
      };
      const sending = { brand, senderId: memberId, recipient, direction: 'down', amount: BigInt(amount), key } as const;
      return toWireTransfer(await send(sending, await rulesOf(brand.code)), memberId);
    },
    async page(owner, query) {
      const rows = await store.page(owner, query);
      const list = rows.slice(0, PAGE).map((row) => toWireTransfer(row, owner.memberId));
      return { list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null };
    },
    async recipients(owner, name) {
      const rows = await store.below(owner, name);
      return rows.map(({ public_id: id, type, ...same }) => ({ id, ...same, agent: isAgent(type) }));
    },
    ...returning,
  };
}
