import type { RegistrationRule } from '@pavilion/api/auth';
import { captcha, freePlay, register, registerByMobile, registrationRules, signIn, signOut } from '@pavilion/api/calls/auth';
import { announcements } from '@pavilion/api/calls/announcements';
import { memberInfo } from '@pavilion/api/calls/members';
import { countries } from '@pavilion/api/calls/verification';
import { patterns } from '@pavilion/api/patterns';
import { FakeGateway, fakeHost, renderWithHost } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import { createSession, SessionDialogs } from '../session';

/** What the gateway says of a member who signed in. */
export const MEMBER_INFO = {
  id: 'a1b2',
  account: 'nadia',
  nickname: '',
  type: 0,
  inviteCode: 'X1',
  registeredAt: '2026-01-01T00:00:00Z',
};
export const SIGNED_IN = { token: 'granted-token', firstTimeLogin: false, passwordExpired: false };

const BANGLADESH = {
  countryCode: 'BD',
  countryDialingCode: '880',
  name: 'Bangladesh',
  minDigits: 10,
  maxDigits: 10,
  trunkPrefix: '0',
  example: '01812-345678',
};

/** A rule as the gateway sends it. */
export function rule(
  field: RegistrationRule['field'],
  patternId: keyof typeof patterns,
  minLength: number,
  maxLength: number,
  required = true,
): RegistrationRule {
  return { field, patternId, minLength, maxLength, required, enabled: true, acceptedPattern: patterns[patternId] };
}

export const RULES = [
  rule('username', 'letter_first', 4, 15),
  rule('password', 'any', 8, 128),
  rule('referralCode', 'alphanumeric', 4, 40, false),
];

interface SessionOptions {
  rules?: RegistrationRule[];
  flags?: Record<string, boolean>;
  locale?: 'bn' | 'en';
  address?: string;
}

/** The session's popups over a gateway that grants everything; tests tell it what to refuse. */
export function renderSession({ rules = RULES, flags = {}, locale = 'en', address = '/promotions' }: SessionOptions = {}) {
  const http = new FakeGateway()
    .answer(memberInfo, MEMBER_INFO)
    .answer(signIn, SIGNED_IN)
    .answer(signOut, {})
    .answer(register, SIGNED_IN)
    .answer(registerByMobile, SIGNED_IN)
    .answer(freePlay, SIGNED_IN)
    .answer(captcha, { captchaId: 'picture-1', image: 'data:image/svg+xml;base64,PHN2Zy8+', work: { puzzles: 1, bits: 0 } })
    .answer(countries, { list: [BANGLADESH] })
    .answer(announcements, { banners: [], playerNotice: [], popup: [], promotion: [] })
    .answer(registrationRules, { rules, adultAge: 18 });
  const session = createSession({ http, events: fakeHost().events, sessionEndedText: () => '' });
  const rendered = renderWithHost(<SessionDialogs session={session} missingText={() => ''} />, {
    http,
    locale,
    address,
    messages: {},
    brand: { flags: { USERNAMEREG3: true, FREEPLAY: true, ...flags } },
  });
  return { http, session, ...rendered };
}

/** A field of the popup that is open, by its label. */
export const field = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input' });
/** A button of the popup that is open. */
export const button = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name });
/** Before each test: nothing is kept, and nobody came from anywhere. */
export function resetVisit(): void {
  sessionStorage.clear();
  document.cookie = 'remembered=; max-age=0; path=/';
  globalThis.history.replaceState(null, '', '/');
}
