import { formatMinor } from '@pavilion/money';
import type { Database } from '../../../../platform/database';
import type { Brand } from '../../../../platform/http';
import { formatMomentInWords } from '../../../../platform/time';
import type { Outbox } from '../../../control/outbox';
import type { Members } from '../../../identity/members';
import type { HeldWinRow } from './store';

interface Dependencies {
  members: Pick<Members, 'contacts' | 'byIds'>;
  outbox: Pick<Outbox, 'add' | 'canSend'>;
  brands: { byCode(code: string): Brand | undefined };
  games: { findByVendorCode(vendor: string, gameCode: string): { names: Readonly<Record<'bn' | 'en', string>> } | undefined };
}

const THREE_DAYS_MINUTES = 3 * 24 * 60;

/** Tells a member what became of a held win, in the transaction that decides it: by mail, and by SMS whoever told no mail. */
export function createHeldWinNotice({ members, outbox, brands, games }: Dependencies) {
  return async (trx: Database, win: HeldWinRow): Promise<void> => {
    const brand = brands.byCode(win.brand);
    if (!brand || win.state === 'held') return;
    const [{ mail, phone }, known] = await Promise.all([
      members.contacts(win.brand, win.member_id),
      members.byIds(win.brand, [win.member_id]),
    ]);
    const { defaultLocale: locale, timeZone, currencySymbol: symbol } = brand;
    const values = {
      name: known.get(win.member_id)?.account ?? '',
      at: formatMomentInWords(win.held_at, { locale, timeZone }),
      amount: formatMinor(win.amount, { symbol, locale }),
      game: games.findByVendorCode(win.vendor.toUpperCase(), win.game)?.names[locale] ?? win.game,
    };
    const template = win.state === 'paid' ? 'win.paid' : 'win.refused';
    const message = { brand: win.brand, template, values, locale, minutes: THREE_DAYS_MINUTES } as const;
    if (mail && outbox.canSend('mail')) await outbox.add(trx, { ...message, kind: 'mail', to: mail });
    else if (phone && outbox.canSend('sms')) await outbox.add(trx, { ...message, kind: 'sms', to: phone });
  };
}
