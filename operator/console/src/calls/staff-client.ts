import type { Answer } from '@pavilion/api';
import { CallFailure } from './call-failure';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the console reaches the gateway. */
export interface StaffClient {
  /** @throws CallFailure */
  call<Value>(method: Method, path: string, body?: object): Promise<Value>;
  /** Sent back with every call that changes something; the session brings it. */
  csrf: string;
  /** Called when the gateway no longer knows the session. */
  onEnded: () => void;
  /** Language of the texts that the gateway writes. */
  language: () => string;
  /** Whether somebody is using the page just now. */
  isAttended: () => boolean;
}

/** Calls with the session's cookie. `origin` is the page's own unless told. */
export function createStaffClient(origin = location.origin): StaffClient {
  const client: StaffClient = {
    csrf: '',
    onEnded: () => {},
    language: () => 'en',
    isAttended: () => true,
    async call<Value>(method: Method, path: string, body?: object) {
      const answer = await ask<Value>(new URL(`/staff${path}`, origin), {
        method,
        credentials: 'same-origin',
        headers: {
          'accept-language': client.language(),
          ...(method !== 'GET' && { 'x-pavilion-csrf': client.csrf }),
          // Nobody at the keyboard: the page asks by itself, and that keeps no session alive.
          ...(!client.isAttended() && { 'x-pavilion-background': '1' }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.body.success) return answer.body.value;
      const { code, message, fields, details } = answer.body;
      if (code === 'auth.required' && path !== '/session') client.onEnded();
      throw new CallFailure(answer.status, code, message, fields, details);
    },
  };
  return client;
}

async function ask<Value>(address: URL, request: RequestInit): Promise<{ status: number; body: Answer<Value> }> {
  try {
    const response = await fetch(address, request);
    return { status: response.status, body: (await response.json()) as Answer<Value> };
  } catch {
    throw new CallFailure(0, 'network.lost', '');
  }
}
