import type { PaymentPasswordBody } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { type AttemptLimit, lockedError } from './attempt-limit';
import type { TakeTurn } from './payment-password-turns';

interface Dependencies {
  members: Members;
  attempts: AttemptLimit;
  takeTurn: TakeTurn;
  confirmPassword(session: SessionFacts, password: string): Promise<void>;
}

/** The second password: setting it takes the first one, and wrong ones lock as those do. */
export function createPaymentPassword({ members, attempts, takeTurn, confirmPassword }: Dependencies) {
  return {
    async set(session: SessionFacts, { password, paymentPassword, confirmPaymentPassword }: PaymentPasswordBody): Promise<void> {
      if (paymentPassword !== confirmPaymentPassword)
        throw new DomainError('password.mismatch', { fields: { confirmPaymentPassword: 'password.mismatch' } });
      await confirmPassword(session, password);
      await members.setPaymentPassword(BigInt(session.memberId), paymentPassword);
      await attempts.reset(session.brand, session.account);
    },
    async confirm({ brand, memberId, account }: SessionFacts, password: string): Promise<void> {
      const id = BigInt(memberId);
      if (!(await members.hasPaymentPassword(id))) throw new DomainError('withdrawals.password_missing');
      // One after another, a try is counted once it failed: the right one never locks, and a hundred wrong ones at once are five.
      await takeTurn(id, async () => {
        await attempts.assertNotLocked(brand, account);
        if (await members.checkPaymentPassword(id, password)) return attempts.reset(brand, account);
        const guard = await attempts.countFailure(brand, account, true);
        throw guard.lockedFor
          ? lockedError(guard)
          : new DomainError('withdrawals.password_wrong', { fields: { paymentPassword: 'withdrawals.password_wrong' } });
      });
    },
  };
}
