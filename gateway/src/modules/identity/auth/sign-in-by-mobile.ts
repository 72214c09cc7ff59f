import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Members } from '../members';
import type { Verification } from '../verification';
import type { AddressLimit } from './address-limit';
import type { Entrance } from './entrance';
import type { Caller } from './sessions';

interface Needs {
  members: Pick<Members, 'byPhone'>;
  entrance: Entrance;
  verification: Verification;
  /** Wrong codes from one address. */
  wrongs: AddressLimit;
}

type ByMobile = Extract<SignInBody, { type: 'sms' }>;

/** Signing in by a number and the code that went there. A number that nobody has got no message, and its code is as wrong as any. */
export function signInByMobileWith({ members, entrance, verification, wrongs }: Needs) {
  return async (brand: Brand, body: ByMobile, caller: Caller): Promise<SignedIn> => {
    if (!brand.flags.MOBILELOGIN) throw new DomainError('auth.mobile_off');
    const phone = await verification.phoneOf(brand.code, body);
    await wrongs.take(caller.address);
    await verification.redeem(brand.code, 'login', phone, body.verificationCode);
    await wrongs.giveBack(caller.address);
    const member = await members.byPhone(brand.code, phone);
    if (!member) throw new DomainError('verification.code_wrong', { fields: { verificationCode: 'verification.code_wrong' } });
    return entrance.enter(brand, member, caller, { proof: 'mobile', area: body.area, join: body.join });
  };
}
