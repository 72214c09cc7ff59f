import type { CheckBody, CheckCodeBody, CheckCodeSent, SignedIn } from '@pavilion/api/auth';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Member, Members } from '../members';
import type { AddressLimit } from './address-limit';
import type { CheckWays } from './check-ways';
import type { Entrance } from './entrance';
import { type Guards, locked } from './guard';
import type { Caller } from './sessions';
import { type SignInChecks, TRIES } from './sign-in-checks';

interface Needs {
  members: Members;
  entrance: Entrance;
  checks: SignInChecks;
  ways: CheckWays;
  /** Wrong answers by member, over all their challenges. */
  guards: Guards;
  /** Wrong answers from one address. */
  wrongs: AddressLimit;
}

/** The second step of a sign-in: showing more than the password. */
export function answerCheckWith({ members, entrance, checks, ways, guards, wrongs }: Needs) {
  const memberOf = async (brand: string, id: bigint): Promise<Member> => {
    const member = await members.byId(brand, id);
    if (!member) throw new DomainError('auth.check_gone');
    return member;
  };
  return {
    async sendCode(brand: Brand, { challenge, way }: CheckCodeBody, caller: Caller, locale: Locale): Promise<CheckCodeSent> {
      const check = await checks.find(brand.code, challenge, caller);
      if (!check.ways.includes(way)) throw wrongWay();
      return ways.sendCode(await memberOf(brand.code, check.member_id), way, { address: caller.address, locale });
    },
    async answer(brand: Brand, { challenge, way, answer }: CheckBody, caller: Caller): Promise<SignedIn> {
      await wrongs.take(caller.address);
      const check = await checks.takeTry(brand.code, challenge, caller);
      if (!check.ways.includes(way)) throw wrongWay();
      const member = await memberOf(brand.code, check.member_id);
      const guard = await guards.count(brand.code, member.account, true);
      if (!(await ways.proves(member, way, answer))) throw guard.lockedFor ? locked(guard) : wrong(TRIES - check.tries);
      await checks.finish(check);
      await Promise.all([guards.clear(brand.code, member.account), wrongs.giveBack(caller.address)]);
      return entrance.admit(member, caller, {
        fault: check.password_fault ?? undefined,
        join: check.join_ticket ?? undefined,
      });
    },
  };
}

function wrong(triesLeft: number): DomainError {
  return new DomainError('auth.check_wrong', { fields: { answer: 'auth.check_wrong' }, details: { triesLeft } });
}

function wrongWay(): DomainError {
  return new DomainError('request.invalid', { fields: { way: 'request.invalid' } });
}
