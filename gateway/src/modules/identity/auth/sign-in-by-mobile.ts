import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Members } from '../members';
import type { Verification } from '../verification';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import type { SignInCompletion } from './sign-in-completion';

interface Dependencies {
  members: Pick<Members, 'byPhone'>;
  signInCompletion: SignInCompletion;
  verification: Verification;
  /** Wrong codes from one address. */
  addressLimit: AddressRateLimit;
}

type MobileSignIn = Extract<SignInBody, { type: 'sms' }>;

/** Signing in by a number and the code that went there. A number that nobody has got no message, and its code is as wrong as any. */
export function createMobileSignIn({ members, signInCompletion, verification, addressLimit }: Dependencies) {
  return async (brand: Brand, body: MobileSignIn, caller: Caller): Promise<SignedIn> => {
    if (!brand.flags.MOBILELOGIN) throw new DomainError('auth.mobile_off');
    const phone = await verification.phoneOf(brand.code, body);
    await addressLimit.consume(caller.address);
    await verification.redeem(brand.code, 'login', phone, body.verificationCode);
    await addressLimit.refund(caller.address);
    const member = await members.byPhone(brand.code, phone);
    if (!member) throw new DomainError('verification.code_wrong', { fields: { verificationCode: 'verification.code_wrong' } });
    return signInCompletion.complete(brand, member, caller, { proof: 'mobile', area: body.area, join: body.join });
  };
}
