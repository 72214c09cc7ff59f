import type { PaymentPasswordBody } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { type Guards, locked } from './guard';

interface Needs {
  members: Members;
  guards: Guards;
  confirmPassword(session: SessionFacts, password: string): Promise<void>;
}

/** The second password: setting it takes the first one, and wrong ones lock as those do. */
export function paymentPasswordWith({ members, guards, confirmPassword }: Needs) {
  return {
    async set(session: SessionFacts, { password, paymentPassword, confirmPaymentPassword }: PaymentPasswordBody): Promise<void> {
      if (paymentPassword !== confirmPaymentPassword)
        throw new DomainError('password.mismatch', { fields: { confirmPaymentPassword: 'password.mismatch' } });
      await confirmPassword(session, password);
      await members.setPaymentPassword(BigInt(session.memberId), paymentPassword);
      await guards.clear(session.brand, session.account);
    },
    async confirm({ brand, memberId, account }: SessionFacts, password: string): Promise<void> {
      const id = BigInt(memberId);
      if (!(await members.hasPaymentPassword(id))) throw new DomainError('withdrawals.password_missing');
      await guards.check(brand, account);
      const guard = await guards.count(brand, account, true);
      if (!(await members.checkPaymentPassword(id, password)))
        throw guard.lockedFor
          ? locked(guard)
          : new DomainError('withdrawals.password_wrong', { fields: { paymentPassword: 'withdrawals.password_wrong' } });
      await guards.clear(brand, account);
    },
  };
}
