import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Locale } from '@pavilion/i18n';
import { answered } from '@pavilion/api/schemas';
import { BalanceValue, MerchantWalletValue, type StatementLine, StatementQuery, StatementValue } from '@pavilion/api/wallet';
import { ok } from '../../platform/http';
import type { Wallet } from './service';
import type { Line } from './statement';

/** What the wallet asks of the catalogue: the game behind a vendor's code. */
export interface GameNames {
  findByVendorCode(vendor: string, gameCode: string): { nodeId: string; names: Readonly<Record<Locale, string>> } | undefined;
}

/** A player's balance and statement. */
export function walletRoutes(wallet: Wallet, games: GameNames): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/wallets/balance',
      { config: { access: 'player' }, schema: { tags: ['wallet'], response: { 200: answered(BalanceValue) } } },
      async (request) => {
        const { memberId, trial } = request.member();
        const { currency } = request.brand;
        // A trial player holds no money of ours, whatever a game lets them play with.
        const balance = trial ? 0n : await wallet.balance(memberId, currency);
        return ok({ balance: String(balance), currency, playMoney: trial });
      },
    );
    app.get(
      '/wps/relay/GCS_merchantWallet',
      { config: { access: 'public' }, schema: { tags: ['wallet'], response: { 200: answered(MerchantWalletValue) } } },
      async () => ok({ isSingle: true }),
    );
    app.get(
      '/wps/v2/wallets/statement',
      {
        config: { access: 'member' },
        schema: { tags: ['wallet'], querystring: StatementQuery, response: { 200: answered(StatementValue) } },
      },
      async (request) => {
        const { brand, query, locale } = request;
        const { lines, nextCursor, totals } = await wallet.statement(
          request.member().memberId,
          brand.currency,
          query,
          brand.timeZone,
        );
        return ok({
          list: lines.map((line) => wireLine(line, games, locale)),
          ...(nextCursor && { nextCursor }),
          ...(totals && { totals: { in: String(totals.in), out: String(totals.out), count: totals.count } }),
        });
      },
    );
  };
}

function wireLine(
  { id, at, kind, amount, balance, reference, vendor, game }: Line,
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
    reference: reference.slice(reference.indexOf(':') + 1),
    ...(found ? { game: found.names[locale], nodeId: found.nodeId } : game ? { game } : {}),
  };
}
