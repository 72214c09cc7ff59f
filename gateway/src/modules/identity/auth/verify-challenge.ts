import type { VerifyChallengeBody, ChallengeCodeBody, ChallengeCodeSent, SignedIn } from '@pavilion/api/auth';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Member, Members } from '../members';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import type { ChallengeMethods } from './challenge-methods';
import type { SignInCompletion } from './sign-in-completion';
import { attemptFrom } from './attempt';
import { type AttemptLimit, lockedError } from './attempt-limit';
import type { Sessions } from './sessions';
import { type SignInChallenges, MAX_ATTEMPTS } from './sign-in-challenges';

interface Dependencies {
  members: Members;
  sessions: Pick<Sessions, 'isKnownDevice'>;
  signInCompletion: SignInCompletion;
  challenges: SignInChallenges;
  methods: ChallengeMethods;
  /** Wrong answers by member, over all their challenges. */
  attempts: AttemptLimit;
  /** Wrong answers from one address. */
  addressLimit: AddressRateLimit;
}

/** The second step of a sign-in: showing more than the password. */
export function createChallengeVerification({
  members,
  sessions,
  signInCompletion,
  challenges,
  methods,
  attempts,
  addressLimit,
}: Dependencies) {
  const memberOf = async (brand: string, id: bigint): Promise<Member> => {
    const member = await members.byId(brand, id);
    if (!member) throw new DomainError('auth.challenge_expired');
    return member;
  };
  return {
    async sendCode(
      brand: Brand,
      { challenge, way }: ChallengeCodeBody,
      caller: Caller,
      locale: Locale,
    ): Promise<ChallengeCodeSent> {
      const check = await challenges.find(brand.code, challenge, caller);
      if (!check.ways.includes(way)) throw wrongMethodError();
      return methods.sendCode(await memberOf(brand.code, check.member_id), way, { address: caller.address, locale });
    },
    async answer(brand: Brand, { challenge, way, answer }: VerifyChallengeBody, caller: Caller): Promise<SignedIn> {
      await addressLimit.consume(caller.address);
      const check = await challenges.consumeAttempt(brand.code, challenge, caller);
      if (!check.ways.includes(way)) throw wrongMethodError();
      const member = await memberOf(brand.code, check.member_id);
      const of = { brand: brand.code, account: member.account };
      const attempt = attemptFrom(of, caller, await sessions.isKnownDevice(brand.code, member.account, caller.mark));
      const guard = await attempts.countFailure(attempt, true);
      if (!(await methods.verify(member, way, answer)))
        throw guard.lockedFor ? lockedError(guard) : wrongAnswerError(MAX_ATTEMPTS - check.tries);
      await challenges.complete(check);
      await Promise.all([attempts.reset(attempt), addressLimit.refund(caller.address)]);
      return signInCompletion.startSession(member, caller, {
        fault: check.password_fault ?? undefined,
        join: check.join_ticket ?? undefined,
      });
    },
  };
}

function wrongAnswerError(triesLeft: number): DomainError {
  return new DomainError('auth.challenge_wrong', { fields: { answer: 'auth.challenge_wrong' }, details: { triesLeft } });
}

function wrongMethodError(): DomainError {
  return new DomainError('request.invalid', { fields: { way: 'request.invalid' } });
}
