import type { PaymentPasswordBody } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import type { NoticeContext, TellMember } from './account-notices';
import { attemptWithin } from './attempt';
import { type AttemptLimit, lockedError } from './attempt-limit';
import { isGuessableDigits } from './payment-digits';
import type { TakeTurn } from './payment-password-turns';
import type { ConfirmChange } from './second-proof';

interface Dependencies {
  members: Members;
  attempts: AttemptLimit;
  takeTurn: TakeTurn;
  confirmChange: ConfirmChange;
  tell: TellMember;
}

/** The second password: setting it takes the first one and another proof, and wrong ones lock as those do. */
export function createPaymentPassword({ members, attempts, takeTurn, confirmChange, tell }: Dependencies) {
  return {
    async set(
      session: SessionFacts,
      { password, paymentPassword, confirmPaymentPassword, proof }: PaymentPasswordBody,
      at: NoticeContext,
    ): Promise<void> {
      if (paymentPassword !== confirmPaymentPassword)
        throw new DomainError('password.mismatch', { fields: { confirmPaymentPassword: 'password.mismatch' } });
      const { birthday } = await members.profile(session.brand, BigInt(session.memberId));
      const { phone } = await members.contacts(session.brand, BigInt(session.memberId));
      if (isGuessableDigits(paymentPassword, { birthday, phone }))
        throw new DomainError('password.weak', { fields: { paymentPassword: 'password.weak' } });
      await confirmChange(session, { password, proof });
      await members.setPaymentPassword(BigInt(session.memberId), paymentPassword);
      await attempts.reset(attemptWithin(session));
      await tell(session, 'payment-password.changed', at);
    },
    async confirm(session: SessionFacts, password: string, field = 'paymentPassword'): Promise<void> {
      const id = BigInt(session.memberId);
      const attempt = attemptWithin(session);
      if (!(await members.hasPaymentPassword(id))) throw new DomainError('withdrawals.password_missing');
      // One after another, a try is counted once it failed: the right one never locks, and a hundred wrong ones at once are five.
      await takeTurn(id, async () => {
        await attempts.assertNotLocked(attempt);
        if (await members.checkPaymentPassword(id, password)) return attempts.reset(attempt);
        const guard = await attempts.countFailure(attempt, true);
        throw guard.lockedFor
          ? lockedError(guard)
          : new DomainError('withdrawals.password_wrong', { fields: { [field]: 'withdrawals.password_wrong' } });
      });
    },
  };
}
