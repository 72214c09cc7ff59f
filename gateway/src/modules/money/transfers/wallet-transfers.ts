import { randomUUID } from 'node:crypto';
import type { WalletTransferRequest } from '@pavilion/api/transfers';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { lockWallets, type Wallet, type WalletName } from '../wallet';
import { withIdempotencyKey } from './with-idempotency-key';
import { transferStore } from './store';
import type { Owner, WalletTransferRow } from './tables';

interface Dependencies {
  db: Database;
  wallet: Pick<Wallet, 'postWithin' | 'transaction'>;
  vendors: { codesOfBrand(brand: string): Promise<readonly string[]> };
}

/** Where the money of a brand's member lies. */
export type WalletOwner = Owner & { currency: string };

interface NewWalletTransfer {
  from: WalletName;
  to: WalletName;
  amount: bigint;
  /** Unique for ever. */
  name: string;
}

/** Money between the wallets of one member: both halves in one transaction, over an account that is empty outside of it. */
export function createWalletTransfers({ db, wallet, vendors }: Dependencies) {
  const move = async (
    trx: Database,
    { brand, memberId, currency }: WalletOwner,
    { from, to, amount, name }: NewWalletTransfer,
  ): Promise<void> => {
    const side = { brand, memberId, currency, amount };
    const out = `transfer-out:${name}`;
    const left = await wallet.postWithin(trx, { ...side, kind: 'transfer-out', wallet: from, reference: out });
    if (left.outcome === 'refused')
      throw new DomainError('wallet.insufficient_funds', { fields: { amount: 'wallet.insufficient_funds' } });
    const came = { ...side, kind: 'transfer-in', wallet: to, reference: `transfer-in:${name}`, related: out } as const;
    const { outcome } = await wallet.postWithin(trx, came);
    if (left.outcome !== 'posted' || outcome !== 'posted') throw new Error(`transfer ${name} was ${left.outcome} and ${outcome}`);
  };
  const insert = (trx: Database, { brand, memberId, currency }: WalletOwner, row: Pick<WalletTransferRow, WalletTransferInput>) =>
    transferStore(trx).insertWallet({ ...row, brand, currency, member_id: BigInt(memberId) });
  /** Everything that vendors' wallets hold, into the main one; answers how much. */
  const recover = async (trx: Database, purse: WalletOwner, id: string): Promise<bigint> => {
    const held = (await lockWallets(trx, [purse.memberId], purse.currency)).filter(
      ({ wallet: name, balance }) => name.startsWith('vendor:') && balance > 0n,
    );
    for (const { wallet: from, balance: amount } of held)
      await move(trx, purse, { from, to: 'main', amount, name: `${id}.${from.slice('vendor:'.length)}` });
    return held.reduce((sum, { balance }) => sum + balance, 0n);
  };
  return {
    async transfer(brand: Brand, memberId: string, request: WalletTransferRequest, key: string): Promise<WalletTransferRow> {
      const purse = { brand: brand.code, memberId, currency: brand.currency };
      const amount = amountOf(request);
      const known = await transferStore(db).walletByKey(purse, key);
      if (known) return assertSameRequest(known, request);
      assertTransferable(brand, request, brand.singleWallet ? [] : await vendors.codesOfBrand(brand.code));
      const row = await withIdempotencyKey(wallet, purse, key, {
        findExisting: (trx) => transferStore(trx).walletByKey(purse, key),
        async run(trx) {
          const id = randomUUID();
          const asked = { id, from_wallet: request.from, to_wallet: request.to, idempotency_key: key };
          if (amount === undefined) return insert(trx, purse, { ...asked, amount: await recover(trx, purse, id) });
          await lockWallets(trx, [memberId], purse.currency);
          await move(trx, purse, { from: request.from as WalletName, to: request.to as WalletName, amount, name: id });
          return insert(trx, purse, { ...asked, amount });
        },
      });
      return assertSameRequest(row, request);
    },
    /** Brings back what no game of a brand with one wallet would ever take. */
    async sweep(purse: WalletOwner): Promise<void> {
      const id = randomUUID();
      await wallet.transaction(async (trx) => {
        const amount = await recover(trx, purse, id);
        if (amount > 0n) await insert(trx, purse, { id, from_wallet: 'all', to_wallet: 'main', amount, idempotency_key: id });
      });
    },
  };
}

type WalletTransferInput = 'id' | 'from_wallet' | 'to_wallet' | 'amount' | 'idempotency_key';

/** Undefined for everything. @throws DomainError `request.invalid` */
function amountOf({ from, amount }: WalletTransferRequest): bigint | undefined {
  if ((from === 'all') === (amount !== undefined))
    throw new DomainError('request.invalid', { fields: { amount: 'request.invalid' } });
  return amount === undefined ? undefined : BigInt(amount);
}

/** A vendor that the brand no longer has gives back what it holds, and takes nothing. */
function assertTransferable(brand: Brand, { from, to }: WalletTransferRequest, vendors: readonly string[]): void {
  if ((from === 'main') === (to === 'main')) throw new DomainError('transfers.wallets_invalid');
  if (to === 'main') return;
  if (brand.singleWallet) throw new DomainError('transfers.single_wallet');
  if (from !== 'main' || !vendors.includes(to.slice('vendor:'.length))) throw new DomainError('transfers.wallets_invalid');
}

/** @throws DomainError `wallet.reference_reused` when the key stands for something else */
function assertSameRequest(row: WalletTransferRow, request: WalletTransferRequest): WalletTransferRow {
  const same = row.from_wallet === request.from && row.to_wallet === request.to;
  if (!same || (request.amount !== undefined && BigInt(request.amount) !== row.amount))
    throw new DomainError('wallet.reference_reused');
  return row;
}
