import { registrationRules } from '@pavilion/api/calls/auth';
import { CallError } from '@pavilion/host/http';
import { fakeHost } from '@pavilion/testing';
import { waitFor } from '@testing-library/react';
import { connectGateway } from './connect-gateway';
import type { Transport } from './http/transport';
import { createPreferences } from './preferences/preferences';
import { createRegion } from './states/region';
import { pageData } from './testing/render-shell';
import { MEMBER_INFO, SIGNED_IN } from './testing/render-session';

const answers: Record<string, unknown> = {};
const asked: string[] = [];
jest.mock('./http/transport', () => ({
  ...jest.requireActual<object>('./http/transport'),
  createTransport: (): Transport => async (request) => {
    asked.push(request.path);
    return answers[request.path] ?? { success: true, value: {} };
  },
}));

const CONTRACTS = '/wps/member/info/funds/consolidated';

function page(flags: Record<string, boolean> = {}) {
  return connectGateway({
    page: { ...pageData, brand: { ...pageData.brand, flags } },
    locale: createPreferences(pageData.brand, document).locale,
    messageText: (id) => id,
    events: fakeHost().events,
    region: createRegion(undefined),
    isOn: (flag) => flags[flag] ?? false,
  });
}

const signInAs = async (type: number, flags?: Record<string, boolean>) => {
  answers['/wps/member/info'] = { success: true, value: { ...MEMBER_INFO, type } };
  const opened = page(flags);
  await opened.session.completeSignIn({ method: 'POST', path: '/wps/session/code', token: false, encrypted: false }, {});
  return opened;
};

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
  answers['/wps/session/code'] = { success: true, value: SIGNED_IN };
  answers[CONTRACTS] = {
    success: true,
    value: { dailysalreqtype: 0, divtypereq: 2, contracthoursalreq: 0, realtimesalreqtype: 0 },
  };
});

it('reads after log-in which contracts a member has, where the brand wants that, and keeps it for the session', async () => {
  await signInAs(1, { AGENTPOLICY3: true });

  expect(asked).toContain(CONTRACTS);
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('consolidated') ?? 'null')).toMatchObject({ value: { divtypereq: 2 } }),
  );
});

it.each([
  ['a brand without that policy', 1, {}],
  ['somebody who plays for free', 4, { AGENTPOLICY3: true }],
])('does not read them for %s', async (_who, type, flags) => {
  await signInAs(type, flags);

  expect(asked).not.toContain(CONTRACTS);
});

it('does not leave what one member has to the next', async () => {
  sessionStorage.setItem('consolidated', JSON.stringify({ asked: `GET ${CONTRACTS}`, at: Date.now(), value: {} }));

  await signInAs(0);

  expect(sessionStorage.getItem('consolidated')).toBeNull();
});

it('forgets rules of registration by which a form was refused', async () => {
  const { http } = page();
  await http.call(registrationRules);
  expect(sessionStorage.getItem('validate')).not.toBeNull();
  answers['/wps/somebody'] = { success: false, code: 'register.invalid', message: 'Please check.' };

  await expect(http.call({ method: 'POST', path: '/wps/somebody', token: false, encrypted: false })).rejects.toThrow(CallError);

  expect(sessionStorage.getItem('validate')).toBeNull();
});
