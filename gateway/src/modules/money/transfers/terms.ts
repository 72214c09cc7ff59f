import type { TransferTerms } from '@pavilion/api/transfers';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Member, Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { readWithdrawalRequirements } from '../withdrawals';
import { remainingToday } from './eligibility';
import type { TransferRules } from './tables';

interface Dependencies {
  db: Database;
  members: Pick<Members, 'hasPaymentPassword'>;
  wallet: Pick<Wallet, 'balance'>;
  rulesOf(brand: string): Promise<TransferRules>;
  uplineOf(brand: Brand, memberId: string): Promise<Member | undefined>;
}

/** Everything that decides whether, how much and to whom a member may send. */
export function createTransferTerms({ db, members, wallet, rulesOf, uplineOf }: Dependencies) {
  return async (brand: Brand, memberId: string): Promise<TransferTerms> => {
    const rules = await rulesOf(brand.code);
    const requirements = await readWithdrawalRequirements(db, brand.code, memberId);
    if (!requirements) throw new DomainError('transfers.off');
    const { hold, turnover } = requirements;
    const upline = await uplineOf(brand, memberId);
    return {
      balance: String(await wallet.balance(memberId, brand.currency)),
      currency: brand.currency,
      upline: upline ? { account: upline.account, nickname: upline.nickname } : null,
      passwordSet: await members.hasPaymentPassword(BigInt(memberId)),
      hold: hold ? { until: hold.until.toISOString(), what: hold.what } : null,
      turnover: { required: String(turnover.required), done: String(turnover.done) },
      min: String(rules.min),
      max: String(rules.max),
      today: String(await remainingToday(db, memberId, rules)),
    };
  };
}
