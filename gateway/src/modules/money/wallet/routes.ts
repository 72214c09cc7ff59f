import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Locale } from '@pavilion/i18n';
import { successEnvelope } from '@pavilion/api/schemas';
import { BalanceValue, MerchantWalletValue, type StatementLine, StatementQuery, StatementValue } from '@pavilion/api/wallet';
import { ok } from '../../../platform/http';
import type { Wallet } from './service';
import type { Line } from './statement';
import type { WalletState } from './wallets';

/** What the wallet asks of the catalogue: the game behind a vendor's code, and what a brand calls its vendors. */
export interface GameNames {
  catalogue(brand: string): { vendors: readonly { code: string; name: string }[] };
  findByVendorCode(vendor: string, gameCode: string): { nodeId: string; names: Readonly<Record<Locale, string>> } | undefined;
}

/** Whose games a brand has. */
interface VendorCodes {
  codesOfBrand(brand: string): Promise<readonly string[]>;
}

/** A player's balance and statement. */
export function walletRoutes(wallet: Wallet, games: GameNames, vendors: VendorCodes): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/wallets/balance',
      { config: { access: 'player' }, schema: { tags: ['wallet'], response: { 200: successEnvelope(BalanceValue) } } },
      async (request) => {
        const { memberId, trial } = request.member();
        const { code, currency, singleWallet } = request.brand;
        // A trial player holds no money of ours, whatever a game lets them play with.
        if (trial) return ok({ balance: '0', currency, playMoney: true });
        const held = await wallet.wallets(memberId, currency);
        const codes = singleWallet ? [] : await vendors.codesOfBrand(code);
        const shown = toWireWallets(held, codes, games.catalogue(code).vendors);
        return ok({ balance: String(held[0]?.balance ?? 0n), currency, playMoney: false, ...shown });
      },
    );
    app.get(
      '/wps/relay/GCS_merchantWallet',
      { config: { access: 'public' }, schema: { tags: ['wallet'], response: { 200: successEnvelope(MerchantWalletValue) } } },
      async ({ brand }) => ok({ isSingle: brand.singleWallet }),
    );
    app.get(
      '/wps/v2/wallets/statement',
      {
        config: { access: 'member' },
        schema: { tags: ['wallet'], querystring: StatementQuery, response: { 200: successEnvelope(StatementValue) } },
      },
      async (request) => {
        const { brand, query, locale } = request;
        const { lines, nextCursor } = await wallet.statement(request.member().memberId, brand.currency, query, brand.timeZone);
        return ok({
          list: lines.map((line) => toWireLine(line, games, locale)),
          ...(nextCursor && { nextCursor }),
        });
      },
    );
  };
}

/** Vendors' wallets where the brand has them, empty ones too; of others only those that still hold something, and which were emptied. */
function toWireWallets(
  held: readonly WalletState[],
  codes: readonly string[],
  names: ReturnType<GameNames['catalogue']>['vendors'],
): Required<Pick<BalanceValue, 'wallets' | 'emptied'>> {
  const known = new Map(held.map((each) => [each.wallet as string, each]));
  const ofBrand = codes.map((code) => `vendor:${code}`);
  const holding = held.filter(({ balance }) => balance > 0n).map(({ wallet }) => wallet as string);
  const listed = [...new Set([...ofBrand, ...holding])].filter((wallet) => wallet !== 'main').sort();
  const wallets = ['main', ...listed].map((wallet) => {
    const vendor = wallet.startsWith('vendor:') ? wallet.slice('vendor:'.length) : undefined;
    const name = vendor && (names.find(({ code }) => code.toLowerCase() === vendor)?.name ?? vendor);
    const { balance, version } = known.get(wallet) ?? { balance: 0n, version: 0n };
    return { wallet, ...(name && { name }), balance: String(balance), version: Number(version) };
  });
  const emptied = held
    .filter(({ wallet }) => wallet !== 'main' && !listed.includes(wallet))
    .map(({ wallet, version }) => ({ wallet, version: Number(version) }));
  return { wallets, emptied };
}

function toWireLine(
  { id, at, kind, amount, balance, shownReference, vendor, game, note }: Line,
  games: GameNames,
  locale: Locale,
): StatementLine {
  const found = vendor && game ? games.findByVendorCode(vendor.toUpperCase(), game) : undefined;
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    amount: String(amount),
    balance: String(balance),
    reference: shownReference,
    ...(found ? { game: found.names[locale], nodeId: found.nodeId } : game ? { game } : {}),
    ...(note !== null && { note }),
  };
}
