import {
  authenticatorState,
  changePassword,
  disableAuthenticator,
  endOtherSessions,
  endSession,
  confirmAuthenticator,
  liveSessions,
  registrationRules,
  enrolAuthenticator,
} from '@pavilion/api/calls/auth';
import { changeProfile, memberInfo, profile } from '@pavilion/api/calls/members';
import { patterns } from '@pavilion/api/patterns';
import { aMember, FakeGateway } from '@pavilion/testing';
import { runStandalone } from '@pavilion/testing/run-standalone';
import { descriptor } from '../src/descriptor';
import remote from '../src/remote';

const current = {
  nickname: 'Rahima',
  email: 'rahima@example.org',
  telegram: '@rahima_k',
  whatsapp: '',
  facebook: '',
  birthday: '1994-11-02',
  address: '',
};
const here = {
  device: 'Chrome · Android',
  address: '103.4.145.2',
  signedInAt: '2026-03-02T08:12:00Z',
  seenAt: '2026-03-02T09:40:00Z',
};
const elsewhere = {
  device: 'Firefox · Windows',
  address: '103.4.145.77',
  signedInAt: '2026-02-27T18:03:00Z',
  seenAt: '2026-02-28T01:22:00Z',
};
const password = {
  field: 'password',
  patternId: 'any',
  acceptedPattern: patterns.any,
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 128,
} as const;

let authenticator = { enrolled: false, recoveryCodesLeft: 0 };

const gateway = new FakeGateway()
  .answer(memberInfo, {
    id: 'a94f01c2e77b3d10',
    account: 'rahima',
    nickname: 'Rahima',
    type: 0,
    inviteCode: '7F3A9C21D04E',
    registeredAt: '2025-08-14T10:00:00Z',
    previousSignIn: { at: elsewhere.signedInAt, device: elsewhere.device, address: elsewhere.address },
  })
  .answer(profile, current)
  .answer(changeProfile, (change) => Object.assign(current, change))
  .answer(registrationRules, { rules: [password], adultAge: 18 })
  .answer(changePassword, {})
  .answer(endOtherSessions, {})
  .answer(endSession('b'.repeat(32)), {})
  .answer(authenticatorState, () => authenticator)
  .answer(enrolAuthenticator, {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    otpauth: 'otpauth://totp/Pavilion:rahima?issuer=Pavilion&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    expires: '2026-03-02T10:00:00Z',
  })
  .answer(confirmAuthenticator, () => {
    authenticator = { enrolled: true, recoveryCodesLeft: 10 };
    return { recoveryCodes: Array.from({ length: 10 }, (_, n) => `K7QRM-2XWP${'ABCDEFGHJK'[n]}`) };
  })
  .answer(disableAuthenticator, () => {
    authenticator = { enrolled: false, recoveryCodesLeft: 0 };
    return {};
  })
  .answer(liveSessions, {
    list: [
      { id: 'a'.repeat(32), ...here, current: true },
      { id: 'b'.repeat(32), ...elsewhere, current: false },
    ],
  });

runStandalone(remote, descriptor, {
  http: gateway,
  member: aMember({ id: 'a94f01c2e77b3d10', account: 'rahima', nickname: 'Rahima' }),
  brand: { flags: { REFERRAL: true } },
});
