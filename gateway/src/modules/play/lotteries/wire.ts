import type { Lottery, LotteryDraw } from '@pavilion/api/lottery';
import type { Locale } from '@pavilion/i18n';
import type { DrawRow, LotteryRow } from './tables';

/** A lottery as its menu shows it. */
export function toWireLottery(row: LotteryRow, displayName: string, locale: Locale): Lottery {
  return {
    gameCode: row.code,
    gameName: locale === 'bn' ? row.name_bn : row.name,
    vassalage: row.vendor.toUpperCase(),
    displayName,
    region: row.region,
    drawEverySeconds: row.every_seconds,
    nextNumero: String(row.next_number),
    nextDrawAt: row.next_due_at.toISOString(),
    nextCommitment: row.next_commitment,
  };
}

/** A draw as players read and check it. */
export function toWireDraw({ lottery, number, due_at, drawn_at, prizes, seed, step, commitment }: DrawRow): LotteryDraw {
  return {
    gameCode: lottery,
    numero: String(number),
    dueAt: due_at.toISOString(),
    openedAt: drawn_at.toISOString(),
    prizes,
    seed,
    step,
    commitment,
  };
}
