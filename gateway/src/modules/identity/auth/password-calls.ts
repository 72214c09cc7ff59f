import type { Database } from '../../../platform/database';
import type { Authenticators } from '../authenticator';
import type { Members } from '../members';
import type { Outbox } from '../../control/outbox';
import type { Verification } from '../verification';
import { createAccountNotices } from './account-notices';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit';
import type { Auth } from './auth';
import { createPasswordChange } from './change-password';
import { createProfileChange } from './change-profile';
import { createContact } from './contact';
import { createCodeConfirmation } from './confirm-code';
import { createPasswordConfirmation } from './confirm-password';
import { createPaymentPassword } from './payment-password';
import { createPaymentPasswordTurns } from './payment-password-turns';
import type { RegistrationRules } from './registration-rules';
import { createSecondProof } from './second-proof';
import type { Sessions } from './sessions';

interface Dependencies {
  db: Database;
  members: Members;
  sessions: Sessions;
  authenticators: Authenticators;
  rules: RegistrationRules;
  attempts: AttemptLimit;
  challengeAttempts: AttemptLimit;
  outbox: Outbox;
  verification: Verification;
}

type PasswordCalls = Pick<
  Auth,
  | 'changePassword'
  | 'changeProfile'
  | 'contact'
  | 'confirmPassword'
  | 'confirmCode'
  | 'confirmChange'
  | 'sendProofCode'
  | 'setPaymentPassword'
  | 'confirmPaymentPassword'
  | 'tellMember'
>;

/** What a live session changes with its passwords, or is asked for again. */
export function createPasswordCalls(needs: Dependencies): PasswordCalls {
  const { db, members, authenticators, attempts, challengeAttempts } = needs;
  const confirmPassword = createPasswordConfirmation({ members, guards: attempts });
  const paymentAttempts = createAttemptLimit(db, 'payment');
  const takeTurn = createPaymentPasswordTurns(db);
  const proofs = createSecondProof({ ...needs, confirmPassword, paymentAttempts, takeTurn });
  const tell = createAccountNotices(needs);
  const payment = createPaymentPassword({
    members,
    attempts: paymentAttempts,
    takeTurn,
    confirmChange: proofs.confirm,
    tell,
  });
  return {
    confirmPassword,
    confirmChange: proofs.confirm,
    sendProofCode: proofs.sendCode,
    tellMember: tell,
    changePassword: createPasswordChange({ ...needs, confirmChange: proofs.confirm, tell }),
    changeProfile: createProfileChange({ members, confirmChange: proofs.confirm, tell }),
    contact: createContact({ ...needs, confirmChange: proofs.confirm }),
    confirmCode: createCodeConfirmation({ authenticators, guards: challengeAttempts }),
    setPaymentPassword: payment.set,
    confirmPaymentPassword: payment.confirm,
  };
}
