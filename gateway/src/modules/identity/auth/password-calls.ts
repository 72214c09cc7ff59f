import type { Database } from '../../../platform/database';
import type { Authenticators } from '../authenticator';
import type { Members } from '../members';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit';
import type { Auth } from './auth';
import { createPasswordChange } from './change-password';
import { createCodeConfirmation } from './confirm-code';
import { createPasswordConfirmation } from './confirm-password';
import { createPaymentPassword } from './payment-password';
import { createPaymentPasswordTurns } from './payment-password-turns';
import type { RegistrationRules } from './registration-rules';
import type { Sessions } from './sessions';

interface Dependencies {
  db: Database;
  members: Members;
  sessions: Sessions;
  authenticators: Authenticators;
  rules: RegistrationRules;
  attempts: AttemptLimit;
  challengeAttempts: AttemptLimit;
}

type PasswordCalls = Pick<
  Auth,
  'changePassword' | 'confirmPassword' | 'confirmCode' | 'setPaymentPassword' | 'confirmPaymentPassword'
>;

/** What a live session changes with its passwords, or is asked for again. */
export function createPasswordCalls(needs: Dependencies): PasswordCalls {
  const { db, members, authenticators, attempts, challengeAttempts } = needs;
  const confirmPassword = createPasswordConfirmation({ members, guards: attempts });
  const payment = createPaymentPassword({
    members,
    attempts: createAttemptLimit(db, 'payment'),
    takeTurn: createPaymentPasswordTurns(db),
    confirmPassword,
  });
  return {
    confirmPassword,
    changePassword: createPasswordChange(needs),
    confirmCode: createCodeConfirmation({ authenticators, guards: challengeAttempts }),
    setPaymentPassword: payment.set,
    confirmPaymentPassword: payment.confirm,
  };
}
