import type { LotteryRegion, LotteryDraw } from '@pavilion/api/lottery';
import type { Generated, Selectable } from 'kysely';

interface LotteryTable {
  code: string;
  vendor: string;
  name: string;
  name_bn: string;
  region: LotteryRegion;
  every_seconds: number;
  next_number: bigint;
  next_due_at: Date;
  next_step: number;
  next_commitment: string;
}

interface LotteryDrawTable {
  lottery: string;
  number: bigint;
  due_at: Date;
  drawn_at: Date;
  prizes: LotteryDraw['prizes'];
  seed: string;
  step: number;
  commitment: string;
  read_at: Generated<Date>;
}

declare module '../../../platform/database/database' {
  interface Tables {
    lotteries: LotteryTable;
    lottery_draws: LotteryDrawTable;
    lottery_recents: { brand: string; member_id: bigint; lottery: string; opened_at: Generated<Date> };
  }
}

export type LotteryRow = Selectable<LotteryTable>;
export type DrawRow = Selectable<LotteryDrawTable>;
